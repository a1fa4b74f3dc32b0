import { useState } from 'preact/hooks';
import { useLanguage } from '../locale';
import { Button } from '../shell';
import { createStatementState, StatementPreview } from '../statement';
import { SAMPLE } from './sample';
import './welcome.css';

/** The first screen of a new install: one sentence, the sample statement, one button. */
export const Welcome = ({ onPick }: { onPick: () => void }) => {
  const { text, format } = useLanguage();
  const [sample] = useState(() => createStatementState(SAMPLE, format));
  return (
    <section class="welcome">
      <p class="welcome-sentence">{text('welcome_sentence')}</p>
      <p>
        <Button kind="primary" onClick={onPick}>
          {text('welcome_button')}
        </Button>
      </p>
      <figure>
        <StatementPreview state={sample} title={SAMPLE.statement.bankName ?? ''} />
        <figcaption class="quiet">{text('welcome_sample')}</figcaption>
      </figure>
    </section>
  );
};
