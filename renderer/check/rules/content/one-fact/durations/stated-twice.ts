/** Durations and prices that the entry of a treatment states twice: in the title of an option, and in its figures. */
import { onlyOne } from '../../../../../core/only-one.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { quantitiesIn } from '../../../../../facts/quantities.ts';
import { type RuleFinding, type RuleInput, warningUnless } from '../../../rule.ts';
import { isWholeVisit, mayBeVisit } from '../figures/concepts.ts';
import { isTime, minutesOf } from './minutes.ts';

/** A title with other words can count something else: '24-hour recording'. */
const ONLY_TIME = /^(?:(?:an?|one|the|for|full|whole|good|long|short|single) )*$/;

/** Reports titles that are a duration, if the option has another one. */
export const optionTitleFindings = ({ site }: RuleInput): readonly RuleFinding[] =>
  Object.entries(site.catalogue).flatMap(([slug, { options = {} }]) =>
    Object.entries(options).flatMap(([name, { title, duration }]) => {
      const normal = normalise(title);
      const stated = onlyOne(quantitiesIn(normal));
      if (!duration || !stated) return [];
      const { normalAt, normalLength } = stated;
      const rest = normal.text.slice(0, normalAt) + normal.text.slice(normalAt + normalLength);
      const isOnlyTime = isTime(stated) && ONLY_TIME.test(`${rest.trim()} `.trimStart());
      const agrees =
        minutesOf({ ...stated, most: stated.least }) <= duration.minutes && duration.minutes <= minutesOf(stated);
      if (!isOnlyTime || agrees || duration.visits > 1) return [];
      return {
        message: `The option is called “${title}”, but takes ${duration.text}.`,
        help: 'Correct the title or the duration.',
        path: ['catalogue', slug, 'options', name, 'duration'],
        against: title,
      };
    }),
  );

/** '15-minute' → [15], '10–15 minutes' → [10, 15]; an empty list if the text is not a duration in minutes. */
const minutesIn = (text: string): readonly number[] => {
  const match = /^(\d+)(?:–(\d+))?[- ]?min/.exec(text);
  return match ? [Number(match[1]), ...(match[2] ? [Number(match[2])] : [])] : [];
};

/** Reports figures of a treatment that contradict its duration. */
export const figureFindings = ({ site }: RuleInput): readonly RuleFinding[] =>
  Object.entries(site.catalogue).flatMap(([slug, { duration, figures }]) => {
    if (!duration) return [];
    const different = Object.entries(figures ?? {}).filter(
      ([name, text]) => mayBeVisit(name) && minutesIn(text).some((value) => value !== duration.minutes),
    );
    if (different.length === 0) return [];
    const others = different.map(([, text]) => text);
    return {
      message: `The duration is ${duration.text}, but the figures also contain ${others.map((text) => `“${text}”`).join(' and ')}.`,
      against: others.join(' and '),
      help: 'Use one duration, or accept the difference with a reason.',
      path: ['catalogue', slug, 'duration'],
      ...warningUnless(different.some(([name]) => isWholeVisit(name))),
    };
  });

/** Reports a figure of a treatment with the name `price`: texts could quote either price. */
export const figurePriceFindings = ({ site }: RuleInput): readonly RuleFinding[] =>
  Object.entries(site.catalogue).flatMap(([slug, { name, price, figures }]) => {
    const { price: figure } = figures ?? {};
    if (figure === undefined) return [];
    return {
      message:
        figure === price.text
          ? `“figures” repeats the price of “${name}”.`
          : `“figures” states the price “${figure}”, but the price of “${name}” is “${price.text}”.`,
      help: `Remove it from “figures”, and quote {catalogue.${slug}.price} in texts.`,
      path: ['catalogue', slug, 'figures', 'price'],
      against: price.text,
      ...warningUnless(figure !== price.text),
    };
  });
