import { defineBackground } from '#imports';
import { browser } from 'wxt/browser';
import * as capture from '@/utils/capture';
import { createAdmission } from '@/utils/jobs';
import { endpointSettings, forNewJobs, lookedAt, pickupSites } from '@/utils/settings';
import { openStore } from '@/utils/store';
import { createBackground } from './background';
import { createIntake } from './intake';
import { openNotified } from './notify';
import { servePages } from './serve-pages';
import { showBadge } from './show-badge';
import { tryLetIn } from './try-let-in';

/**
 * Wires events to the background's parts. All listeners are there before the first await, so that any event wakes it.
 * As a module it shares its chunks with the extension's pages.
 */
export default defineBackground({ type: 'module', main });

function main(): void {
  const store = openStore();
  const admission = createAdmission({ store, now: Date.now, kept: forNewJobs });
  const offers = capture.createOffers((pdf) => void intake.blob(pdf));
  const dataUrls = capture.watchDownloads((download) => intake.download(download));
  const ways = capture.createWays({ offers, dataUrls, posted: capture.posted });
  const catcher = capture.createCatcher(admission, ways);
  const {
    control,
    start,
    startSession,
    read,
    capture: catchPdf,
  } = createBackground({ store, catcher });
  const intake = createIntake({ admission, read, capture: catchPdf });

  browser.runtime.onStartup.addListener(startSession);
  capture.addContextMenu(intake.extract);
  capture.listenForCommand(intake.commandOnTab);
  capture.listenToPages({ onPdf: offers.offer, onMessage: intake.message });
  if (import.meta.env.FIREFOX) capture.watchShownPdfs(intake.shown);
  servePages({ store, control, intake, read });
  openNotified();
  lookedAt.watch(() => showBadge(store));
  pickupSites.watch(capture.runScriptsOn);
  pickupSites.watch((sites) => tryLetIn(store, control, sites));
  endpointSettings.watch(({ where }) => where === 'device' && control.keepHere());
  browser.permissions.onAdded.addListener(capture.addGranted);
  browser.permissions.onRemoved.addListener(capture.dropRevoked);
  void start();
}
