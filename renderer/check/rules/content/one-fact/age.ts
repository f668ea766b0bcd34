import { NUMBER_WORDS, numberFromWords } from '../../../../facts/number-words.ts';
import { sentenceAt } from '../../../../facts/sentences.ts';
import { proseOf } from '../../about/prose.ts';
import { authoredAt, isAuthored, quoteOrUpdateHelp } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';

/** 'aged 18 and over', '18+', 'over-18s', 'under 18', 'at least 18 years old' */
const AGE =
  /\b(?:aged?|minimum age(?: is| of)?|over|under|at least|older than)[ -](?<before>\d{2})(?:s\b|(?= (?:and|or|years)|[.,;)!?]|$))|(?<![\d£.,])(?<after>\d{2})(?:\+|s? (?:and|or|years? or|years? and) (?:over|older|above|up)\b| years (?:of age|old)\b)/g;
const HAS_AGE = /\d\d|\bage|\b(?:be|under|below|from) (?!the\b|a\b)/;
/** Ages that are used as limits. “Over 40” describes whom a treatment helps, not who may come. */
const LIMITS = { from: 12, to: 25 };

/** 'We see children from the age of two': who may come, whatever the age. */
const FROM_AGE = new RegExp(
  `\\b(?:from|over|above) (?:the age of |ages? |aged )(?<from>\\d{1,2}|${NUMBER_WORDS}(?:[ -]${NUMBER_WORDS})*)\\b`,
  'g',
);
const MAY_COME =
  /\b(?:we (?:can |also |only |happily )?\w+ (?:after )?(?:children|teenagers|babies|people|patients|clients|anyone|anybody|everyone|adults|dogs|cats|pets|puppies)|we (?:can )?(?:see|treat|accept|welcome|take|look after)|welcome|open to|(?:appointments?|treatments?|tests?|visits?|places?) (?:are|is) |(?:are|is) (?:possible|available|offered)|for (?:people|adults|children|anyone|everyone|patients|clients|teenagers|young people)\b|(?:may|can) (?:come|book|be seen)|are (?:seen|treated|accepted|welcome))\b/;
const AGE_NUMBER = `(?:\\d{1,2}|${NUMBER_WORDS}(?:[ -]${NUMBER_WORDS})*)`;
/** Limits that say so: 'you must be 16 to', 'the minimum age is', 'nobody under 18 is treated', 'from 14 years of age' */
const STATED_LIMIT = new RegExp(
  [
    `\\b(?:you|people|patients?|clients?|children|child|everyone|anyone|visitors?|customers?|owners?|teenagers?|who) (?:\\w+ )?(?:must|has to|have to|needs? to) be (?:at least |over |aged )?(?<mustBe>${AGE_NUMBER})(?= (?:to|before|years)\\b|[.,;)!]|$)`,
    `\\b(?:minimum|youngest|lowest) age(?: is| of|:)?(?: for \\w+ is)? (?<minimum>${AGE_NUMBER})\\b`,
    `\\b(?:nobody|no one|not .{0,20}anyone) (?:under|below)(?: the age of)? (?<under>${AGE_NUMBER})\\b`,
    `\\bfrom (?<up>${AGE_NUMBER})(?= (?:can|may|upwards|years of age|years old)\\b)`,
  ].join('|'),
  'g',
);

/** Limits that the law or somebody else sets, and ages at which parents have to agree. */
const OTHER_LIMITS =
  /\b(?:parents?|guardians?|mother|father|accompanied|by law|the law|legal(?:ly)?|illegal|offence|licen[cs]ed?|nhs|act of)\b/;

/** Reports ages in sentences that differ from the minimum age. */
export const ageFindings = ({ site, publicTexts }: RuleInput): readonly RuleFinding[] =>
  proseOf(publicTexts)
    .filter(({ kind, normal }) => kind !== 'testimonial' && kind !== 'journal' && HAS_AGE.test(normal.text))
    .flatMap((publicText) =>
      agesIn(publicText.normal.text).flatMap((match) => {
        const { before, after, ...limits } = match.groups ?? {};
        const limit = Object.values(limits).find((each) => each !== undefined);
        const text = before ?? after ?? limit ?? '';
        const age = /^\d/.test(text) ? Number(text) : (numberFromWords(text) ?? site.clinic.minimumAge);
        const run = publicText.normal.original(match.index + match[0].indexOf(text), text.length);
        const isLimit = limit !== undefined || (age >= LIMITS.from && age <= LIMITS.to);
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

/** 'under 16, over 60, or with diabetes': groups of people who are entitled to something, not who may come. */
const isGroups = (sentence: string): boolean => /\bunder[ -]\d\d\b.*\bover[ -]\d\d\b/.test(sentence);

const agesIn = (text: string): readonly RegExpExecArray[] => [
  ...[...text.matchAll(AGE)].filter(({ index }) => {
    const sentence = sentenceAt(text, index);
    return !OTHER_LIMITS.test(sentence) && !isGroups(sentence);
  }),
  ...[...text.matchAll(STATED_LIMIT)].filter(({ index }) => !OTHER_LIMITS.test(sentenceAt(text, index))),
  ...[...text.matchAll(FROM_AGE)].filter(({ index }) => MAY_COME.test(sentenceAt(text, index))),
];
