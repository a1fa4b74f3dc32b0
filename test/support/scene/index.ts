export { setScene, switchPickupOn, type Scene } from './scene';
