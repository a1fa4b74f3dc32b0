import { SavingSheet } from '../saving';
import type { Reader } from './reader';

/** What is asked before a file is saved, while it is asked. */
export const SavingDialog = ({ reader: { saving, choose, confirm } }: { reader: Reader }) => {
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
