/** Ages from and to which something is offered, against the range of its figure: 'Between 5 and 13' of `ages: '7 to 13'`. */
import type { Site } from '../../../../../config/site.ts';
import { matchesOf } from '../../../../../core/pattern.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { SHORT_NUMBER, writtenNumber } from '../../../../../facts/number-words.ts';
import { clinicsProseOf } from '../../../about/prose.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { differsFrom } from '../differs.ts';
import { clinicFigures, ownOrClinics, type StatedFigure, treatmentFigures } from '../stated-figures.ts';

const NAME = /(?:^|[a-z-])ages?$/i;
const TEXT = /^(?:from |between )?(\d{1,2})(?: to |-| and )(\d{1,2})(?: years?(?: old| of age)?)?$/;

/** A figure with the lowest and the highest age. */
export interface AgeRange extends StatedFigure {
  readonly ends: readonly number[];
}

/** Returns every range of ages among the figures. */
export const ageRanges = (site: Site): readonly AgeRange[] =>
  [...clinicFigures(site), ...treatmentFigures(site)].flatMap(({ path, name, text }) => {
    const ends = NAME.test(name) ? TEXT.exec(normalise(text).text)?.slice(1).map(Number) : undefined;
    return ends ? [{ path, text, ends }] : [];
  });

const STATED = new RegExp(
  `\\b(?:(?<between>between) |from |aged? |ages )?(?<low>${SHORT_NUMBER}) ?(?:to|-|and) ?(?<high>${SHORT_NUMBER})\\b(?![\\w.,:%]*\\d)(?! ?(?:min|hours?|days?|weeks?|months?|miles?|%|per ?cent|times|sessions?|visits?|[ap]m\\b|o'clock|pounds))`,
  'g',
);
const ASKS_AGE = /\b(?:how old|what ages?|which ages?|age limit)\b/;
const ABOUT_AGE =
  /\b(?:aged?|ages|years old|year-olds|(?:children|boys|girls|teenagers|young people|pupils|those|everybody|everyone) (?:(?:aged|from|between|of) )+)/;

/** Reports a range of ages that has one end of the only range that can be meant, and another end. */
export function ageRangeFindings({ site, publicTexts, lookups }: RuleInput): readonly RuleFinding[] {
  const ranges = ageRanges(site);
  if (ranges.length === 0) return [];
  return clinicsProseOf(publicTexts).flatMap((publicText) =>
    matchesOf(STATED, publicText.normal.text).flatMap(({ index, 0: words, groups: { low = '', high = '' } = {} }) => {
      const { question, sentence, items } = lookups.subjectAt(publicText, index);
      if (!ABOUT_AGE.test(sentence) && !ASKS_AGE.test(question)) return [];
      const ends = [low, high].map(writtenNumber);
      // On a page of nothing in particular, the only range of the site can be meant.
      const [range, ...others] = items.length > 0 ? ownOrClinics(ranges, items, site) : ranges;
      const agreeing = range?.ends.filter((age, end) => age === ends[end]).length;
      return range && others.length === 0 && agreeing === 1
        ? differsFrom(site, range, publicText, publicText.normal.original(index, words.length), {
            isCertain: items.length > 0,
          })
        : [];
    }),
  );
}
