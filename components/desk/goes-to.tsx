import { useLanguage } from '../locale';
import './answered-by.css';
import type { Desk } from './desk';

/** Where PDFs go, said wherever one can be handed over; nothing while they stay on this device. */
export const GoesTo = ({ desk }: { desk: Desk }) => {
  const { text } = useLanguage();
  const state = desk.service.value;
  if (state?.where !== 'service' || !state.service) return null;
  const { host } = new URL(state.service.baseUrl);
  return (
    <p class="goes-to quiet one-line" data-part="goes-to">
      {text(state.service.mode === 'sandbox' ? 'goesTo_sandbox' : 'goesTo_service', host)}
    </p>
  );
};
