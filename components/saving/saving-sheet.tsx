import { useEffect, useId, useRef } from 'preact/hooks';
import { noticeMessage, type DateOrder } from '@/utils/export';
import { useLanguage } from '../locale';
import { Button, Checkbox, Choice } from '../shell';
import type { Choices, Draft } from './draft';
import './saving-sheet.css';

type SavingSheetProps = {
  draft: Draft;
  onChoose: (choices: Partial<Choices>) => void;
  onSave: () => void;
  onCancel: () => void;
};

const DATE_ORDERS: readonly DateOrder[] = ['dmy', 'mdy', 'ymd'];

const Questions = ({ draft, onChoose }: Pick<SavingSheetProps, 'draft' | 'onChoose'>) => {
  const { text } = useLanguage();
  const files = useId();
  const { choices, known, canMerge, dateOrder, asksCurrency, formatName } = draft;
  return (
    <>
      {canMerge && (
        <Choice
          name={files}
          legend={text('saving_files')}
          isLegendSpoken
          options={[
            ['merged', text('saving_merged')],
            ['apart', text('saving_apart')],
          ]}
          value={choices.merge ? 'merged' : 'apart'}
          onChange={(value) => onChoose({ merge: value === 'merged' })}
        />
      )}
      {known > 0 && (
        <Checkbox checked={choices.onlyNew} onChange={(onlyNew) => onChoose({ onlyNew })}>
          {text.count('saving_onlyNew', known, formatName)}
        </Checkbox>
      )}
      {dateOrder !== undefined && (
        <label class="choice-line">
          {text('saving_dateOrder', formatName)}
          <select
            class="field"
            value={dateOrder}
            onChange={(event) => {
              const order = DATE_ORDERS.find((one) => one === event.currentTarget.value);
              if (order) onChoose({ dateOrder: order });
            }}
          >
            {DATE_ORDERS.map((order) => (
              <option key={order} value={order}>
                {text(`dateOrder_${order}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      {asksCurrency && (
        <label class="choice-line">
          {text('saving_currency')}
          <input
            class="field saving-currency"
            maxLength={3}
            value={choices.currency ?? ''}
            onInput={(event) => {
              const code = event.currentTarget.value.toUpperCase();
              onChoose({ currency: /^[A-Z]{3}$/.test(code) ? code : undefined });
            }}
          />
        </label>
      )}
    </>
  );
};

/** What is to be said before a file is saved, and what is to be chosen. */
export const SavingSheet = ({ draft, onChoose, onSave, onCancel }: SavingSheetProps) => {
  const { text, format } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class="saving-sheet"
      aria-labelledby={title}
      onClose={onCancel}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 id={title}>{text.count('saving_title', draft.statements, draft.formatName)}</h2>
      <Questions draft={draft} onChoose={onChoose} />
      {draft.notices.length > 0 && (
        <ul class="saving-notices" aria-live="polite">
          {draft.notices.map((notice) => {
            const { key, count, values } = noticeMessage(notice, format.count);
            return (
              <li key={`${key} ${values.join(' ')}`} dir="auto">
                {count === undefined
                  ? text.named(key, ...values)
                  : text.namedCount(key, count, ...values)}
              </li>
            );
          })}
        </ul>
      )}
      <div class="saving-buttons">
        <Button onClick={() => dialog.current?.close()}>{text('action_cancel')}</Button>
        <Button kind="primary" icon="download" disabled={draft.isEmpty} onClick={onSave}>
          {text('action_save')}
        </Button>
      </div>
    </dialog>
  );
};
