import { extract } from '@/engine';
import { loadPdfEngine } from '@/utils/pdfium';
import { nameError } from './name-error';
import type { ExtractionJob, JobAnswer } from './types';

const pdf = loadPdfEngine();

/** The pool's task: one PDF, read by the engine. What it throws is named here, in the thread, and its words stay here. */
export default async function runJob(job: ExtractionJob): Promise<JobAnswer> {
  try {
    const { envelope, debug } = await extract(job, {
      pdf: await pdf,
      now: () => performance.now(),
    });
    return { kind: 'answered', envelope, pages: debug.pages.length };
  } catch (error) {
    return { kind: 'crashed', reason: nameError(error) };
  }
}
