import './tokens.css';
import './base.css';
import './controls.css';

export * from './button';
export * from './checkbox';
export * from './choice';
export * from './icon';
export * from './keys';
export * from './keys-help';
export * from './live-region';
export * from './mark';
export * from './menu';
export * from './notice';
export * from './single-keys';
export * from './switch';
