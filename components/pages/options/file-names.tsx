import { useEffect, useId, useState } from 'preact/hooks';
import { DEFAULT_NAME_PATTERN, flatten, safeFileName, statementLabel } from '@/utils/export';
import type { Preferences } from '../../desk';
import { useLanguage } from '../../locale';
import { Button } from '../../shell';
import { SAMPLE } from '../../welcome';

const PARTS = ['{issuer}', '{account-last4}', '{from}', '{to}'];

/** How saved files are called: a pattern, what may stand in it, and what comes of it. */
export const FileNames = ({ preferences }: { preferences: Preferences }) => {
  const { text } = useLanguage();
  const [pattern, setPattern] = useState(DEFAULT_NAME_PATTERN);
  const [sample] = useState(() => flatten(SAMPLE)[0]);
  const id = useId();
  useEffect(() => {
    void preferences
      .load()
      .then(({ namePattern }) => setPattern(namePattern ?? DEFAULT_NAME_PATTERN));
  }, [preferences]);

  const change = (next: string): void => {
    setPattern(next);
    void preferences.save({ namePattern: next.trim() === '' ? DEFAULT_NAME_PATTERN : next });
  };
  return (
    <>
      <label for={id}>{text('options_names_pattern', PARTS.join(' '))}</label>
      <p class="options-names">
        <input
          id={id}
          class="field"
          dir="ltr"
          spellcheck={false}
          value={pattern}
          onInput={(event) => change(event.currentTarget.value)}
        />
        {pattern !== DEFAULT_NAME_PATTERN && (
          <Button kind="quiet" onClick={() => change(DEFAULT_NAME_PATTERN)}>
            {text('options_names_usual')}
          </Button>
        )}
      </p>
      {sample && (
        <output class="quiet" for={id} data-part="example">
          {text('options_names_example', `${safeFileName(statementLabel(sample, pattern))}.csv`)}
        </output>
      )}
    </>
  );
};
