import { httpEndpoint, httpParts, type ServiceRequest } from '@/utils/endpoint';

// One request to the extraction service, away from the thread that draws; who started this ends it.

self.addEventListener('message', async ({ data }: MessageEvent<ServiceRequest>) => {
  const { signal } = new AbortController();
  try {
    const outcome = await httpEndpoint(data.access, httpParts()).extract(data.request, { signal });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to choose
    self.postMessage(outcome);
  } catch (error) {
    // A rejected promise is no `error` event for the host; an exception outside of promises is.
    setTimeout(() => {
      throw error;
    });
  }
});
