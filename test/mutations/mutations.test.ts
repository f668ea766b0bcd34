/**
 * Makes single edits of the shipped config and content, and checks that the expected rule reports each at its position.
 */
import { ROOT } from '../support/sites.ts';
import { clinicRows } from './clinic/index.ts';
import { readSite } from './site-files.ts';
import { testTable } from './table.ts';

const NO_CHANGES = 'None of its values changes on a known day.';

const NO_SPECIAL_HOURS = 'It has no special hours.';

await testTable({
  name: 'the shipped site',
  site: readSite(ROOT),
  handwritten: clinicRows,
  impossible: {
    'adds a service that no policy names': 'It has one of each kind already.',
    'writes special hours for a day of a closure': NO_SPECIAL_HOURS,
    'opens on a closed day within a period of special hours': NO_SPECIAL_HOURS,
    'decides nothing about the bank holidays of a year': 'They fall on days on which it is closed.',
    'ends a change of a value before it begins': NO_CHANGES,
    'lets two changes of a value overlap': NO_CHANGES,
    'writes two changes of a value in the wrong order': NO_CHANGES,
  },
  minEdits: 250,
});
