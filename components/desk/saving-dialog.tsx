import { SavingSheet } from '../saving';
import type { Taking } from './taking';

/** What is asked before a file is saved, while it is asked. */
export const SavingDialog = ({ taking: { saving, choose, confirm } }: { taking: Taking }) => {
  const draft = saving.draft.value;
  if (!draft) return null;
  return (
    <SavingSheet
      draft={draft}
      onChoose={(choices) => void choose(choices)}
      onSave={() => void confirm()}
      onCancel={saving.cancel}
    />
  );
};
