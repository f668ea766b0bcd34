/** Rules about image descriptions, shapes and sizes. */
export { alt } from './alt.ts';
export { pairSize } from './pair-size.ts';
export { ratio } from './ratio.ts';
export { resolution } from './resolution.ts';
export { size } from './size.ts';
