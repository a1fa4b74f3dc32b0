import { browser } from 'wxt/browser';
import {
  type Chosen,
  type Frame,
  nameOf,
  type PagePdf,
  type PdfDownload,
  posted,
  siteNameOf,
} from '@/utils/capture';
import type { PageMessage } from '@/utils/in-page';
import type { Admission } from '@/utils/jobs';
import type { Job, JobId } from '@/utils/store';

type Parts = {
  admission: Admission;
  capture: (job: Job) => Promise<void>;
  read: () => Promise<void>;
};

/** How each way in becomes a job: what was asked for, and what pick-up saw by itself. */
export function createIntake({ admission, capture, read }: Parts) {
  const begin = (way: Chosen & { name: string; asked: boolean }) => {
    const { name, asked, ...source } = way;
    const origin = { way: source.kind, site: siteNameOf(source.url) };
    return admission.begin({ name, origin, asked, source });
  };

  /** @returns the job as soon as it exists; its bytes are still to be had */
  const extract = async (chosen: Chosen, label?: string): Promise<JobId> => {
    const job = await begin({ ...chosen, name: nameOf(chosen.url, label), asked: true });
    void capture(job);
    return job.id;
  };

  /** A frame that shows a PDF. */
  const shown = async (frame: Frame) => {
    await capture(await begin({ kind: 'tab', ...frame, name: nameOf(frame.url), asked: false }));
  };

  return {
    extract,
    shown,

    extractTab: async (tabId: number): Promise<JobId> => {
      const { url } = await browser.tabs.get(tabId);
      if (url === undefined) throw new Error(browser.i18n.getMessage('tabNotReadable'));
      return extract({ kind: 'tab', url, tabId, frameId: 0 });
    },

    /** The keyboard command has no page to say it on: what can't be read is listed as such. */
    commandOnTab: async (tabId: number) => {
      const { url, title } = await browser.tabs.get(tabId);
      if (url !== undefined) return extract({ kind: 'tab', url, tabId, frameId: 0 });
      const name = title ?? browser.i18n.getMessage('extractThisPdf');
      const origin = { way: 'tab', site: undefined } as const;
      const { id } = await admission.begin({ name, origin, asked: true });
      await admission.fail(id, { kind: 'capture', reason: 'notLetIn' });
      await read();
      return id;
    },

    download: async ({ downloadId, name, site }: PdfDownload) => {
      const source = { kind: 'download', downloadId } as const;
      const origin = { way: 'download', site } as const;
      await capture(await admission.begin({ name, origin, asked: false, source }));
    },

    blob: async ({ bytes, site, title }: PagePdf) => {
      const name = title || (site ?? '');
      const job = await admission.begin({ name, origin: { way: 'page', site }, asked: false });
      await admission.hand(job.id, bytes);
      await read();
    },

    message: async (message: PageMessage, frame: Frame) => {
      switch (message.page) {
        case 'posted':
          await posted.note(message.url);
          return;
        case 'showsPdf':
          await shown(frame);
          return;
        case 'extract':
          await extract({ kind: 'link', ...frame, url: message.url }, message.label);
      }
    },
  };
}

export type Intake = ReturnType<typeof createIntake>;
