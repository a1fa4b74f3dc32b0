import { StatementsPage } from '@/components/pages/statements';
import { mount } from '../common/mount';

const chosen = location.hash.slice(1) || undefined;

mount((parts) => (
  <StatementsPage
    parts={parts}
    chosen={chosen}
    onChosen={(id) =>
      history.replaceState(null, '', id === undefined ? location.pathname : `#${id}`)
    }
  />
));
