import { useEffect, useState } from 'preact/hooks';
import type { PageLink, PageLook } from '@/utils/messaging';
import { useLanguage } from '../locale';
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
  onPickup: (on: boolean) => void;
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
        label={text('action_extract_named', link.label)}
        onClick={onExtract}
      >
        {text('action_extract')}
      </Button>
    </li>
  );
};

/** What can be done on the page behind the popup. */
export const PageOffer = (props: PageOfferProps) => {
  const { look, taken, startsOpen, onLink, onTab, onPickup } = props;
  const { text } = useLanguage();
  const [isOpen, setOpen] = useState(startsOpen);
  useEffect(() => setOpen(startsOpen), [startsOpen]);
  const { links, isPdf, pattern, pickup } = look;
  return (
    <div class="page-offer">
      {pattern !== undefined && (
        <Switch on={pickup} onChange={onPickup}>
          {text('page_pickup')}
        </Switch>
      )}
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
