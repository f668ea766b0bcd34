/** Rules about image descriptions and sizes. */
export { alt } from './alt.ts';
export { size } from './size.ts';
