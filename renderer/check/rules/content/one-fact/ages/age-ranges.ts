/** Ages from and to which something is offered, against the range of its figure: 'Between 5 and 13' of `ages: '7 to 13'`. */
import type { Site } from '../../../../../config/site.ts';
import { onlyOne } from '../../../../../core/only-one.ts';
import { matchesOf } from '../../../../../core/pattern.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { SHORT_NUMBER, writtenNumber } from '../../../../../facts/number-words.ts';
import { clinicsProseOf } from '../../../about/prose.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { differsFrom } from '../differs.ts';
import {
  clinicFigures,
  type FigureEntry,
  ownOrClinics,
  type StatedFigure,
  treatmentFigures,
} from '../stated-figures.ts';
import { type AgeFigure, ageFigures } from './age-limits.ts';
import { numbersIn } from './young-people.ts';

const NAME = /(?:^|[a-z-])ages?$/i;
const TEXT = /^(?:from |between )?(\d{1,2})(?: to |-| and )(\d{1,2})(?: years?(?: old| of age)?)?$/;
const HIGHEST = /^(?:oldest|upTo|until|to|max(?:imum)?Age|upperAge|upToAge|untilAge|toAge)$/;
const HIGHEST_TEXT = /^(?:up to |until )?(\d{1,2})(?: years?(?: old| of age)?)?$/;

/** A figure with the lowest and the highest age, or the two figures that state them. */
export interface AgeRange extends StatedFigure {
  readonly ends: readonly number[];
  /** The figure of the highest age, if it has one of its own. */
  readonly highest?: StatedFigure;
}

/** Returns every range of ages among the figures. */
export const ageRanges = (site: Site): readonly AgeRange[] => {
  const figures = [...clinicFigures(site), ...treatmentFigures(site)];
  return [
    ...figures.flatMap(({ path, name, text }) => {
      const ends = NAME.test(name) ? TEXT.exec(normalise(text).text)?.slice(1).map(Number) : undefined;
      return ends ? [{ path, text, ends }] : [];
    }),
    ...ageFigures(site).flatMap((lowest) => rangeFrom(lowest, figures)),
  ];
};

/** `youngest: '13'` and `upTo: '17'` of one treatment */
function rangeFrom({ path, text, years }: AgeFigure, figures: readonly FigureEntry[]): readonly AgeRange[] {
  const owner = path.slice(0, path.lastIndexOf('.'));
  const highest = onlyOne(
    figures.filter((figure) => figure.path === `${owner}.${figure.name}` && HIGHEST.test(figure.name)),
  );
  const last = Number(HIGHEST_TEXT.exec(normalise(highest?.text ?? '').text)?.[1] ?? 0);
  return highest && last > years ? [{ path, text, ends: [years, last], highest }] : [];
}

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
      const isRight = (range?.ends ?? []).map((age, end) => age === ends[end]);
      // 'Most between four and six, and for everybody from four up to eleven' states the range, too.
      if (range?.ends.every((age) => numbersIn(sentence).includes(age))) return [];
      const figure = isRight[0] ? (range?.highest ?? range) : range;
      return figure && others.length === 0 && isRight.filter(Boolean).length === 1
        ? differsFrom(site, figure, publicText, publicText.normal.original(index, words.length), {
            isCertain: items.length > 0,
          })
        : [];
    }),
  );
}
