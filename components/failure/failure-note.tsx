import type { ComponentChildren } from 'preact';
import type { JobFailure } from '@/utils/messaging';
import { useLanguage, type MessageKey } from '../locale';
import { Button } from '../shell';
import './failure-note.css';
import { sentenceOf } from './sentence';
import type { NextStep } from './wording';

/** The verb on the button that takes a next step. */
const VERBS: Record<Exclude<NextStep, 'none'>, MessageKey> = {
  retry: 'action_retry',
  pickFile: 'action_pickFile',
  fileAccess: 'action_fileAccess',
  letIn: 'action_letIn',
  settings: 'action_settings',
};

type FailureNoteProps = {
  failure: JobFailure;
  /** Takes the next step; without it there is no button. */
  onStep?: (step: Exclude<NextStep, 'none'>) => void;
  /** Further buttons. */
  children?: ComponentChildren;
};

/** A failure: what happened, what to do now, the one click that helps, and the codes behind "Details". */
export const FailureNote = ({ failure, onStep, children }: FailureNoteProps) => {
  const language = useLanguage();
  const { what, next, step, of, details } = sentenceOf(failure, language);
  return (
    <div class="failure-note">
      <p>
        <span data-part="what">{what}</span> <span data-part="next">{next}</span>
      </p>
      <div class="failure-note-actions">
        {step !== 'none' && onStep && (
          <Button onClick={() => onStep(step)}>{language.text(VERBS[step], ...of)}</Button>
        )}
        {step === 'letIn' && onStep && (
          <Button onClick={() => onStep('pickFile')}>{language.text(VERBS.pickFile)}</Button>
        )}
        {children}
        {details.length > 0 && (
          <details>
            <summary>{language.text('details')}</summary>
            <ul>
              {details.map((line) => (
                <li key={line} dir="auto">
                  {line}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </div>
  );
};
