import { signal, type ReadonlySignal } from '@preact/signals';
import type { Api, FileAccess } from '@/utils/messaging';
import { createDesk, type Desk } from '../../desk';
import { createKeepingState, type KeepingParts, type KeepingState } from './keeping-state';
import { createWhereState, type WhereState } from './where/where-state';

type PickupSites = Parameters<Parameters<Api['sites']['watch']>[0]>[0];

/** Everything that the options show. */
export type OptionsState = {
  desk: Desk;
  where: WhereState;
  keeping: KeepingState;
  sites: ReadonlySignal<PickupSites>;
  /** Undefined until it is known. */
  fileAccess: ReadonlySignal<FileAccess | undefined>;
  switchOff(pattern: string): void;
  leaveHost(pattern: string, host: string): void;
  setButtons(pattern: string, shown: boolean): void;
  notify: ReadonlySignal<boolean>;
  setNotify(wanted: boolean): void;
  openFileSettings(): void;
  grantFiles(): void;
  /** Looks again whether files can be read; the person may come back from the browser's settings. */
  lookAgain(): Promise<void>;
};

export type OptionsParts = KeepingParts;

export const createOptionsState = (parts: OptionsParts): OptionsState => {
  const { api } = parts;
  const desk = createDesk(parts);
  const sites = signal<PickupSites>([]);
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
  void lookAgain();

  return {
    desk,
    where: createWhereState(parts, desk),
    keeping: createKeepingState(parts, desk),
    sites,
    fileAccess,
    switchOff: (pattern) => void desk.attempt(() => api.sites.switchOff(pattern)),
    leaveHost: (pattern, host) => void desk.attempt(() => api.sites.leaveHost(pattern, host)),
    setButtons: (pattern, shown) => void desk.attempt(() => api.sites.setButtons(pattern, shown)),
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
  };
};
