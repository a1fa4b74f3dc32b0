import { Popup } from '@/components/pages/popup';
import { mount } from '../common/mount';

mount((parts) => <Popup parts={parts} />);
