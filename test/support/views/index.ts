export { axeViolations } from './axe';
export { plainRecord, plainShown, plainTruth, type PlainRow } from './plain';
export {
  jobLine,
  openNewestStatement,
  openStatement,
  pickupSwitch,
  readJobs,
  statementLines,
} from './popup';
export { readStatement, type ShownStatement } from './statement';
