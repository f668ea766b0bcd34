/** Rules that are applied before a release only. */
export { placeholder } from './placeholder.ts';
