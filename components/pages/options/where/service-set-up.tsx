import { useLanguage } from '../../../locale';
import { Button, Checkbox, Choice } from '../../../shell';
import { FieldLine } from './field-line';
import type { FieldProblem, ServiceDraft } from './service-draft';
import { TokenField } from './token-field';
import type { WhereState } from './where-state';

const MODES: readonly ServiceDraft['mode'][] = ['production', 'sandbox'];
const PATHS: readonly ServiceDraft['path'][] = ['pdf2', 'pdf'];

type FieldProps = { state: WhereState; problem: string | undefined };

const AddressField = ({ state, problem }: FieldProps) => {
  const { text } = useLanguage();
  return (
    <FieldLine
      label={text('service_address')}
      note={text('service_address_note')}
      problem={problem}
      field={(ids) => (
        <input
          {...ids}
          class="field"
          type="url"
          dir="ltr"
          spellcheck={false}
          placeholder="https://"
          aria-invalid={problem !== undefined}
          value={state.draft.value.address}
          onInput={(event) => state.change({ address: event.currentTarget.value })}
        />
      )}
    />
  );
};

const SecondsField = ({ state, problem }: FieldProps) => {
  const { text } = useLanguage();
  return (
    <FieldLine
      label={text('service_seconds')}
      problem={problem}
      field={(ids) => (
        <input
          {...ids}
          class="field service-seconds"
          inputMode="numeric"
          dir="ltr"
          aria-invalid={problem !== undefined}
          value={state.draft.value.seconds}
          onInput={(event) => state.change({ seconds: event.currentTarget.value })}
        />
      )}
    />
  );
};

/** Production or the sandbox; in production, in which shape it answers. */
const Operation = ({ state }: { state: WhereState }) => {
  const { text } = useLanguage();
  const { mode, path } = state.draft.value;
  return (
    <>
      <Choice
        name="mode"
        legend={text('service_mode')}
        options={MODES.map((one) => [one, text(`service_mode_${one}`)] as const)}
        value={mode}
        onChange={(next) => state.change({ mode: next })}
      />
      {mode === 'production' && (
        <Choice
          name="path"
          legend={text('service_path')}
          options={PATHS.map((one) => [one, text(`service_path_${one}`)] as const)}
          value={path}
          onChange={(next) => state.change({ path: next })}
        />
      )}
    </>
  );
};

const Buttons = ({ state }: { state: WhereState }) => {
  const { text } = useLanguage();
  const isSaved = state.isSaved.value;
  return (
    <p class="service-buttons">
      <Button kind="primary" type="submit" disabled={isSaved}>
        {text('action_save')}
      </Button>
      <Button disabled={state.trial.value.kind === 'asking'} onClick={state.test}>
        {text('service_test')}
      </Button>
      {isSaved && <span class="quiet">{text('service_saved')}</span>}
    </p>
  );
};

/** The service's address, token and ways; saved, or tried, by a button. */
export const ServiceSetUp = ({ state }: { state: WhereState }) => {
  const { text } = useLanguage();
  const { forgetsToken, fallback } = state.draft.value;
  const problemOf = (field: FieldProblem['field']): string | undefined => {
    const problem = state.problem.value;
    return problem?.field === field ? text(problem.words) : undefined;
  };
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
      <AddressField state={state} problem={problemOf('address')} />
      <TokenField state={state} problem={problemOf('token')} />
      <Checkbox checked={forgetsToken} onChange={(on) => state.change({ forgetsToken: on })}>
        {text('service_token_forgetOnClose')}
      </Checkbox>
      <Operation state={state} />
      <SecondsField state={state} problem={problemOf('seconds')} />
      <Checkbox checked={fallback} onChange={(on) => state.change({ fallback: on })}>
        {text('service_fallback')}
      </Checkbox>
      <Buttons state={state} />
    </form>
  );
};
