/**
 * The config language: what a `site.config.ts` imports. Everything here returns plain data,
 * so that a config can be read without the engine.
 * @module
 */

export { accept, dated, during, standIn } from './annotations.ts';
export { course } from './course.ts';
export { defineSite } from './define-site.ts';
export { button } from './refs.ts';
export * from './sections/index.ts';
