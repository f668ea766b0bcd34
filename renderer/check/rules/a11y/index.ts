/** Rules about the accessibility of rendered pages and downloadable documents. */
export { beforeAfter } from './before-after.ts';
export { contrast } from './contrast.ts';
export { document } from './document.ts';
export { headingOrder } from './heading-order.ts';
export { landmark } from './landmark.ts';
export { language } from './language.ts';
export { name } from './name.ts';
