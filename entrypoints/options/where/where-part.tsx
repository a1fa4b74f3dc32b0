import { useLanguage } from '@/components/locale';
import type { Where } from '@/utils/messaging';
import { ServiceForm } from './service-form';
import { TrialResult } from './trial-result';
import { WhereNow } from './where-now';
import './where.css';
import type { WhereState } from './where-state';

const WHERES: readonly Where[] = ['device', 'service'];

/** Where PDFs are extracted: on this device, or at a service that is set up here. */
export const WherePart = ({ state }: { state: WhereState }) => {
  const { text } = useLanguage();
  const chosen = state.chosen.value;
  return (
    <>
      <fieldset class="choice">
        <legend class="spoken">{text('options_where')}</legend>
        {WHERES.map((where) => (
          <label key={where}>
            <input
              type="radio"
              name="where"
              value={where}
              checked={chosen === where}
              onChange={() => state.choose(where)}
            />
            {text(`where_${where}`)}
          </label>
        ))}
      </fieldset>
      <WhereNow state={state} />
      {chosen === 'service' && <ServiceForm state={state} />}
      {chosen === 'service' && <TrialResult trial={state.trial.value} />}
    </>
  );
};
