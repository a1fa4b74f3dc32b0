import type { Job } from '@/utils/messaging';
import { sentenceOf } from '../failure';
import type { Language } from '../locale';

/** Pages between two announcements of one job's progress: a screen reader must not be flooded. */
const PAGES_BETWEEN = 5;

const announced = (job: Job, language: Language): string | undefined => {
  const { text, format } = language;
  const { state, name } = job;
  switch (state.kind) {
    case 'capturing':
      return text(job.origin.way === 'file' ? 'news_opening' : 'news_capturing', name);
    case 'reading':
      if (state.pages === undefined || state.page % PAGES_BETWEEN !== 1) return undefined;
      return text('news_reading', name, format.count(state.page), format.count(state.pages));
    case 'needsPassword':
      return text(
        state.reason === 'required' ? 'news_passwordRequired' : 'news_passwordIncorrect',
        name,
      );
    case 'done':
      return text('news_done', name);
    case 'failed': {
      const { what, next } = sentenceOf(state.failure, language);
      return `${name}: ${what} ${next}`;
    }
  }
};

/** What a screen reader should hear after the jobs changed; nothing for what was so before. */
export const newsOf = (
  before: readonly Job[],
  after: readonly Job[],
  language: Language,
): string[] => {
  const known = new Map(before.map((job) => [job.id, JSON.stringify(job.state)]));
  return after
    .filter((job) => known.get(job.id) !== JSON.stringify(job.state))
    .map((job) => announced(job, language))
    .filter((sentence) => sentence !== undefined);
};
