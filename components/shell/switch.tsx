import type { ComponentChildren } from 'preact';

type SwitchProps = {
  on: boolean;
  onChange: (on: boolean) => void;
  disabled?: boolean;
  children: ComponentChildren;
};

/**
 * On or off. It shows what is so, not what was clicked: a refused permission
 * leaves it off.
 */
export const Switch = ({ on, onChange, disabled = false, children }: SwitchProps) => (
  <button
    type="button"
    role="switch"
    class="switch"
    aria-checked={on}
    disabled={disabled}
    onClick={() => onChange(!on)}
  >
    <span class="switch-track" aria-hidden="true" />
    <span>{children}</span>
  </button>
);
