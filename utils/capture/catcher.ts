import type { Admission } from '@/utils/jobs';
import type { Job, JobId } from '@/utils/store';
import { catchPdf } from './chain';
import type { Way } from './ways';

/** Gets the bytes of jobs that are capturing. */
export type Catcher = {
  /** Hands the bytes to the job, or fails it; resolves when that is done. */
  catch(job: Job): Promise<void>;
  stop(id: JobId): void;
};

export function createCatcher(admission: Admission, ways: readonly Way[]): Catcher {
  const running = new Map<JobId, AbortController>();
  return {
    catch: async ({ id, source }) => {
      if (!source || running.has(id)) return;
      const controller = new AbortController();
      running.set(id, controller);
      try {
        const capture = await catchPdf(source, ways, controller.signal);
        if (capture.kind === 'bytes') await admission.hand(id, capture.bytes, capture.name);
        else await admission.fail(id, capture.failure);
      } catch (error) {
        if (!controller.signal.aborted) throw error;
      } finally {
        running.delete(id);
      }
    },
    stop: (id) => running.get(id)?.abort(),
  };
}
