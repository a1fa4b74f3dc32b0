export { type Script, scriptFor } from './fonts';
export { collect, openPress, type Press, type Wrapper } from './press';
