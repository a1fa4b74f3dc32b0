import type { Exporter } from '@/components/desk';
import { clipboardTable, prepare } from '@/utils/export';

/** Writes exports where it is asked, with no worker and no store. */
export const directExporter: Exporter = {
  prepare,
  table: (source, only) => clipboardTable([source], { only }),
};
