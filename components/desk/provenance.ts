import type { StatementRecord } from '@/utils/messaging';
import type { Text } from '../locale';
import type { Provenance } from '../statement';

/** Where a statement came from and who answered, for "Details". */
export const provenanceOf = (record: StatementRecord, text: Text): Provenance => {
  const { name, origin, addedAt, extractedBy, envelope } = record;
  return {
    name,
    site: origin.way === 'file' ? undefined : origin.site,
    addedAt,
    engine:
      extractedBy.where === 'device'
        ? text('engine_device', extractedBy.version)
        : text(extractedBy.sandbox ? 'engine_sandbox' : 'engine_service', extractedBy.baseUrl),
    code: envelope.code,
    requestId: envelope.requestId,
  };
};
