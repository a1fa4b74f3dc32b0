import type { ComponentChildren } from 'preact';
import type { Job, JobState, Where } from '@/utils/messaging';
import { FailureNote, type NextStep } from '../failure';
import { useLanguage } from '../locale';
import { Button, IconButton, Mark, type MarkKind } from '../shell';
import { PasswordForm } from './password-form';

export type JobActions = {
  cancel: () => void;
  dismiss: () => void;
  password: (password: string) => void;
  step: (step: Exclude<NextStep, 'none'>) => void;
  retryAt: (where: Where) => void;
};

type JobLineProps = {
  job: Job;
  /** The other place that may read it, where it failed. */
  elsewhere: Where | undefined;
  actions: JobActions;
};

const MARKS: Record<JobState['kind'], MarkKind> = {
  capturing: 'working',
  reading: 'working',
  needsPassword: 'locked',
  done: 'working',
  failed: 'failed',
};

/** Picked up unasked, and no statement: reported in muted type. */
const isQuiet = (job: Job): boolean =>
  !job.asked &&
  job.state.kind === 'failed' &&
  job.state.failure.kind === 'nonSuccess' &&
  /^pdf\/fail\/(unknown-pdf|unsupported-pdf|auto-detect)$/.test(job.state.failure.code);

type ProgressProps = { job: Job; state: Extract<JobState, { kind: 'reading' }> };

const Progress = ({ job, state }: ProgressProps) => {
  const { text, format } = useLanguage();
  const { page, pages } = state;
  // A service tells nothing of how far it is.
  const isAway = job.where === 'service' && job.attempts > 0;
  const waiting = text(isAway ? 'job_atService' : 'job_waiting');
  const words =
    pages === undefined || page === 0
      ? waiting
      : text('job_reading', format.count(page), format.count(pages));
  // What has not begun has no progress to draw.
  if (words === waiting && !isAway) return <span>{words}</span>;
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

const useBody = ({ job, elsewhere, actions }: JobLineProps): ComponentChildren => {
  const { text } = useLanguage();
  const { state } = job;
  switch (state.kind) {
    case 'capturing':
      return text(job.origin.way === 'file' ? 'job_opening' : 'job_capturing');
    case 'reading':
      return <Progress job={job} state={state} />;
    case 'needsPassword':
      return (
        <PasswordForm
          name={job.name}
          wasWrong={state.reason === 'incorrect'}
          isSent={job.where === 'service'}
          onPassword={actions.password}
        />
      );
    case 'failed':
      return isQuiet(job) ? (
        text('job_noStatement')
      ) : (
        <FailureNote failure={state.failure} onStep={actions.step}>
          {elsewhere && (
            <Button onClick={() => actions.retryAt(elsewhere)}>
              {text(elsewhere === 'device' ? 'action_onDevice' : 'action_atService')}
            </Button>
          )}
        </FailureNote>
      );
    case 'done':
      return undefined;
  }
};

/** A PDF on its way: progress, a password wanted, or why it failed. */
export const JobLine = (props: JobLineProps) => {
  const { job, actions } = props;
  const { text } = useLanguage();
  const body = useBody(props);
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
