/** What is said aloud; `number` tells it from the same words before. */
export type Announcement = { words: string; number: number };

/** Says aloud what happened, without taking the focus; the same words again are said again, being a new element. */
export const LiveRegion = ({ news }: { news: Announcement }) => (
  <p class="spoken" role="status" aria-live="polite">
    <span key={news.number}>{news.words}</span>
  </p>
);
