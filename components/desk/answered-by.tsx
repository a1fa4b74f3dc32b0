import { useMemo } from 'preact/hooks';
import type { StatementRecord, Where } from '@/utils/messaging';
import { compare, ComparisonView } from '../comparison';
import { useLanguage } from '../locale';
import { Button } from '../shell';
import './answered-by.css';
import { answererName, answererSentence } from './answerer';

/** What the request cost, where the service says so. */
export const Cost = ({ record }: { record: StatementRecord }) => {
  const { text, format } = useLanguage();
  const { creditsDeducted, creditBalance } = record.envelope;
  if (creditsDeducted === undefined || record.extractedBy.where === 'device') return null;
  const left = creditBalance === undefined ? '' : text('cost_left', format.credits(creditBalance));
  return (
    <span class="quiet" data-part="cost">
      {creditsDeducted === 0
        ? text('cost_free')
        : text('cost_deducted', format.credits(-creditsDeducted))}{' '}
      {left}
    </span>
  );
};

type AnsweredByProps = {
  record: StatementRecord;
  /** A service is set up, so that a second answer can come from there. */
  hasService: boolean;
  onAgain: (where: Where) => void;
  onUseOther: () => void;
};

/** Which endpoint answered and for what price; a second answer to be had from the other, and how the two compare. */
export const AnsweredBy = ({ record, hasService, onAgain, onUseOther }: AnsweredByProps) => {
  const { text } = useLanguage();
  const { extractedBy, envelope, other } = record;
  const comparison = useMemo(() => other && compare(envelope, other.envelope), [envelope, other]);
  const there: Where = extractedBy.where === 'device' ? 'service' : 'device';
  return (
    <div class="answered-by">
      <p class="answered-by-line">
        <span data-answered-by={extractedBy.where} dir="auto">
          {answererSentence(extractedBy, text)} <Cost record={record} />
        </span>
        {(there === 'device' || hasService) && (
          <Button onClick={() => onAgain(there)}>{text(`again_${there}`)}</Button>
        )}
      </p>
      {other && comparison && (
        <>
          <ComparisonView
            comparison={comparison}
            mine={answererName(extractedBy, text)}
            other={answererName(other.extractedBy, text)}
          />
          {!comparison.isPartial && comparison.differences.length > 0 && (
            <p>
              <Button onClick={onUseOther}>{text('use_other')}</Button>
            </p>
          )}
        </>
      )}
    </div>
  );
};
