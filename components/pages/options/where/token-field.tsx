import { useLanguage } from '../../../locale';
import { Button } from '../../../shell';
import { FieldLine } from './field-line';
import type { WhereState } from './where-state';

type TokenFieldProps = { state: WhereState; problem: string | undefined };

/** The token: masked while it is pasted, never shown again, replaced or forgotten. */
export const TokenField = ({ state, problem }: TokenFieldProps) => {
  const { text } = useLanguage();
  const saved = state.saved.value;
  const { token } = state.draft.value;
  const kept = saved?.token ?? 'none';
  if (kept !== 'none' && !state.isReplacing.value && token === '' && problem === undefined)
    return (
      <div class="service-line" role="group" aria-label={text('service_token')}>
        <span>{text('service_token')}</span>
        <p class="service-token">
          <span data-token={kept}>
            <span aria-hidden="true">•••••••• </span>
            {text(`service_token_${kept}`)}
          </span>
          <Button onClick={state.replaceToken}>{text('service_token_replace')}</Button>
          <Button onClick={state.forgetToken}>{text('service_token_forget')}</Button>
        </p>
      </div>
    );
  return (
    <FieldLine
      label={text('service_token')}
      note={text('service_token_note')}
      problem={problem}
      field={(ids) => (
        <input
          {...ids}
          class="field"
          type="password"
          dir="ltr"
          autocomplete="off"
          spellcheck={false}
          aria-invalid={problem !== undefined}
          value={token}
          onInput={(event) => state.change({ token: event.currentTarget.value })}
        />
      )}
    />
  );
};
