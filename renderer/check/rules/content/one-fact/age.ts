import { NUMBER_WORDS, numberFromWords } from '../../../../facts/number-words.ts';
import { sentenceAt } from '../../../../facts/sentences.ts';
import { proseOf } from '../../about/prose.ts';
import { authoredAt, isAuthored, quoteOrUpdateHelp } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';

/** 'aged 18 and over', '18+', 'over-18s', 'under 18', 'at least 18 years old' */
const AGE =
  /\b(?:aged?|minimum age(?: is| of)?|over|under|at least|older than)[ -](?<before>\d{2})(?:s\b|(?= (?:and|or|years)|[.,;)!?]|$))|(?<![\d£.,])(?<after>\d{2})(?:\+|s? (?:and|or|years? or|years? and) (?:over|older|above|up)\b| years (?:of age|old)\b)/g;
const HAS_AGE = /\d\d|\bage/;
/** Ages that are used as limits. “Over 40” describes whom a treatment helps, not who may come. */
const LIMITS = { from: 12, to: 25 };

/** 'We see children from the age of two': who may come, whatever the age. */
const FROM_AGE = new RegExp(
  `\\b(?:from|over|above) (?:the age of |ages? |aged )(?<from>\\d{1,2}|${NUMBER_WORDS}(?:[ -]${NUMBER_WORDS})*)\\b`,
  'g',
);
const MAY_COME =
  /\b(?:we (?:can )?(?:see|treat|accept|welcome|take|look after)|welcome|(?:may|can) (?:come|book|be seen)|are (?:seen|treated|accepted|welcome))\b/;
/** Limits that the law or somebody else sets. */
const BY_LAW = /\b(?:by law|the law|legal(?:ly)?|illegal|offence|licen[cs]ed?|nhs|act of)\b/;

/** Reports ages in sentences that differ from the minimum age. */
export const ageFindings = ({ site, publicTexts }: RuleInput): readonly RuleFinding[] =>
  proseOf(publicTexts)
    .filter(({ kind, normal }) => kind !== 'testimonial' && kind !== 'journal' && HAS_AGE.test(normal.text))
    .flatMap((publicText) =>
      agesIn(publicText.normal.text).flatMap((match) => {
        const text = match.groups?.before ?? match.groups?.after ?? match.groups?.from ?? '';
        const age = /^\d/.test(text) ? Number(text) : (numberFromWords(text) ?? site.clinic.minimumAge);
        const run = publicText.normal.original(match.index + match[0].indexOf(text), text.length);
        const isLimit = match.groups?.from !== undefined || (age >= LIMITS.from && age <= LIMITS.to);
        const isOther = isLimit && age !== site.clinic.minimumAge;
        if (!isOther || !isAuthored(publicText, run)) return [];
        return {
          message: `“${text}” is not the minimum age, which is ${site.clinic.minimumAge}.`,
          help: quoteOrUpdateHelp(publicText, 'Quote the fact: {clinic.minimumAge}.'),
          ...authoredAt(publicText, run),
          against: String(site.clinic.minimumAge),
        };
      }),
    );

const agesIn = (text: string): readonly RegExpExecArray[] => [
  ...[...text.matchAll(AGE)].filter(({ index }) => !BY_LAW.test(sentenceAt(text, index))),
  ...[...text.matchAll(FROM_AGE)].filter(({ index }) => MAY_COME.test(sentenceAt(text, index))),
];
