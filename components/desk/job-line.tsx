import type { ComponentChildren } from 'preact';
import type { Job, JobState } from '@/utils/messaging';
import { FailureNote, type NextStep } from '../failure';
import { useLanguage } from '../locale';
import { IconButton, Mark, type MarkKind } from '../shell';
import { PasswordForm } from './password-form';

export type JobActions = {
  cancel: () => void;
  dismiss: () => void;
  password: (password: string) => void;
  step: (step: Exclude<NextStep, 'none'>) => void;
};

const MARKS: Record<JobState['kind'], MarkKind> = {
  capturing: 'working',
  reading: 'working',
  needsPassword: 'locked',
  done: 'working',
  failed: 'failed',
  cancelled: 'quiet',
};

/** What pick-up caught by itself and is no statement: said, but not made a matter of. */
const isQuiet = (job: Job): boolean =>
  !job.asked &&
  job.state.kind === 'failed' &&
  job.state.failure.kind === 'nonSuccess' &&
  /^pdf\/fail\/(unknown-pdf|unsupported-pdf|auto-detect)$/.test(job.state.failure.code);

const Progress = ({ state }: { state: Extract<JobState, { kind: 'reading' }> }) => {
  const { text, format } = useLanguage();
  const { page, pages } = state;
  const words =
    pages === undefined || page === 0
      ? text('job_waiting')
      : text('job_reading', format.count(page), format.count(pages));
  return (
    <div class="job-progress">
      <span>{words}</span>
      <progress
        aria-label={words}
        max={pages ?? 1}
        {...(pages === undefined ? {} : { value: page })}
      />
    </div>
  );
};

const useBody = (job: Job, actions: JobActions): ComponentChildren => {
  const { text } = useLanguage();
  const { state } = job;
  switch (state.kind) {
    case 'capturing':
      return text('job_capturing');
    case 'reading':
      return <Progress state={state} />;
    case 'needsPassword':
      return (
        <PasswordForm
          name={job.name}
          wasWrong={state.reason === 'incorrect'}
          onPassword={actions.password}
        />
      );
    case 'failed':
      return isQuiet(job) ? (
        text('job_noStatement')
      ) : (
        <FailureNote failure={state.failure} onStep={actions.step} />
      );
    case 'done':
    case 'cancelled':
      return undefined;
  }
};

/** A PDF on its way: progress, a password wanted, or why it failed. */
export const JobLine = ({ job, actions }: { job: Job; actions: JobActions }) => {
  const { text } = useLanguage();
  const body = useBody(job, actions);
  const { kind } = job.state;
  const isOver = kind === 'failed';
  return (
    <div class="job" data-job-id={job.id} data-job-state={kind}>
      <Mark kind={isQuiet(job) ? 'quiet' : MARKS[kind]} />
      <div class="job-body">
        <p class="job-name one-line" dir="auto" title={job.name}>
          {job.name}
        </p>
        {body}
      </div>
      <IconButton
        icon={isOver ? 'forget' : 'cross'}
        label={text(isOver ? 'action_forget_named' : 'action_cancel_named', job.name)}
        onClick={isOver ? actions.dismiss : actions.cancel}
      />
    </div>
  );
};
