import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

type FieldLineProps = {
  label: string;
  /** Draws the field with these ids. */
  field: (ids: { id: string; 'aria-describedby': string | undefined }) => ComponentChildren;
  note?: string | undefined;
  problem: string | undefined;
};

/** A field with its label above, what there is to say below. */
export const FieldLine = ({ label, field, note, problem }: FieldLineProps) => {
  const id = useId();
  const words = problem ?? note;
  return (
    <div class="service-line">
      <label for={id}>{label}</label>
      {field({ id, 'aria-describedby': words === undefined ? undefined : `${id}-note` })}
      {words !== undefined && (
        <p
          id={`${id}-note`}
          class={problem === undefined ? 'quiet' : 'service-problem'}
          {...(problem === undefined ? {} : { role: 'alert' })}
        >
          {words}
        </p>
      )}
    </div>
  );
};
