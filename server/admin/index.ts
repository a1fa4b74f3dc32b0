export { administer } from './administer';
export { claimFolder } from './channel';
export { AdminCommand } from './command';
export { runAdmin } from './run';
