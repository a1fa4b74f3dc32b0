import { useLanguage } from '@/components/locale';
import type { ServiceState } from '@/utils/messaging';
import type { WhereState } from './where-state';

/** The address that PDFs go to. */
const addressOf = ({ service }: ServiceState): string => {
  if (!service) return '';
  return `${service.baseUrl}/${service.mode === 'sandbox' ? 'pdf2test' : service.path}`;
};

/** In one sentence: where PDFs go from now on. */
export const WhereNow = ({ state }: { state: WhereState }) => {
  const { text } = useLanguage();
  const saved = state.saved.value;
  if (!saved) return null;
  const isService = saved.where === 'service' && saved.service !== undefined;
  return (
    <p class="where-now" role="status" data-where={saved.where}>
      {isService ? text('where_now_service', addressOf(saved)) : text('options_where_device')}{' '}
      {isService && saved.service?.mode === 'sandbox' && text('where_now_sandbox')}
      {isService && saved.service?.fallback && ` ${text('where_now_fallback')}`}
      {!state.isSaved.value && <span class="quiet"> {text('where_unsaved')}</span>}
    </p>
  );
};
