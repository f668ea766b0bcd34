/** Texts that deny a lunch break which the opening hours have: 'We do not close for lunch on any day.' */
import { CLINIC_OR_DESK } from '../../../../facts/clinic-nouns.ts';
import { dayGroupsIn } from '../../../../facts/day-groups.ts';
import { dayName, openTimes, WEEKDAYS } from '../../../../facts/hours.ts';
import { isSpecialDay } from '../../../../facts/opening-claims.ts';
import { sentencesIn } from '../../../../facts/sentences.ts';
import { clinicsProseOf } from '../../about/prose.ts';
import { textAt } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { authoredFinding } from '../authored-finding.ts';

const CLINIC = `(?:we|reception|(?:the|our) ${CLINIC_OR_DESK})`;
const NO_BREAK = new RegExp(
  [
    `\\b${CLINIC}(?: (?:do|does|are|is) not| don't| doesn't| never) (?:closed?|closes|shuts?|stops?) (?:for|at|over|during) (?:our )?lunch(?:time)?\\b`,
    String.raw`\b(?:we (?:take|have)|there(?: is|'s)) no lunch break\b`,
    String.raw`\bwe (?:open|work|are (?:open|here)) without a lunch break\b`,
  ].join('|'),
);
/** 'We are open at lunchtime', 'We are open straight through from nine to five'; a sentence with a day is one about its hours. */
const OPEN_AT_LUNCH = new RegExp(
  `\\b${CLINIC} (?:works? (?:straight |right )?through (?:our |the )?lunch(?:time)?\\b|(?:is|are|stays?|keeps?|remains?) (?:also |always )?open (?:(?:at|over|during|through) (?:the )?lunch(?:time)?\\b|(?:straight|right) through(?=[,.;]| (?:from|to|till|until)\\b| ?$)))`,
);
const ONLY_SOMETIMES = /\b(?:except|apart|only|unless|but|if|when|some|most|used|longer|other|not|never)\b/;
/** 'Do you close for lunch?' 'No.' */
const BREAK_ASKED = /^\W*(?:do|are) you (?:close|closed|shut) (?:for|at|over|during) lunch(?:time)?\b[^?]*\?\W*$/;
const NO = /^\W*(?:no|never)\b/;
const IN_PART = /\b(?:except|apart|only|unless|but|if|some|most|until|from|between|used|longer|other)\b|\d/;

/** Reports sentences that deny the break of a day. */
export function lunchFindings({ site, publicTexts, lookups }: RuleInput): readonly RuleFinding[] {
  const { hours } = site.clinic;
  const withBreak = WEEKDAYS.filter((day) => openTimes(hours[day]).length > 1);
  if (withBreak.length === 0) return [];
  const texts = clinicsProseOf(publicTexts).filter(
    (text) =>
      /\blunch|\b(?:straight|right) through\b/.test(text.normal.text) || BREAK_ASKED.test(lookups.questionOf(text)),
  );
  return texts.flatMap((publicText) =>
    sentencesIn(publicText.normal.text).flatMap(({ text, start }, index) => {
      // 'No. Only on Fridays': the rest of the answer may take the denial back.
      const question = index === 0 && !IN_PART.test(publicText.normal.text) ? lookups.questionOf(publicText) : '';
      const place = denialIn(text, question);
      const groups = dayGroupsIn(`${BREAK_ASKED.test(question) ? question : ''} ${text}`);
      const day = withBreak.find((each) => groups.length === 0 || groups.some(({ days }) => days.includes(each)));
      if (!place || !day) return [];
      const span = publicText.normal.original(start + place.index, place[0].length);
      return authoredFinding(publicText, span, {
        message: `“${textAt(publicText, span)}” differs from the opening hours on ${dayName(day)}, which have a break: ${hours[day].text}.`,
        help: `Say when you are closed, or quote the hours: {clinic.hours.${day}}.`,
        against: hours[day].text,
      });
    }),
  );
}

function denialIn(sentence: string, question: string): RegExpExecArray | undefined {
  if (isSpecialDay(sentence) || /\?\W*$/.test(sentence)) return undefined;
  const isDaily = dayGroupsIn(sentence).length === 0 && !ONLY_SOMETIMES.test(sentence);
  const open = isDaily ? OPEN_AT_LUNCH.exec(sentence) : null;
  if (open || IN_PART.test(sentence)) return open ?? undefined;
  return NO_BREAK.exec(sentence) ?? (BREAK_ASKED.test(question) ? NO.exec(sentence) : undefined) ?? undefined;
}
