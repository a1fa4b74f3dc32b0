import { useEffect, useState } from 'preact/hooks';
import type { PageLink, PageLook } from '@/utils/messaging';
import { hostOf, useLanguage } from '../locale';
import { Button, Icon, Switch } from '../shell';
import './page-offer.css';

type PageOfferProps = {
  look: PageLook;
  /** Links that were asked for already. */
  taken: ReadonlySet<string>;
  /** Whether the list of links is open, until the person says otherwise. */
  startsOpen: boolean;
  onLink: (link: PageLink) => void;
  onTab: () => void;
  /** With the further hosts that are wanted. */
  onPickup: (on: boolean, hosts: readonly string[]) => void;
};

const LinkLine = (props: { link: PageLink; isTaken: boolean; onExtract: () => void }) => {
  const { link, isTaken, onExtract } = props;
  const { text, format } = useLanguage();
  return (
    <li class="page-link" data-link-url={link.url}>
      <span class="one-line" dir="auto" title={link.label}>
        {link.label}
      </span>
      {link.month !== undefined && <span class="quiet figure">{format.month(link.month)}</span>}
      <Button
        disabled={isTaken}
        label={text(isTaken ? 'extractAdded_named' : 'action_extract_named', link.label)}
        {...(isTaken ? { icon: 'tick' } : {})}
        onClick={onExtract}
      >
        {text(isTaken ? 'extractAdded' : 'action_extract')}
      </Button>
    </li>
  );
};

/** The switch, and further hosts that statements come from: each may be left out, or added later. */
const Pickup = ({ look, onPickup }: Pick<PageOfferProps, 'look' | 'onPickup'>) => {
  const { text } = useLanguage();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { pickup, furtherHosts } = look;
  const wanted = furtherHosts.filter((host) => !left.has(host));
  const toggle = (host: string): void => {
    const next = new Set(left);
    if (!next.delete(host)) next.add(host);
    setLeft(next);
  };
  return (
    <>
      <Switch on={pickup} onChange={(on) => onPickup(on, on ? wanted : [])}>
        {text('page_pickup')}
      </Switch>
      {furtherHosts.map((host) =>
        pickup ? (
          <Button key={host} kind="quiet" onClick={() => onPickup(true, [host])}>
            {text('action_letIn', hostOf(host))}
          </Button>
        ) : (
          <label key={host} class="choice-line page-further">
            <input type="checkbox" checked={!left.has(host)} onChange={() => toggle(host)} />
            {text('page_further', hostOf(host))}
          </label>
        ),
      )}
    </>
  );
};

/** What can be done on the page behind the popup. */
export const PageOffer = (props: PageOfferProps) => {
  const { look, taken, startsOpen, onLink, onTab, onPickup } = props;
  const { text } = useLanguage();
  const [isOpen, setOpen] = useState(startsOpen);
  useEffect(() => setOpen(startsOpen), [startsOpen]);
  const { links, isPdf, pattern } = look;
  return (
    <div class="page-offer">
      {pattern !== undefined && <Pickup look={look} onPickup={onPickup} />}
      {isPdf && (
        <p class="page-tab">
          <span>{text('page_isPdf')}</span>
          <Button kind="primary" onClick={onTab}>
            {text('action_extract')}
          </Button>
        </p>
      )}
      {links.length > 0 && (
        <>
          <button
            type="button"
            class="disclosure"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="chevron" />
            {text.count('page_links', links.length)}
          </button>
          {isOpen && (
            <ul class="page-links">
              {links.map((link) => (
                <LinkLine
                  key={`${link.frameId} ${link.url}`}
                  link={link}
                  isTaken={taken.has(link.url)}
                  onExtract={() => onLink(link)}
                />
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
};
