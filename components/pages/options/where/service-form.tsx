import { useLanguage } from '../../../locale';
import { Button, Choice } from '../../../shell';
import { Line } from './form-line';
import { TokenField } from './token-field';
import type { Draft, Problem, WhereState } from './where-state';

const MODES: readonly Draft['mode'][] = ['production', 'sandbox'];
const PATHS: readonly Draft['path'][] = ['pdf2', 'pdf'];

/** The service's address, token and ways; saved, or tried, by a button. */
export const ServiceForm = ({ state }: { state: WhereState }) => {
  const { text } = useLanguage();
  const draft = state.draft.value;
  const problemOf = (field: Problem['field']): string | undefined => {
    const problem = state.problem.value;
    return problem?.field === field ? text(problem.words) : undefined;
  };
  const isAsking = state.trial.value.kind === 'asking';
  return (
    <form
      class="service-form"
      aria-label={text('where_service')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        state.save();
      }}
    >
      <Line
        label={text('service_address')}
        note={text('service_address_note')}
        problem={problemOf('address')}
        field={(ids) => (
          <input
            {...ids}
            class="field"
            type="url"
            dir="ltr"
            spellcheck={false}
            placeholder="https://"
            aria-invalid={problemOf('address') !== undefined}
            value={draft.address}
            onInput={(event) => state.change({ address: event.currentTarget.value })}
          />
        )}
      />
      <TokenField state={state} problem={problemOf('token')} />
      <label class="choice-line">
        <input
          type="checkbox"
          checked={draft.forgetsToken}
          onChange={(event) => state.change({ forgetsToken: event.currentTarget.checked })}
        />
        {text('service_token_forgetOnClose')}
      </label>
      <Choice
        name="mode"
        legend={text('service_mode')}
        options={MODES.map((mode) => [mode, text(`service_mode_${mode}`)] as const)}
        value={draft.mode}
        onChange={(mode) => state.change({ mode })}
      />
      {draft.mode === 'production' && (
        <Choice
          name="path"
          legend={text('service_path')}
          options={PATHS.map((path) => [path, text(`service_path_${path}`)] as const)}
          value={draft.path}
          onChange={(path) => state.change({ path })}
        />
      )}
      <Line
        label={text('service_seconds')}
        problem={problemOf('seconds')}
        field={(ids) => (
          <input
            {...ids}
            class="field service-seconds"
            inputMode="numeric"
            dir="ltr"
            aria-invalid={problemOf('seconds') !== undefined}
            value={draft.seconds}
            onInput={(event) => state.change({ seconds: event.currentTarget.value })}
          />
        )}
      />
      <label class="choice-line">
        <input
          type="checkbox"
          checked={draft.fallback}
          onChange={(event) => state.change({ fallback: event.currentTarget.checked })}
        />
        {text('service_fallback')}
      </label>
      <p class="service-buttons">
        <Button kind="primary" type="submit" disabled={state.isSaved.value}>
          {text('action_save')}
        </Button>
        <Button disabled={isAsking} onClick={state.test}>
          {text('service_test')}
        </Button>
        {state.isSaved.value && <span class="quiet">{text('service_saved')}</span>}
      </p>
    </form>
  );
};
