export { answer, answerData, answerError } from './answer';
export { type Right, authenticate, principalOf } from './authenticate';
export { allowOrigins } from './cors';
export type { Ctx, Env, Middleware } from './env';
export { type ErrorStatus, ServiceError, forbidden, invalidInputs, unavailable } from './errors';
export { checkInputs, readJson } from './json';
