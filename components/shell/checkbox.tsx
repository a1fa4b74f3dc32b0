import type { ComponentChildren } from 'preact';

type CheckboxProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ComponentChildren;
};

/** Something that may be wanted too, on a line of its own. */
export const Checkbox = ({ checked, onChange, children }: CheckboxProps) => (
  <label class="choice-line">
    <input
      type="checkbox"
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    {children}
  </label>
);
