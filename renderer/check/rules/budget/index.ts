/** Rules about the size of what visitors download. */
export { allScripts } from './all-scripts.ts';
export { firstScripts } from './first-scripts.ts';
export { hostFiles } from './host-files.ts';
export { budgetPage } from './page.ts';
