import { inQuotes, misspelt, quoted } from '../misspellings.ts';
import type { Mistake } from '../mutation.ts';
import { instead, some } from '../rows.ts';
import type { SiteFiles } from '../site-files.ts';

const untilDates = (site: SiteFiles) => site.textsAt(/accept\(\)\.2\.until$/);
const reasons = (site: SiteFiles) => site.textsAt(/accept\(\)\.2\.reason$/);

/** Mistakes in stand-ins and exceptions. */
export const annotationMistakes: readonly Mistake[] = [
  {
    mistake: 'lets an exception end in the past',
    rule: 'config/exception-expired',
    everywhere: (site) => some(instead(untilDates(site), quoted('2026-06-30')), 3),
  },
  {
    mistake: 'gives an exception an invalid end date, or one years ahead',
    rule: 'config/exception',
    everywhere: (site) => [
      ...some(
        instead(
          untilDates(site),
          inQuotes((text) => text.replace('2027', '2028')),
        ),
        2,
      ),
      ...some(instead(untilDates(site), quoted('2027-02-31')), 2),
      ...some(instead(untilDates(site), quoted('')), 1),
    ],
  },
  {
    mistake: 'gives an exception too short a reason',
    rule: 'config/exception',
    everywhere: (site) => [
      ...some(instead(reasons(site), quoted('As agreed.')), 3),
      ...some(instead(reasons(site), quoted('')), 2),
    ],
  },
  {
    mistake: 'misspells the rule of an exception',
    rule: 'config/exception',
    everywhere: (site) => some(instead(site.textsAt(/accept\(\)\.1$/), misspelt), 3),
  },
  { mistake: 'accepts a rule that allows no exceptions', rule: 'config/exception' },
  { mistake: 'accepts a different rule from the one that reports the value', rule: 'config/exception-unused' },
  { mistake: 'corrects an accepted value but keeps the exception', rule: 'config/exception-outlived' },
  { mistake: 'changes the value that an exception names in “against”', rule: 'config/exception-outlived' },
  { mistake: 'fixes the cause of an exception but keeps the exception', rule: 'config/exception-unused' },
  { mistake: 'accepts a claim without naming its words', rule: 'config/exception' },
  {
    mistake: 'writes a stand-in without a note',
    rule: 'config/text',
    everywhere: (site) => some(instead(site.textsAt(/standIn\(\)\.1$/), quoted('')), 3),
  },
  { mistake: 'sets a rule about facts to “warning” or “off”', rule: 'config/severity' },
  { mistake: 'sets a rule to an unknown severity', rule: 'config/type' },
];
