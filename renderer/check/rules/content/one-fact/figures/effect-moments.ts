/**
 * Sentences that say at which moment an after-effect ends: 'The flaking is over by the next morning' beside
 * `flaking: 'two to four days'`.
 */
import type { NamedFigure } from '../../../../../config/derived/item-figures.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { AFTER_EFFECTS } from './effect-concepts.ts';
import { momentFindings, momentsAfter, ownFigures } from './moments.ts';

/** 'The flaking' and 'is over by' or 'has gone' */
const ENDS = String.raw`\b(?<effect>[\p{L}-]+)(?: (?:of|after|from) (?:the |your )?[\p{L}-]+)? (?:(?:is|are|has|have|will|be|all|usually|normally|always|mostly|completely) )*(?:over|gone|done|finished|passed|disappear(?:s|ed)?|vanish(?:es|ed)?|settles?|settled|subsides?|subsided|fades?|faded|stops?|stopped|ends?|ended|goes)(?: (?:down|away|off|again))? (?:(?:by|on|before|within) )?`;
/** 'You are no longer red' */
const NO_LONGER = String.raw`\b(?:no longer|not) (?<effect>[\p{L}-]+) (?:(?:by|on|any more|anymore) )?`;
/** 'You can be back at your desk' */
const RETURN = String.raw`\b(?<effect>back|return) (?:at|to|in|behind) (?:(?:the|your|their|his|her) )?(?:work|desks?|office|jobs?|school)(?: (?:by|on|already))? `;
const MOMENTS = [...momentsAfter(ENDS), ...momentsAfter(NO_LONGER), ...momentsAfter(RETURN)];

/** Reports 'by the next morning' if the effect lasts for at least two days. */
export const effectMomentFindings = (input: RuleInput): readonly RuleFinding[] =>
  momentFindings(input, {
    patternsFor: () => MOMENTS,
    figuresFor: (subject, { effect }) => ownFigures(input.site, subject).filter((figure) => isOf(figure, effect)),
  });

/** Whether a figure is about what clients feel or see, which the word means: `redness` and 'red', `bumps` and 'bumps'. */
const isOf = ({ path }: NamedFigure, effect: string): boolean => {
  const name = (path.split('.').at(-1) ?? '').toLowerCase();
  const isEffect = AFTER_EFFECTS.some(
    ([names, words]) => names.test(name) && new RegExp(`^(?:${words})$`).test(effect),
  );
  const isReturn = /^(?:back|return)$/.test(effect) && /^work$|^timeoff|office|desk|downtime|^recovery/.test(name);
  return isEffect || isReturn || name === effect;
};
