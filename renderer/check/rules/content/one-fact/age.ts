import { NUMBER_WORDS, numberFromWords } from '../../../../facts/number-words.ts';
import { sentenceAt } from '../../../../facts/sentences.ts';
import { proseOf } from '../../about/prose.ts';
import { authoredAt, isAuthored, quoteOrUpdateHelp } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';

const NUMBER = `(?:\\d{1,2}|${NUMBER_WORDS}(?:[ -]${NUMBER_WORDS})*)`;
const PEOPLE =
  '(?:people|patients?|clients?|children|child|kids|everyone|anyone|anybody|visitors?|customers?|owners?|adults?|teenagers?|babies|boys|girls|men|women)';
/** Other things than years that a number can count. */
const NO_AGE = String.raw`(?![\d.,:%]*\d|[ -](?:min|hour|day|week|month|%|per ?cent|sessions?|visits?|o'clock|am\b|pm\b|of\b|in (?:\d|ten|every|the (?:morning|afternoon|evening)\b))|[ap]m\b|%)`;

/** 'aged 18 and over', '18+', 'over-18s', 'under 18', 'at least 18 years old' */
const AGE =
  /\b(?:aged?|minimum age(?: is| of)?|over|under|at least|older than|younger than)[ -](?<before>\d{2})(?:s\b|(?= (?:and|or|years|are|is|can|may|only)|[.,;)!?](?!\d)|$))|(?<![\d£.,])(?<!\b(?:up to|until|till|under|below|before) (?:the age of )?)(?<after>\d{2})(?:\+|s? (?:and|or|years? or|years? and) (?:over|older|above|up)\b| years (?:of age|old)\b)/g;
const HAS_AGE =
  /\d\d|\bage|\bteen|\b(?:they|he|she|you) (?:are|is|turns?) [a-z]+(?:teen|ty|ten|[eo]n)\b|year-olds|\byoung|\bold|\b(?:be|under|below|from|over|above|of) (?!the\b|a\b)/;
/** Ages that are used as limits. “Over 40” describes whom a treatment helps, not who may come. */
const LIMITS = { from: 12, to: 25 };

/** 'children from the age of two', 'people over ten', 'eight and over': who may come, whatever the age. */
const FROM_AGE = new RegExp(
  [
    `\\b(?:from|over|above|below|under) (?:the age of |ages? |aged )(?<from>${NUMBER})\\b`,
    `\\b${PEOPLE} (?:(?:who are|that are) )?(?:from|over|above|aged|of|older than|from ages?) (?<people>${NUMBER})\\b${NO_AGE}`,
    `\\b(?:of|aged|if you are) (?<over>${NUMBER})(?= (?:and|or) (?:over|older|above|up(?:wards)?)\\b)`,
    `\\b(?:younger|older) than (?<than>${NUMBER})\\b${NO_AGE}`,
    `\\bfrom (?<range>${NUMBER}) to (?:a hundred|ninety|100|9\\d|8\\d|eighty)`,
    `(?<![\\w£.,])(?<olds>${NUMBER})-year-olds (?:and|or) (?:over|older|above)`,
    `\\b(?:as soon as|once|from when|from the day) (?:they|you|he|she|your (?:child|son|daughter)|a child) (?:are|is|turns?|reach(?:es)?) (?<once>${NUMBER})\\b${NO_AGE}`,
  ].join('|'),
  'g',
);
/** 'We also treat ten-year-olds.' They contradict only a higher limit. */
const YOUNGEST = new RegExp(
  `(?<![\\w£.,])(?<young>${NUMBER})-year-olds\\b(?! (?:and|or) (?:over|older|above))|\\byoungest ${PEOPLE} (?:is|are|must be|can be|may be) (?<youngest>${NUMBER})\\b${NO_AGE}`,
  'g',
);
/** 'Babies of six months': younger than any age in years. Where only adults come, babies come with them. */
const BABIES = new RegExp(
  `\\b(?:from|even) (?:babies|infants|newborns|children|toddlers) (?:of|aged|from) (?<baby>${NUMBER} (?:weeks|months))\\b`,
  'g',
);
const OLDEST_CHILD = 12;
const MONTHS_IN_YEAR = 12;

/** 'sixteen' → 16, '30 months' → 2, 'six weeks' → 0 */
function yearsOf(text: string): number | undefined {
  const [, number = '', unit] = /^(.*?)(?: (weeks|months))?$/.exec(text) ?? [];
  const count = /^\d/.test(number) ? Number(number) : numberFromWords(number);
  if (unit === 'weeks') return 0;
  return unit === 'months' && count !== undefined ? Math.floor(count / MONTHS_IN_YEAR) : count;
}
export const MAY_COME =
  /\b(?:(?:glad|happy|pleased|delighted) to (?:see|treat|welcome|take|accept|help)|we (?:can |also |only |happily |do not |don't |cannot |never )*(?:see|treat|test|accept|welcome|take|look after|care for|vaccinate|examine|check|help|work with|fit|scan|teach)|we (?:can |also |only |happily )?\w+ (?:after )?(?:children|teenagers|babies|people|patients|clients|anyone|anybody|everyone|adults|dogs|cats|pets|puppies)|our (?:youngest|patients|clients|classes|clinic)|welcome|open to|(?:appointments?|treatments?|tests?|visits?|places?) (?:are|is) |(?:are|is) (?:possible|available|offered)|for (?:people|adults|children|anyone|everyone|patients|clients|teenagers|young people)\b|(?:may|can) (?:come|book|be seen|be treated|have)|are (?:seen|treated|accepted|welcome))\b/;
/** Limits that say so: 'you must be 16 to', 'the minimum age is', 'nobody under 18 is treated', 'from 14 years of age' */
const STATED_LIMIT = new RegExp(
  [
    `\\b(?:you|${PEOPLE}|mothers|fathers|mums|dads|who) (?:\\w+ )?(?:must|has to|have to|needs? to) be (?:at least |over |aged )?(?<mustBe>${NUMBER})(?= (?:to|before|years|or|and)\\b|[.,;)!]|$)`,
    `\\b(?:minimum|youngest|lowest|lower) age(?: limit)?(?: (?:at|for|in|of|with) (?:\\w+ ){1,3}is| is| of|:)? (?<minimum>${NUMBER})\\b`,
    `\\b(?:nobody|no one|no ${PEOPLE}|not .{0,20}(?:anyone|anybody|${PEOPLE})) (?:under|below|younger than)(?: the age of)? (?<under>${NUMBER})\\b${NO_AGE}`,
    `(?:^|[ ,;])(?<isOur>${NUMBER}) is (?:our|the) (?:minimum|youngest|lowest) age\\b`,
    // 'From nine you can ring us' is a time of day.
    `(?:^|[.,;:] ?)from (?<own>1[3-9]|2\\d|[a-z]+teen|twenty(?:-\\w+)?)(?=,? (?:you|they|people|young people) (?:can|may) (?:come|book|join|have|be (?:seen|treated))\\b)`,
    `\\bfrom (?<up>${NUMBER})(?= (?:can|may|upwards|years of age|years old|years upwards|years on\\b))`,
  ].join('|'),
  'g',
);

/** 'In our group for children aged five to eight': one of several services, with limits of its own. */
const GROUP = /\b(?:groups?|workshops?|clubs?|camps?)\b/;

/** Limits that the law or somebody else sets, and ages at which parents have to agree. */
const OTHER_LIMITS = /\b(?:by law|the law|legal(?:ly)?|illegal|offence|licen[cs]ed?|nhs|act of|charity)\b/;

/** 'Children under 12 come with a parent.' Nobody below the minimum age comes, even with a parent. */
const WITH_PARENTS = /\b(?:parents?|guardians?|mother|father|adult with|accompanied)\b/;
/** 'Are you under 25? Then …': a group of those who may come. */
const ASKED = /\b(?:are|is) (?:you|your \w+) (?:still )?(?:under|over|older than|younger than) \d+[^.]*\?/;

/** Reports ages in sentences that differ from the minimum age. */
export const ageFindings = ({ site, publicTexts }: RuleInput): readonly RuleFinding[] =>
  proseOf(publicTexts)
    .filter(({ kind, normal }) => kind !== 'testimonial' && kind !== 'journal' && HAS_AGE.test(normal.text))
    .flatMap((publicText) =>
      agesIn(publicText.normal.text).flatMap((match) => {
        const { before, after, young, youngest, baby, ...limits } = match.groups ?? {};
        const limit = Object.values(limits).find((each) => each !== undefined);
        const text = before ?? after ?? young ?? youngest ?? baby ?? limit ?? '';
        const age = yearsOf(text) ?? site.clinic.minimumAge;
        const run = publicText.normal.original(match.index + match[0].indexOf(text), text.length);
        const isExample = (young ?? youngest ?? baby) !== undefined;
        const isLimit = age <= LIMITS.to && (limit !== undefined || age >= LIMITS.from);
        const isOther = isExample ? age < site.clinic.minimumAge : isLimit && age !== site.clinic.minimumAge;
        const sentence = sentenceAt(publicText.normal.text, match.index);
        const isGroup = WITH_PARENTS.test(sentence) || ASKED.test(sentence);
        if (baby !== undefined && site.clinic.minimumAge > OLDEST_CHILD) return [];
        if ((age > site.clinic.minimumAge && isGroup) || !isOther || !isAuthored(publicText, run)) return [];
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

/** Returns the ages in a text that say who may come. */
function agesIn(text: string): readonly RegExpExecArray[] {
  const found = (pattern: RegExp, fits: (sentence: string) => boolean = () => true) =>
    [...text.matchAll(pattern)].filter(({ index }) => {
      const sentence = sentenceAt(text, index);
      return !OTHER_LIMITS.test(sentence) && fits(sentence);
    });
  const all = [
    ...found(AGE, (sentence) => !isGroups(sentence)),
    ...found(STATED_LIMIT),
    ...found(FROM_AGE, (sentence) => MAY_COME.test(sentence) && !GROUP.test(sentence)),
    ...found(YOUNGEST, (sentence) => MAY_COME.test(sentence)),
    ...found(BABIES, (sentence) => MAY_COME.test(sentence)),
  ];
  // Several patterns can find one age.
  return all.filter((one, index) => !all.slice(0, index).some((other) => overlaps(one, other)));
}

const overlaps = (a: RegExpExecArray, b: RegExpExecArray): boolean =>
  a.index < b.index + b[0].length && b.index < a.index + a[0].length;
