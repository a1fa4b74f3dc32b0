import { signal, type ReadonlySignal } from '@preact/signals';
import { createDesk, type Desk, type PageParts } from '@/components/desk';
import type { Api, FileAccess, Retention } from '@/utils/messaging';
import { createWhereState, type WhereState } from './where/where-state';

type PickupSites = Parameters<Parameters<Api['sites']['watch']>[0]>[0];

/** Everything that the options show. */
export type OptionsState = {
  desk: Desk;
  where: WhereState;
  sites: ReadonlySignal<PickupSites>;
  retention: ReadonlySignal<Retention>;
  /** Undefined until it is known. */
  fileAccess: ReadonlySignal<FileAccess | undefined>;
  switchOff(pattern: string): void;
  leaveHost(pattern: string, host: string): void;
  setButtons(pattern: string, shown: boolean): void;
  setRetention(retention: Retention): void;
  notify: ReadonlySignal<boolean>;
  setNotify(wanted: boolean): void;
  openFileSettings(): void;
  grantFiles(): void;
  /** Looks again whether files can be read; the person may come back from the browser's settings. */
  lookAgain(): Promise<void>;
  forgetAll(): void;
};

export type OptionsParts = PageParts & { loadRetention: () => Promise<Retention> };

export const createOptionsState = (parts: OptionsParts): OptionsState => {
  const { api, loadRetention } = parts;
  const desk = createDesk(parts);
  const sites = signal<PickupSites>([]);
  const retention = signal<Retention>('untilDeleted');
  const fileAccess = signal<FileAccess | undefined>(undefined);

  const lookAgain = async (): Promise<void> => {
    fileAccess.value = await api.fileAccess.state();
  };
  const notify = signal(false);
  void api.notifications.get().then((wanted) => {
    notify.value = wanted;
  });
  api.sites.watch((next) => {
    sites.value = next;
  });
  void loadRetention().then((kept) => {
    retention.value = kept;
  });
  void lookAgain();

  return {
    desk,
    where: createWhereState(parts, desk),
    sites,
    retention,
    fileAccess,
    switchOff: (pattern) => void desk.attempt(() => api.sites.switchOff(pattern)),
    leaveHost: (pattern, host) => void desk.attempt(() => api.sites.leaveHost(pattern, host)),
    setButtons: (pattern, shown) => void desk.attempt(() => api.sites.setButtons(pattern, shown)),
    setRetention: (wanted) => {
      retention.value = wanted;
      void desk.attempt(() => api.statements.setRetention(wanted));
    },
    notify,
    setNotify: (wanted) =>
      void desk.attempt(async () => {
        notify.value = await api.notifications.set(wanted);
      }),
    grantFiles: () =>
      void desk.attempt(async () => {
        await api.fileAccess.grant();
        await lookAgain();
      }),
    openFileSettings: () => void desk.attempt(() => api.fileAccess.openSettings()),
    lookAgain,
    forgetAll: () => desk.forget(desk.entries.peek().map((entry) => entry.id)),
  };
};
