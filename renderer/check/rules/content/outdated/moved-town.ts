import { normalise } from '../../../../facts/normalise.ts';
import type { BuildRecord } from '../../../earlier/build-record.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { movedTexts } from './moved-texts.ts';

/** Reports a town that has changed alone, and texts that still name the former one. */
export function movedTown(input: RuleInput, place: BuildRecord['place']): readonly RuleFinding[] {
  const { town } = input.site.clinic.address;
  if (normalise(place.town).text === normalise(town).text) return [];
  return [
    {
      message: `The town was “${place.town}” before, but the street and the postcode are still the same.`,
      help: 'If the clinic has moved, write its new street and postcode too. If only the name of the town was wrong, this message ends with the next build.',
      path: ['clinic', 'address', 'town'],
    },
    ...movedTexts(input, place),
  ];
}
