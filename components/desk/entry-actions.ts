import { hostOf } from '../locale';
import type { Desk } from './desk';
import type { EntryActions } from './entry-list';
import type { PageParts } from './page-parts';

/** What the buttons of the list do. */
export const entryActions = (desk: Desk, { api, open, language }: PageParts): EntryActions => ({
  choose: (id) => void desk.choose(id),
  forget: (id) => desk.forget([id]),
  cancel: ({ id, name }) =>
    void desk.attempt(async () => {
      await api.jobs.cancel(id);
      desk.announce(language.text('news_cancelled', name));
    }),
  password: (job, password) => void desk.attempt(() => api.jobs.givePassword(job.id, password)),
  elsewhere: ({ state, where, hash }) => {
    if (state.kind !== 'failed' || state.failure.kind === 'capture' || hash === undefined)
      return undefined;
    if (where === 'service') return 'device';
    const service = desk.service.value;
    return service?.service && service.token !== 'none' ? 'service' : undefined;
  },
  retryAt: (job, where) => void desk.attempt(() => api.jobs.retry(job.id, where)),
  step: (job, step) => {
    switch (step) {
      case 'retry':
        void desk.attempt(() => api.jobs.retry(job.id));
        break;
      case 'pickFile':
        open.statements();
        break;
      case 'fileAccess':
        void desk.attempt(() => api.fileAccess.openSettings());
        break;
      case 'letIn': {
        const { state } = job;
        if (state.kind !== 'failed' || state.failure.kind !== 'capture') return;
        const { failure } = state;
        if (failure.reason !== 'otherHost') return;
        // Asked for in the click itself; the background tries again once it is granted.
        const answer = api.sites.switchOn(failure.site, [failure.host]);
        void desk.attempt(async () => {
          if (!(await answer))
            throw new Error(language.text('page_pickupRefused', hostOf(failure.host)));
        });
        break;
      }
      case 'settings':
        open.options();
        break;
    }
  },
});
