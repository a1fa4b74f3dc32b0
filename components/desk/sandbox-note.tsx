import { useLanguage } from '../locale';
import './answered-by.css';

/** Over a statement that the sandbox answered: it is not whole. */
export const SandboxNote = () => {
  const { text } = useLanguage();
  return (
    <p class="sandbox-note" data-part="sandbox">
      {text('sandbox_note')}
    </p>
  );
};
