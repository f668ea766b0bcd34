import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { isOfVisit } from './concepts.ts';

/** '15-minute' → [15], '10–15 minutes' → [10, 15]; an empty list if the text is not a duration in minutes. */
const minutesIn = (text: string): readonly number[] => {
  const match = /^(\d+)(?:–(\d+))?[- ]?min/.exec(text);
  return match ? [Number(match[1]), ...(match[2] ? [Number(match[2])] : [])] : [];
};

/** Reports figures of a treatment that contradict its duration. */
export const figureFindings = ({ site }: RuleInput): readonly RuleFinding[] =>
  Object.entries(site.catalogue).flatMap(([slug, { duration, figures }]) => {
    if (!duration) return [];
    const others = Object.entries(figures ?? {}).flatMap(([name, text]) => {
      const minutes = minutesIn(text);
      return isOfVisit(name) && minutes.some((value) => value !== duration.minutes) ? [text] : [];
    });
    if (others.length === 0) return [];
    return {
      message: `The duration is ${duration.text}, but the figures also contain ${others.map((text) => `“${text}”`).join(' and ')}.`,
      against: others.join(' and '),
      help: 'Use one duration, or accept the difference with a reason.',
      path: ['catalogue', slug, 'duration'],
    };
  });
