/** How many days a closure has: 'From 25 December we are closed for ten days.' */
import { closuresOf } from '../../../../config/derived/special-days.ts';
import { counted } from '../../../../core/wording.ts';
import { daysBetween } from '../../../../facts/date.ts';
import { NUMBER, writtenNumber } from '../../../../facts/number-words.ts';
import { sentencesIn } from '../../../../facts/sentences.ts';
import { isSameDay, writtenDatesIn } from '../../../../facts/written-dates.ts';
import { inClinicsProse } from '../../about/prose.ts';
import { textAt } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { plainFinding } from '../authored-finding.ts';

const CLOSED_FOR = new RegExp(`\\b(?:closed|shut|away) for (?<days>${NUMBER}) days\\b`);

/** Reports a number of days that a closure does not have whose first or last day the sentence names. */
export function closureLengthFindings({ site, publicTexts }: RuleInput): readonly RuleFinding[] {
  const closures = closuresOf(site);
  return inClinicsProse(publicTexts, sentencesIn, ({ text, start }, publicText) => {
    const match = CLOSED_FOR.exec(text);
    const stated = match?.groups?.days ?? '';
    const dates = match ? writtenDatesIn(text) : [];
    const closure = closures.find(({ from, to }) => dates.some((date) => isSameDay(date, from) || isSameDay(date, to)));
    if (!match || !closure) return [];
    const days = daysBetween(closure.from, closure.to) + 1;
    if (writtenNumber(stated) === days) return [];
    const span = publicText.normal.original(
      start + match.index + match[0].lastIndexOf(stated),
      `${stated} days`.length,
    );
    return plainFinding(publicText, span, {
      message: `“${textAt(publicText, span)}” is not the length of the closure in the config, which has ${counted(days, 'day')}.`,
      help: 'Correct the number, or the closure in clinic.closures.',
      against: String(days),
    });
  });
}
