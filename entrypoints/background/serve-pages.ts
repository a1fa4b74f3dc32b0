import { posted } from '@/utils/capture';
import * as commands from '@/utils/commands';
import { type JobControl, useOther } from '@/utils/jobs';
import { serviceNow } from '@/utils/service';
import type { Store } from '@/utils/store';
import type { Intake } from './intake';

type Parts = { store: Store; control: JobControl; intake: Intake; read: () => Promise<void> };

/** What the extension's pages may ask of the background. */
export function servePages({ store, control, intake, read }: Parts): void {
  const { handle } = commands;
  commands.serve([
    handle(commands.extractLink, ({ label, ...link }) =>
      intake.extract({ kind: 'link', ...link }, label),
    ),
    handle(commands.extractTab, ({ tabId }) => intake.extractTab(tabId)),
    handle(commands.readWaiting, async () => void read()),
    handle(commands.cancelJob, ({ id }) => control.cancel(id)),
    handle(commands.retryJob, ({ id, where }) => control.retry(id, where)),
    handle(commands.readAgain, ({ id, where }) => control.again(id, where)),
    handle(commands.useOther, ({ id }) => useOther(store, id)),
    handle(commands.readService, serviceNow),
    handle(commands.givePassword, ({ id, password }) => control.givePassword(id, password)),
    handle(commands.dismissJob, ({ id }) => control.dismiss(id)),
    handle(commands.removeStatement, ({ id }) => control.removeStatement(id)),
    handle(commands.removeAll, async ({ until }) => {
      await control.removeAll(until);
      await posted.forget();
    }),
  ]);
}
