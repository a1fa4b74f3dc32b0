export { listKeys, retireKey, rotateKey } from './keys';
export { type TokenInfo, createToken, deleteToken, listTokens } from './store';
export { type Principal, verifyToken } from './verify';
