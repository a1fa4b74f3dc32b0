export { statementParams } from './statements';
