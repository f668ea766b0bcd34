/**
 * Makes the same kinds of single edits in a second practice, of another trade, and checks that the expected rule
 * reports each at its position.
 */
import { join } from 'node:path';
import { ROOT } from '../support/sites.ts';
import { physioRows } from './physio/index.ts';
import { readSite } from './site-files.ts';
import { testTable } from './table.ts';

const NO_EXCEPTIONS = 'Its config accepts no findings.';
const NO_JOURNAL = 'It has no journal.';
const NO_TESTIMONIALS = 'It shows no testimonials.';
const NO_RATING = 'It states no rating.';

await testTable({
  name: 'the physiotherapy practice',
  site: readSite(join(ROOT, 'test/sites/physio')),
  handwritten: physioRows,
  impossible: {
    'misspells a programme': 'No other part of its config names its programme.',
    'misspells an image in content/': 'Its copy names no images.',
    'misspells a testimonial': NO_TESTIMONIALS,
    'removes the consent of a testimonial': NO_TESTIMONIALS,
    'keeps a testimonial that is too old': NO_TESTIMONIALS,
    'counts fewer reviews than the site shows': NO_RATING,
    'compares two images of different sizes': 'It shows no results.',
    'misspells a comparison or an example': 'It shows no results.',
    'misspells a document': 'It offers no documents.',
    'does not update the date of an old rating': NO_RATING,
    'misspells the category of a list of articles': NO_JOURNAL,
    'requests another server before visitors consent': NO_JOURNAL,
    'omits “before” or “after” from the alternative text of an image': 'It shows no results.',
    'lets an exception end in the past': NO_EXCEPTIONS,
    'gives an exception an invalid end date, or one years ahead': NO_EXCEPTIONS,
    'gives an exception too short a reason': NO_EXCEPTIONS,
    'misspells the rule of an exception': NO_EXCEPTIONS,
    'accepts a rule that allows no exceptions': NO_EXCEPTIONS,
    'accepts a different rule from the one that reports the value': NO_EXCEPTIONS,
    'corrects an accepted value but keeps the exception': NO_EXCEPTIONS,
    'changes the value that an exception names in “against”': NO_EXCEPTIONS,
    'fixes the cause of an exception but keeps the exception': NO_EXCEPTIONS,
    'accepts a claim without naming its words': NO_EXCEPTIONS,
    'writes a stand-in without a note': 'It marks nothing as a stand-in.',
    'types a different rating': NO_RATING,
    'writes a campaign parameter in capitals': 'It counts no campaigns.',
    'addresses people under 18': 'None of its services is for adults only.',
    'removes the company details from the terms': 'The footer of every page states them too.',
  },
  minEdits: 250,
});
