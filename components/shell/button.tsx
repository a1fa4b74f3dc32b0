import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './icon';

type ButtonProps = {
  kind?: 'plain' | 'primary' | 'quiet';
  icon?: IconName;
  disabled?: boolean;
  type?: 'button' | 'submit';
  /** The accessible name, where the words alone don't say which. */
  label?: string;
  onClick?: () => void;
  children: ComponentChildren;
};

/** A verb to press. */
export const Button = (props: ButtonProps) => {
  const {
    kind = 'plain',
    icon,
    type = 'button',
    disabled = false,
    label,
    onClick,
    children,
  } = props;
  return (
    <button
      type={type}
      class="button"
      data-kind={kind}
      disabled={disabled}
      aria-label={label}
      onClick={onClick}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
};

type IconButtonProps = {
  icon: IconName;
  /** The accessible name, also shown on hover. */
  label: string;
  onClick: () => void;
};

/** A verb with a drawing for a face. */
export const IconButton = ({ icon, label, onClick }: IconButtonProps) => (
  <button
    onClick={onClick}
    type="button"
    class="button"
    data-kind="icon"
    aria-label={label}
    title={label}
  >
    <Icon name={icon} />
  </button>
);
