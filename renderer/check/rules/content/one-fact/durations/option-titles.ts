/** Titles of options that say how long they take: 'An hour' of 45 minutes. */

import { onlyOne } from '../../../../../core/only-one.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { quantitiesIn } from '../../../../../facts/quantities.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
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
