export { setScene, switchPickupOn, type Scene } from './scene';
export { setServiceScene, type ServiceScene } from './service-scene';
