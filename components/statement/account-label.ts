import type { Language } from '../locale';
import type { AccountView } from './account-view';

/** An account in one line: whose, or of what kind, and its last four; empty where none of it is printed. */
export const accountLabel = ({ account, isCardholder }: AccountView): string => {
  const last4 = account.last4 === '' ? undefined : `••${account.last4}`;
  const name = isCardholder ? account.holder[0] : account.accountType;
  return [name, last4].filter((part) => part !== undefined).join(' ');
};

/** The labels of a PDF's accounts, to choose by: numbered where nothing is printed, with their time where two are alike. */
export const accountLabels = (
  views: readonly AccountView[],
  { text, format }: Language,
): readonly string[] => {
  const labels = views.map(
    (view, at) => accountLabel(view) || text('account_numbered', format.count(at + 1)),
  );
  return labels.map((label, at) => {
    const view = views[at];
    const isAlone = labels.filter((other) => other === label).length === 1;
    if (isAlone || !view) return label;
    const { from, to } = view.account.period;
    return text('account_inTime', label, format.period(from, to));
  });
};
