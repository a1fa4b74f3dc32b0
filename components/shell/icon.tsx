/** 16 × 16 line drawings; always beside words or a label, never the only name of a thing. */
const PATHS = {
  tick: 'M3 8.5 6.5 12 13 4.5',
  bang: 'M8 3v6.5M8 12.75v.25',
  ring: 'M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3Z',
  cross: 'm4 4 8 8m0-8-8 8',
  working: 'M8 2.5a5.5 5.5 0 1 0 5.5 5.5',
  lock: 'M4.5 7.5h7v5.5h-7zM6 7.5v-2a2 2 0 0 1 4 0v2',
  chevron: 'm4.5 6.5 3.5 3.5 3.5-3.5',
  open: 'M9.5 3H13v3.5M13 3 8 8M11 9.5V13H3V5h3.5',
  copy: 'M6 6h7v7H6zM10 6V3H3v7h3',
  download: 'M8 3v7m-3-3 3 3 3-3M3 13h10',
  forget: 'M3.5 4.5h9M6.5 4.5V3h3v1.5M5 4.5l.5 8.5h5l.5-8.5',
  search: 'M7 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM10 10l3.5 3.5',
  page: 'M4 2.5h5.5L12 5v8.5H4zM9.5 2.5V5H12',
  help: 'M6 6.25A2 2 0 1 1 8 8.5v1M8 12v.25',
  settings: 'M3 5h6m3 0h1M3 11h1m3 0h6M9.5 3.5v3M5.5 9.5v3',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { name: IconName }) => (
  <svg class="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <path d={PATHS[name]} />
  </svg>
);
