import type { Over, Retention } from '@/utils/messaging';
import type { Desk } from '../../desk';
import { useLanguage } from '../../locale';
import { Button, Choice, Notice } from '../../shell';
import type { KeepingState } from './keeping-state';

const RETENTIONS: readonly Retention[] = ['session', 'days30', 'untilDeleted'];

/** Asked before a choice is set that would delete something at once. */
const OverQuestion = ({ over, state }: { over: Over; state: KeepingState }) => {
  const { text } = useLanguage();
  const words =
    over.entries > 0
      ? text.count('options_keep_over', over.entries)
      : text('options_keep_overExports');
  return (
    <Notice kind="plain" words={words}>
      <Button onClick={state.confirm}>{text('action_forgetThem')}</Button>
      <Button kind="quiet" onClick={state.takeBack}>
        {text('action_cancel')}
      </Button>
    </Notice>
  );
};

/** How long statements stay, and the button that lets all of them go. */
export const Keeping = ({ state, desk }: { state: KeepingState; desk: Desk }) => {
  const { text } = useLanguage();
  const kept = desk.entries.value.length;
  const over = state.over.value;
  return (
    <>
      <Choice
        name="retention"
        legend={text('options_keep_how')}
        options={RETENTIONS.map(
          (retention) => [retention, text(`options_keep_${retention}`)] as const,
        )}
        value={state.chosen.value}
        onChange={state.choose}
      />
      {over && <OverQuestion over={over} state={state} />}
      <p class="options-line">
        <span>{text.count('options_kept', kept)}</span>
        {/* With an empty list, too: which rows were exported is kept in mind. */}
        <Button icon="forget" onClick={desk.forgetAll}>
          {text('action_forgetAll')}
        </Button>
      </p>
    </>
  );
};
