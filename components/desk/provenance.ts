import type { ExtractedBy, StatementRecord } from '@/utils/messaging';
import type { Text } from '../locale';
import type { Provenance } from '../statement';

const onDevice = ({ version, insteadOf }: ExtractedBy & { where: 'device' }, text: Text): string =>
  insteadOf === undefined
    ? text('engine_device', version)
    : text('engine_instead', version, insteadOf);

/** Where a statement came from and who answered, for "Details". */
export const provenanceOf = (record: StatementRecord, text: Text): Provenance => {
  const { name, origin, addedAt, extractedBy, envelope } = record;
  return {
    name,
    site: origin.way === 'file' ? undefined : origin.site,
    addedAt,
    engine:
      extractedBy.where === 'device'
        ? onDevice(extractedBy, text)
        : text(extractedBy.sandbox ? 'engine_sandbox' : 'engine_service', extractedBy.baseUrl),
    code: envelope.code,
    requestId: envelope.requestId,
  };
};
