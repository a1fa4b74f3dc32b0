import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { PageLink, PageLook } from '@/utils/messaging';
import {
  createDesk,
  createTaking,
  followStatements,
  type Desk,
  type PageParts,
  type Taking,
} from '../../desk';

/** Everything that the popup shows. */
export type PopupState = {
  desk: Desk;
  taking: Taking;
  /** What the page behind the popup offers; undefined until it was looked at, or where it can't be. */
  look: ReadonlySignal<PageLook | undefined>;
  /** Addresses of the links that were asked for in this popup. */
  taken: ReadonlySignal<ReadonlySet<string>>;
  /** Pick-up was switched on just now, and downloads can't be read from disk yet: the options show how. */
  offersFiles: ReadonlySignal<boolean>;
  extractLink(link: PageLink): void;
  extractTab(): void;
  /** With further hosts that the page's statements come from. */
  setPickup(on: boolean, hosts?: readonly string[]): void;
};

/** @param chosen The statement to open at first; else the newest, unless the page offers links to extract. */
export const createPopupState = (parts: PageParts, chosen?: string): PopupState => {
  const { api, language } = parts;
  const desk = createDesk(parts);
  const look = signal<PageLook | undefined>(undefined);
  const taken = signal<ReadonlySet<string>>(new Set());
  const offersFiles = signal(false);

  const lookAgain = async (): Promise<void> => {
    // A page that can't be read is no trouble: there is just nothing to offer.
    look.value = await api.page.look().catch(() => undefined);
  };
  const hasLooked = signal(false);
  void lookAgain().then(() => {
    hasLooked.value = true;
  });
  // On a page with statements to extract, those come first.
  const mayOpen = computed(() =>
    hasLooked.value ? (look.value?.links.length ?? 0) === 0 : undefined,
  );
  followStatements(desk, chosen, mayOpen);
  effect(() => {
    // Takes the badge away; what finishes while the popup is open is seen as well.
    void desk.finished.value;
    void api.looked();
  });

  return {
    desk,
    taking: createTaking(desk, parts),
    look,
    taken,
    offersFiles,
    extractLink: (link) => {
      const tabId = look.peek()?.tabId;
      if (tabId === undefined) return;
      taken.value = new Set([...taken.value, link.url]);
      void desk.attempt(() =>
        api.page.extractLink(tabId, link).catch((cause: unknown) => {
          // It can be asked for once more.
          taken.value = new Set([...taken.value].filter((url) => url !== link.url));
          throw cause;
        }),
      );
    },
    extractTab: () => {
      const tabId = look.peek()?.tabId;
      if (tabId !== undefined) void desk.attempt(() => api.page.extractTab(tabId));
    },
    setPickup: (on, hosts = []) => {
      const pattern = look.peek()?.pattern;
      if (pattern === undefined) return;
      // The permission must be asked for in the click itself: nothing may be awaited before.
      const answer = on ? api.sites.switchOn(pattern, hosts) : api.sites.switchOff(pattern);
      void desk.attempt(async () => {
        if ((await answer) === false)
          throw new Error(language.text('page_pickupRefused', look.peek()?.site ?? pattern));
        await lookAgain();
        const access = await api.fileAccess.state();
        offersFiles.value = on && (access === 'off' || access === 'ungranted');
      });
    },
  };
};
