import type { Where } from '@/utils/messaging';
import { useLanguage } from '../../../locale';
import { Choice } from '../../../shell';
import { ServiceSetUp } from './service-set-up';
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
      <Choice
        name="where"
        legend={text('options_where')}
        isLegendSpoken
        options={WHERES.map((where) => [where, text(`where_${where}`)] as const)}
        value={chosen}
        onChange={state.choose}
      />
      <WhereNow state={state} />
      {chosen === 'service' && <ServiceSetUp state={state} />}
      {chosen === 'service' && <TrialResult trial={state.trial.value} />}
    </>
  );
};
