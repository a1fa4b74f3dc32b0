import { describeService } from './service';

describeService('in process', () => ({}));
describeService('over HTTP on the embedded database', () => ({ listen: true }));
