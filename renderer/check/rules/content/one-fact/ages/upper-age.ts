/** Upper age limits in sentences: 'children up to 16', 'until their 18th birthday', 'nobody over 75'. */
import type { Site } from '../../../../../config/site.ts';
import { matchesOf } from '../../../../../core/pattern.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { numberFromWords, ORDINAL_WORDS, ordinalFromWords, SHORT_NUMBER } from '../../../../../facts/number-words.ts';
import { sentenceAt } from '../../../../../facts/sentences.ts';
import { inClinicsProse } from '../../../about/prose.ts';
import { IF_OTHER } from '../../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { authoredFinding } from '../../authored-finding.ts';
import { clinicFigures } from '../stated-figures.ts';
import type { AgeFigure } from './age-limits.ts';
import { MAY_COME } from './age-statements.ts';

/** The name of a figure that states the highest age: `oldest: '17 years'`. */
const NAME = /oldest|(?:upper|max(?:imum)?|highest).*age|^age.*(?:limit|max|until|to)$|^(?:upto|until)age/i;
const AGE_TEXT = /^(?:up to |until )?(\d{1,3})(?: years?(?: old| of age)?)?$/;

const ORDINAL = `(?:\\d{1,3}(?:st|nd|rd|th)|${ORDINAL_WORDS})`;
const PEOPLE = '(?:people|patients?|clients?|children|child|kids|teenagers?|young people|adults?|boys|girls|men|women)';
const NO_OTHER_UNIT =
  '(?![\\w.,:%]*\\d)(?! ?(?:min|hours?|days?|weeks?|months?|miles?|sessions?|visits?|%|per ?cent|times|people|of\\b|at (?:a|one) time))';
const UPPER = new RegExp(
  [
    `\\b${PEOPLE} (?:\\w+ )?(?:up to|until|till|no older than|not older than)(?: the age of| age)? (?<people>${SHORT_NUMBER})\\b(?! years?\\b)${NO_OTHER_UNIT}`,
    `\\b(?:up to|until|till) (?:the age of|age) (?<age>${SHORT_NUMBER})\\b${NO_OTHER_UNIT}`,
    `\\b(?:until|till|up to|before) (?:their|your|his|her|the|a) (?<birthday>${ORDINAL}) birthday\\b`,
    `\\b(?:until|till) (?:they|you|he|she) (?:are|is|turns?|reach(?:es)?) (?<turn>${SHORT_NUMBER})\\b${NO_OTHER_UNIT}`,
    `\\b(?:aged?|ages|between|${PEOPLE} (?:aged |from |of )?(?:from )?)(?: the ages of)? ?${SHORT_NUMBER} ?(?:to|-|and) ?(?<range>${SHORT_NUMBER})\\b${NO_OTHER_UNIT}`,
    `\\b(?:nobody|no one|not .{0,30}(?:anyone|anybody|${PEOPLE})) (?:over|above|older than)(?: the age of)? (?<nobody>${SHORT_NUMBER})\\b${NO_OTHER_UNIT}`,
    `\\b(?:upper age|maximum age|upper age limit|oldest (?:\\w+ )?(?:is|are)|age limit)(?: is| of|:)? (?<limit>${SHORT_NUMBER})\\b`,
  ].join('|'),
  'g',
);
const LIMIT = /\b(?:limit|oldest|maximum age)\b/;
/** Groups of those who may come, and the rules of others. */
const OTHERS =
  /\b(?:groups?|workshops?|clubs?|camps?|free|charge|pay|nhs|law|legal\w*|notes|records?|parents?|guardian|discount|record|study|trial|sleep)\b/;

/** Reports upper age limits that differ from the figure of the site. */
export function upperAgeFindings({ site, publicTexts }: RuleInput): readonly RuleFinding[] {
  const [limit] = upperAges(site);
  if (!limit) return [];
  return inClinicsProse(
    publicTexts,
    (text) => matchesOf(UPPER, text),
    (match, publicText) => {
      const text = Object.values(match.groups ?? {}).find((each) => each !== undefined) ?? '';
      const years = yearsOf(text);
      const sentence = sentenceAt(publicText.normal.text, match.index);
      const span = publicText.normal.original(match.index + match[0].lastIndexOf(text), text.length);
      // 'Until their 18th birthday' includes everybody who is 17.
      const isSame = years === limit.years || years === limit.years + 1;
      if (years === undefined || isSame || !(MAY_COME.test(sentence) || LIMIT.test(sentence)) || OTHERS.test(sentence))
        return [];
      return authoredFinding(publicText, span, {
        message: `“${text}” is not the upper age limit, which is ${limit.text}.`,
        help: `Quote the fact: {${limit.path}}.`,
        otherwise: IF_OTHER,
        against: limit.text,
      });
    },
  );
}

const upperAges = (site: Site): readonly AgeFigure[] =>
  clinicFigures(site).flatMap(({ path, name, text }) => {
    const years = AGE_TEXT.exec(normalise(text).text)?.[1];
    return NAME.test(name) && years !== undefined ? [{ path, text, years: Number(years) }] : [];
  });

const yearsOf = (text: string): number | undefined =>
  /^\d/.test(text) ? Number.parseInt(text, 10) : (numberFromWords(text) ?? ordinalFromWords(text));
