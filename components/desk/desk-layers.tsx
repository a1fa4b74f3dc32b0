import { KeysHelp, LiveRegion } from '../shell';
import type { Desk } from './desk';
import { SavingDialog } from './saving-dialog';
import type { Taking } from './taking';
import type { DeskKeys } from './use-desk-keys';

/** What lies over a page, while it does, and what is only heard. */
export const DeskLayers = (props: { desk: Desk; taking: Taking; keys: DeskKeys }) => {
  const { desk, taking, keys } = props;
  return (
    <>
      <SavingDialog taking={taking} />
      {keys.isHelpOpen && <KeysHelp singleKeys={keys.singleKeys} onClose={keys.closeHelp} />}
      <LiveRegion news={desk.news.value} />
    </>
  );
};
