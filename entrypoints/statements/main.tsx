import { mount } from '../common/mount';
import { StatementsPage } from './statements-page';

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
