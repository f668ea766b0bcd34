/** A time that a sentence gives in two units, which contradict each other: '140 days, which is 16 weeks'. */
import { type Quantity, quantitiesIn, type Unit } from '../../../../facts/quantities.ts';
import { sentenceAt } from '../../../../facts/sentences.ts';
import { clinicsProseOf } from '../../about/prose.ts';
import { textAt } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { authoredFinding } from '../authored-finding.ts';

const HOURS: Readonly<Partial<Record<Unit, number>>> = {
  minute: 1 / 60,
  hour: 1,
  day: 24,
  week: 168,
  month: 730,
  year: 8766,
};
/** ' at most, which is ' between both */
const WHICH_IS =
  /^(?: (?:at most|at least|in all|in total|altogether|or so|together))?,? (?:which|that|this) (?:is|makes|means)(?: (?:about|almost|nearly|around|roughly|just over|exactly|just))* $/;
/** Not 'an hour, which is ten minutes longer', '40 minutes of it for the test' */
const ENDS = /^(?: (?:in all|in total|altogether|or so))?(?:[.,;:!)]|$)/;
/** Rounded figures differ by less. */
const TOLERANCE = 0.15;

/** Reports the second of two such times. */
export const convertedFindings = ({ publicTexts }: Pick<RuleInput, 'publicTexts'>): readonly RuleFinding[] =>
  clinicsProseOf(publicTexts).flatMap((publicText) => {
    const { text } = publicText.normal;
    const all = quantitiesIn(publicText.normal);
    return all.flatMap((stated, index) => {
      const first = all[index - 1];
      const between = first ? text.slice(first.normalAt + first.normalLength, stated.normalAt) : '';
      const after = text.slice(stated.normalAt + stated.normalLength);
      if (!first || !WHICH_IS.test(between) || !ENDS.test(after) || /\bnot\b/.test(sentenceAt(text, stated.normalAt)))
        return [];
      const ratio = hoursOf(stated) / hoursOf(first);
      if (!isExact(first) || !isExact(stated) || !(Math.abs(ratio - 1) > TOLERANCE)) return [];
      const against = textAt(publicText, first);
      return authoredFinding(publicText, stated, {
        message: `“${textAt(publicText, stated)}” contradicts the same sentence, which says “${against}” before.`,
        help: 'Correct the figure that is wrong.',
        against,
      });
    });
  });

/** NaN for anything but a time, which is no different ratio. */
const hoursOf = ({ most, unit }: Quantity): number => most * (HOURS[unit] ?? Number.NaN);
const isExact = ({ least, most, isWorking }: Quantity): boolean => least === most && isWorking !== true;
