import { useMemo } from 'preact/hooks';
import type { SuccessEnvelope } from '@/utils/contract';
import { FailureNote } from '../../../failure';
import { useLanguage } from '../../../locale';
import { Mark } from '../../../shell';
import { createStatementState, StatementPreview } from '../../../statement';
import type { Trial } from './where-state';

/** What the sandbox made of the sample, and what that cost. */
const Answer = ({ envelope }: { envelope: SuccessEnvelope }) => {
  const { text, format } = useLanguage();
  const { data, creditsDeducted, creditBalance, code, requestId } = envelope;
  const state = useMemo(() => createStatementState(data, format), [data, format]);
  const [view] = state.views;
  const cost =
    creditsDeducted === undefined
      ? text('trial_costUnknown')
      : creditsDeducted === 0
        ? text('trial_free')
        : text('trial_cost', format.credits(-creditsDeducted));
  return (
    <>
      <p class="trial-verdict">
        <Mark kind="proven" />
        <strong>{text('trial_works')}</strong>
      </p>
      <p data-part="cost">
        {cost} {creditBalance !== undefined && text('trial_left', format.credits(creditBalance))}
      </p>
      <figure class="trial-answer">
        <figcaption>{text('trial_answered')}</figcaption>
        {view && <StatementPreview state={state} title={view.account.issuer.name} />}
      </figure>
      <details>
        <summary>{text('details')}</summary>
        <ul>
          <li>{text('details_code', code)}</li>
          <li>{text('trial_request', requestId)}</li>
        </ul>
      </details>
    </>
  );
};

const Result = ({ trial }: { trial: Trial }) => {
  const { text } = useLanguage();
  switch (trial.kind) {
    case 'none':
      return null;
    case 'asking':
      return (
        <p class="trial-verdict">
          <Mark kind="working" />
          {text('trial_asking')}
        </p>
      );
    case 'refused':
      return <p>{text('trial_refused')}</p>;
    case 'answered':
      return trial.outcome.ok ? (
        <Answer envelope={trial.outcome.envelope} />
      ) : (
        <div class="trial-failure">
          <Mark kind="failed" />
          <FailureNote failure={trial.outcome.failure} />
        </div>
      );
  }
};

/** What came of testing the connection. */
export const TrialResult = ({ trial }: { trial: Trial }) => (
  <div class="trial" data-trial={trial.kind}>
    <Result trial={trial} />
  </div>
);
