import { Icon, type IconName } from './icon';
import './mark.css';

/** How a thing stands, told by shape first. */
export type MarkKind =
  | 'proven'
  | 'broken'
  | 'unchecked'
  | 'failed'
  | 'working'
  | 'locked'
  | 'quiet';

const SHAPES: Record<MarkKind, IconName> = {
  proven: 'tick',
  broken: 'bang',
  unchecked: 'ring',
  failed: 'cross',
  working: 'working',
  locked: 'lock',
  quiet: 'page',
};

/** A mark with, beside it, the words that say the same. */
export const Mark = ({ kind }: { kind: MarkKind }) => (
  <span class="mark" data-mark={kind} aria-hidden="true">
    <Icon name={SHAPES[kind]} />
  </span>
);
