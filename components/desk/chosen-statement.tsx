import type { ComponentChildren, RefObject } from 'preact';
import { useLanguage } from '../locale';
import { IconButton } from '../shell';
import { StatementPanel } from '../statement';
import type { Desk } from './desk';
import { SandboxNote } from './sandbox-note';
import type { Taking } from './taking';

type ChosenStatementProps = {
  desk: Desk;
  taking: Taking;
  filter: RefObject<HTMLInputElement | null>;
  /** Between the tools and the table. */
  children?: ComponentChildren;
};

/** The statement that is open, with what can be taken from it and the way back to the list. */
export const ChosenStatement = ({ desk, taking, filter, children }: ChosenStatementProps) => {
  const { text } = useLanguage();
  const chosen = desk.chosen.value;
  const statement = taking.statement.value;
  if (!statement || chosen.kind !== 'open') return null;
  return (
    <StatementPanel
      key={statement.id}
      state={statement.state}
      title={statement.title}
      filter={filter}
      downloads={taking.downloads.value}
      isCopied={taking.isCopied.value}
      note={chosen.record.envelope.sandbox === true && <SandboxNote />}
      actions={{
        copy: () => void taking.copy(),
        download: (format) => void taking.download(format),
      }}
      buttons={<IconButton icon="cross" label={text('action_back')} onClick={desk.close} />}
    >
      {children}
    </StatementPanel>
  );
};
