/**
 * Makes single edits of the shipped config and content, and checks that the expected rule reports each at its position.
 */
import { ROOT } from '../support/sites.ts';
import { clinicRows } from './clinic/index.ts';
import { readSite } from './site-files.ts';
import { testTable } from './table.ts';

await testTable({
  name: 'the shipped site',
  site: readSite(ROOT),
  handwritten: clinicRows,
  impossible: {},
  minEdits: 250,
});
