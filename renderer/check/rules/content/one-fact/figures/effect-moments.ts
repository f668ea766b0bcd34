/** Sentences that say at which moment an after-effect ends: 'The flaking is over by the next morning' beside `flaking: 'two to four days'`. */
import { figuresOf, type NamedFigure } from '../../../../../config/derived/item-figures.ts';
import { isCategory } from '../../../../../config/derived/priced.ts';
import { leastDays } from '../../../../../facts/quantities.ts';
import { sentencesIn } from '../../../../../facts/sentences.ts';
import { isAboutOthers } from '../../../about/others.ts';
import { clinicsProseOf } from '../../../about/prose.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { differsFrom } from '../differs.ts';
import { ofOwner, quotesFact } from '../mention.ts';
import { AFTER_EFFECTS } from './effect-concepts.ts';
import { HAS_MOMENT, LIMITED, momentIn, momentsAfter } from './result-moments.ts';

/** 'The flaking' and 'is over by' or 'has gone' */
const ENDS = String.raw`\b(?<effect>[\p{L}-]+)(?: (?:of|after|from) (?:the |your )?[\p{L}-]+)? (?:(?:is|are|has|have|will|be|all|usually|normally|always|mostly|completely) )*(?:over|gone|done|finished|passed|disappear(?:s|ed)?|vanish(?:es|ed)?|settles?|settled|subsides?|subsided|fades?|faded|stops?|stopped|ends?|ended|goes)(?: (?:down|away|off|again))? (?:(?:by|on|before|within) )?`;
/** 'You are no longer red' */
const NO_LONGER = String.raw`\b(?:no longer|not) (?<effect>[\p{L}-]+) (?:(?:by|on|any more|anymore) )?`;
const MOMENTS = [...momentsAfter(ENDS), ...momentsAfter(NO_LONGER)];

/** Reports 'by the next morning' if the effect lasts for at least two days. */
export const effectMomentFindings = ({ site, publicTexts, lookups }: RuleInput): readonly RuleFinding[] =>
  clinicsProseOf(publicTexts)
    .filter(({ normal }) => HAS_MOMENT.test(normal.text))
    .flatMap((publicText) =>
      sentencesIn(publicText.normal.text).flatMap(({ text, start }) => {
        const moment = momentIn(text, MOMENTS);
        if (!moment || LIMITED.test(text) || isAboutOthers(text)) return [];
        const subject = ofOwner(lookups.subjectAt(publicText, start + moment.at));
        const figures = subject.items
          .filter((item) => !isCategory(item))
          .flatMap(({ path }) => figuresOf(site, path).figures)
          .filter((figure) => isOf(figure, moment.effect));
        const isTrue = (figure: NamedFigure) =>
          figure.quantities.some((fact) => leastDays(fact) <= moment.days) ||
          quotesFact(publicText, subject, figure.path);
        const [figure] = figures;
        return !figure || figures.some(isTrue)
          ? []
          : differsFrom(site, figure, publicText, publicText.normal.original(start + moment.at, moment.length));
      }),
    );

/** Whether a figure is about what clients feel or see, which the word means: `redness` and 'red', `bumps` and 'bumps'. */
const isOf = ({ path }: NamedFigure, effect: string): boolean => {
  const name = (path.split('.').at(-1) ?? '').toLowerCase();
  const isEffect = AFTER_EFFECTS.some(
    ([names, words]) => names.test(name) && new RegExp(`^(?:${words})$`).test(effect),
  );
  return isEffect || name === effect;
};
