import { mount } from '../common/mount';
import { Popup } from './popup';

mount((parts) => <Popup parts={parts} />);
