import type { ComponentChildren } from 'preact';
import './notice.css';

type NoticeProps = {
  kind: 'trouble' | 'plain';
  words: string;
  /** What can be done about it. */
  children?: ComponentChildren;
};

/** One sentence across the page, with its buttons. */
export const Notice = ({ kind, words, children }: NoticeProps) => (
  <div class="notice" data-kind={kind} role={kind === 'trouble' ? 'alert' : 'status'}>
    <span>{words}</span>
    {children}
  </div>
);
