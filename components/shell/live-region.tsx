/** Says aloud what changed, without taking the focus. */
export const LiveRegion = ({ words }: { words: string }) => (
  <p class="spoken" role="status" aria-live="polite">
    {words}
  </p>
);
