export { freePort } from './free-port';
export { type Balancer, hasHaproxy, openBalancer } from './haproxy';
export { type FaultyService, openFaultyService } from './faulty';
export { type TestService, type TestServiceOptions, openTestService } from './open';
export { rawRequest } from './raw';
export { PAGES, type Script, gateOf, runScript, scriptedPdf } from './stand-in';
export { type Served, admin, runProgram, serve } from './spawn';
export { type Postgres, findPostgres, openPostgres } from './postgres';
