import type { ServiceState } from '@/utils/messaging';
import { useLanguage, type Text } from '../../../locale';
import type { WhereState } from './where-state';

/** What is set, in a sentence or two. */
const sentenceOf = ({ where, service }: ServiceState, text: Text): string => {
  if (where === 'device' || !service) return text('options_where_device');
  const { baseUrl, mode, path, fallback } = service;
  return [
    text('where_now_service', `${baseUrl}/${mode === 'sandbox' ? 'pdf2test' : path}`),
    ...(mode === 'sandbox' ? [text('where_now_sandbox')] : []),
    ...(fallback ? [text('where_now_fallback')] : []),
  ].join(' ');
};

/** Where PDFs go from now on, and that nothing else counts before it is saved. */
export const WhereNow = ({ state }: { state: WhereState }) => {
  const { text } = useLanguage();
  const saved = state.saved.value;
  if (!saved) return null;
  const isNew = saved.where === 'device' && state.chosen.value === 'service';
  return (
    <p class="where-now" role="status" data-where={saved.where} data-saved={state.isSaved.value}>
      {isNew ? text('where_unsaved_service') : sentenceOf(saved, text)}
      {!isNew && !state.isSaved.value && ` ${text('where_unsaved')}`}
    </p>
  );
};
