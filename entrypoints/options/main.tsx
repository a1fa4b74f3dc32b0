import { retention } from '@/utils/settings';
import { mount } from '../common/mount';
import { OptionsPage } from './options-page';

mount((parts) => <OptionsPage parts={{ ...parts, loadRetention: () => retention.getValue() }} />);
