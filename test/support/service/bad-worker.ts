import type { ExtractionJob, JobAnswer } from '@/server';
import { runScript } from './stand-in';

/** A worker that does as the stand-in does, and worse where the password says so. */
export default async function runBadly(job: ExtractionJob): Promise<JobAnswer> {
  switch (job.password) {
    case 'exit':
      return process.exit(3);
    case 'spin':
      for (;;);
    case 'memory': {
      const hoard: unknown[] = [];
      for (;;) hoard.push(Array.from({ length: 10_000 }, (_, index) => ({ index })));
    }
    case 'late': {
      const answer = await runScript(job, new AbortController().signal);
      setTimeout(() => {
        throw new Error('after the answer');
      }, 10);
      return answer;
    }
    default:
      return runScript(job, new AbortController().signal);
  }
}
