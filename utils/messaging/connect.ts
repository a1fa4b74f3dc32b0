import { browser } from 'wxt/browser';
import * as capture from '@/utils/capture';
import * as commands from '@/utils/commands';
import { admitFile, createAdmission } from '@/utils/jobs';
import * as service from '@/utils/service';
import {
  forNewJobs,
  kept,
  lookedAt,
  notifyAfterPickup,
  pickupSites,
  retention,
  session,
} from '@/utils/settings';
import { type JobId, openStore, type Store } from '@/utils/store';
import type { Api } from './api';
import { keepAlive } from './keep-alive';
import { watch } from './watch';

/** Connects a page of the extension: reads come from the store, commands go to the background. */
export function connect(store: Store = openStore()): Api {
  const admission = createAdmission({ store, now: Date.now, kept: forNewJobs });

  return {
    jobs: {
      list: store.jobs.list,
      watch: (listener) => {
        const stops = [watch('jobs', store.jobs.list, listener), keepAlive(store)];
        return () => stops.forEach((stop) => stop());
      },
      cancel: (id) => commands.ask(commands.cancelJob, { id }),
      retry: (id, where) => commands.ask(commands.retryJob, { id, ...(where && { where }) }),
      givePassword: (id, password) => commands.ask(commands.givePassword, { id, password }),
      dismiss: (id) => commands.ask(commands.dismissJob, { id }),
    },
    statements: {
      list: store.statements.list,
      watch: (listener) => watch('statements', store.statements.list, listener),
      get: store.statements.get,
      pdf: async (id) => {
        const statement = (await store.statements.list()).find((one) => one.id === id);
        return statement && store.pdfs.get(statement.hash);
      },
      extractAgain: (id, where) => commands.ask(commands.readAgain, { id, where }),
      useOther: (id) => commands.ask(commands.useOther, { id }),
      remove: (id) => commands.ask(commands.removeStatement, { id }),
      removeAll: (until) => commands.ask(commands.removeAll, { until }),
      setRetention: async (wanted) => {
        await retention.setValue(wanted);
        await store.retain(await kept());
        await store.sweep(Date.now(), await session());
      },
      findOver: async (wanted) =>
        store.findOver({ retention: wanted, session: (await session()).name }, Date.now()),
    },
    looked: () => lookedAt.setValue(Date.now()),
    extractFiles: async (files) => {
      const ids: JobId[] = [];
      for (const file of files) ids.push(await admitFile(admission, file));
      await commands.ask(commands.readWaiting, {});
      return ids;
    },
    page: {
      look: capture.lookAtTab,
      extractLink: (tabId, { frameId, url, label }) =>
        commands.ask(commands.extractLink, { tabId, frameId, url, label }),
      extractTab: (tabId) => commands.ask(commands.extractTab, { tabId }),
    },
    sites: {
      list: () => pickupSites.getValue(),
      watch: (listener) => {
        void pickupSites.getValue().then(listener);
        return pickupSites.watch((sites) => listener(sites));
      },
      switchOn: capture.switchOn,
      switchOff: capture.switchOff,
      leaveHost: capture.leaveHost,
      setButtons: capture.setButtons,
    },
    service: {
      watch: service.watchService,
      save: service.saveService,
      extractHere: service.extractHere,
      forgetToken: service.forgetToken,
      test: service.testService,
    },
    notifications: {
      get: () => notifyAfterPickup.getValue(),
      set: async (wanted) => {
        const permission = { permissions: ['notifications' as const] };
        const isOn = wanted && (await browser.permissions.request(permission));
        if (!isOn) await browser.permissions.remove(permission);
        await notifyAfterPickup.setValue(isOn);
        return isOn;
      },
    },
    fileAccess: {
      state: capture.fileAccess,
      openSettings: capture.openExtensionSettings,
      grant: capture.grantFileUrls,
    },
  };
}
