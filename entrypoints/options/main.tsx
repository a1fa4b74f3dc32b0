import { OptionsPage } from '@/components/pages/options';
import { retention } from '@/utils/settings';
import { mount } from '../common/mount';

mount((parts) => <OptionsPage parts={{ ...parts, loadRetention: () => retention.getValue() }} />);
