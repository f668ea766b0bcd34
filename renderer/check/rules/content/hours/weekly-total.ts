/** How many hours the clinic is open in a week: 'We are open six days a week, 48 hours in all.' */
import { openTimes, WEEKDAYS } from '../../../../facts/hours.ts';
import { NUMBER, writtenNumber } from '../../../../facts/number-words.ts';
import { sentencesIn } from '../../../../facts/sentences.ts';
import { inClinicsProse } from '../../about/prose.ts';
import { textAt } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { plainFinding } from '../authored-finding.ts';
import { isHearsay } from '../hearsay.ts';

const TOTAL = new RegExp(
  `\\b(?:we are|we're|the [a-z]+ is) open\\b[^.;]*?\\b(?<hours>${NUMBER}) hours (?:a week|every week|each week|in all|in total|altogether)\\b`,
);
const IN_WEEK = /\b(?:a|every|each) week\b/;
const MINUTES = 60;

/** Reports a number of hours that is not the sum of the opening hours of a week. */
export const weeklyTotalFindings = ({ site, publicTexts }: RuleInput): readonly RuleFinding[] =>
  inClinicsProse(publicTexts, sentencesIn, ({ text, start }, publicText) => {
    const match = TOTAL.exec(text);
    const stated = match?.groups?.hours ?? '';
    const times = WEEKDAYS.flatMap((day) => openTimes(site.clinic.hours[day]));
    const total = times.reduce((sum, { opens, closes }) => sum + closes - opens, 0) / MINUTES;
    if (!match || !IN_WEEK.test(text) || isHearsay(publicText, text) || writtenNumber(stated) === total) return [];
    const at = match.index + match[0].lastIndexOf(`${stated} hours`);
    const span = publicText.normal.original(start + at, `${stated} hours`.length);
    return plainFinding(publicText, span, {
      message: `“${textAt(publicText, span)}” differs from the opening hours, which are ${total} hours a week.`,
      help: 'Correct the number, or leave it out.',
      against: String(total),
    });
  });
