import type { ExportFormat, FormatId } from './format';
import { actual } from './formats/actual';
import { beancount } from './formats/beancount';
import { camt053 } from './formats/camt053';
import { csv } from './formats/csv';
import { csvExcel } from './formats/csv-excel';
import { firefly } from './formats/firefly';
import { freeagent } from './formats/freeagent';
import { hledger } from './formats/hledger';
import { json } from './formats/json';
import { ledger } from './formats/ledger';
import { lunchmoney } from './formats/lunchmoney';
import { monarch } from './formats/monarch';
import { mt940 } from './formats/mt940';
import { ofx } from './formats/ofx';
import { qbo } from './formats/qbo';
import { qfx } from './formats/qfx';
import { qif } from './formats/qif';
import { quickbooks } from './formats/quickbooks';
import { sage } from './formats/sage';
import { tsv } from './formats/tsv';
import { wave } from './formats/wave';
import { xero } from './formats/xero';
import { xlsx } from './formats/xlsx';
import { ynab } from './formats/ynab';

const BY_ID: Record<FormatId, ExportFormat> = {
  csv,
  'csv-excel': csvExcel,
  tsv,
  xlsx,
  json,
  ofx,
  qfx,
  qbo,
  qif,
  mt940,
  camt053,
  hledger,
  ledger,
  beancount,
  quickbooks,
  xero,
  ynab,
  freeagent,
  firefly,
  actual,
  wave,
  sage,
  lunchmoney,
  monarch,
};

/** Every format, in the order of a menu. */
export const FORMATS: readonly ExportFormat[] = Object.values(BY_ID);

export const formatById = (id: FormatId): ExportFormat => BY_ID[id];

export const isFormatId = (id: string): id is FormatId => Object.hasOwn(BY_ID, id);
