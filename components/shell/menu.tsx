import type { ComponentChildren, RefObject } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from './icon';
import './menu.css';
import { placeMenu } from './place-menu';

export type MenuItem = {
  id: string;
  label: string;
  /** A quiet line below, saying for whom or what. */
  note?: string;
};

type MenuProps = {
  /** The button's accessible name. */
  label: string;
  icon: IconName;
  items: readonly MenuItem[];
  onChoose: (id: string) => void;
  children?: ComponentChildren;
};

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The next entry that begins with a letter, going round. */
const nextBeginningWith = (
  letter: string,
  entries: readonly HTMLElement[],
  from: number,
): number | undefined => {
  if (letter.length !== 1) return undefined;
  const begins = (entry: HTMLElement): boolean =>
    entry.textContent?.toLocaleLowerCase().startsWith(letter.toLocaleLowerCase()) ?? false;
  const order = entries.map((_, step) => (from + 1 + step) % entries.length);
  return order.find((at) => entries[at] !== undefined && begins(entries[at]));
};

type MenuListProps = Pick<MenuProps, 'label' | 'items' | 'onChoose'> & {
  id: string;
  list: RefObject<HTMLDivElement | null>;
};

const MenuList = ({ id, list, label, items, onChoose }: MenuListProps) => (
  <div class="menu-list" role="menu" id={id} ref={list} aria-label={label}>
    {items.map((item) => (
      <button
        key={item.id}
        type="button"
        role="menuitem"
        tabIndex={-1}
        class="menu-item"
        data-choice={item.id}
        onClick={() => onChoose(item.id)}
      >
        {item.label}
        {item.note && <span class="quiet">{item.note}</span>}
      </button>
    ))}
  </div>
);

/** A button that opens a menu, with the keys of the ARIA menu-button pattern. */
export const Menu = ({ label, icon, items, onChoose, children }: MenuProps) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  const entries = (): HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
  ];
  const close = (): void => {
    setOpen(false);
    opener.current?.focus();
  };
  useLayoutEffect(() => {
    if (!isOpen) return;
    if (opener.current && list.current) placeMenu(list.current, opener.current);
    entries()[0]?.focus();
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isOpen) return;
    // The page's own keys (Esc, arrows) must not act as well.
    event.stopPropagation();
    if (event.key === 'Escape') return close();
    const all = entries();
    const at = all.findIndex((entry) => entry === document.activeElement);
    const to = STEPS[event.key]?.(at, all.length) ?? nextBeginningWith(event.key, all, at);
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  };

  return (
    <div
      class="menu"
      ref={root}
      onKeyDown={onKeyDown}
      onFocusOut={(event) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node && root.current?.contains(to))) setOpen(false);
      }}
    >
      <button
        ref={opener}
        type="button"
        class="button menu-button"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {children}
        <Icon name={icon} />
      </button>
      {isOpen && (
        <MenuList
          id={id}
          list={list}
          label={label}
          items={items}
          onChoose={(item) => {
            close();
            onChoose(item);
          }}
        />
      )}
    </div>
  );
};
