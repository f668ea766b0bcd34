/** Embedded maps that still show the clinic’s old place after a move. */
import { literal } from '../../../../core/pattern.ts';
import type { BuildRecord } from '../../../earlier/build-record.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { streetOf } from './moved-texts.ts';

/** Reports the addresses of embedded maps that have not changed, and their titles that name the old place. */
export function movedMaps({ site, earlier }: RuleInput, place: BuildRecord['place']): readonly RuleFinding[] {
  const before = earlier.build.embeddedMaps;
  const now = Object.values(site.clinic.address).map(String);
  const { address, area, town } = place;
  const road = streetOf(address).replace(/^\d\S* /, '');
  const oldNames = [road, area, town].filter((name) => name !== '' && !now.some((part) => part.includes(name)));
  return Object.entries(site.embeds).flatMap(([name, embed]): readonly RuleFinding[] => {
    const was = before[name];
    if (embed.kind !== 'map' || !was) return [];
    const old = oldNames.find((each) => new RegExp(`(?<!\\p{L})${literal(each)}(?!\\p{L})`, 'iu').test(embed.title));
    return [
      ...(was.src === embed.src
        ? [
            {
              message: `The address was “${address}” before, but the embedded map is still the same.`,
              help: 'Write the address that the map service gives you for a map of the new place.',
              path: ['embeds', name, 'src'],
            },
          ]
        : []),
      ...(was.title === embed.title && old !== undefined
        ? [
            {
              message: `The title of the embedded map names “${old}”, where the clinic was before.`,
              help: 'Name the new place, for visitors who cannot see the map.',
              path: ['embeds', name, 'title'],
            },
          ]
        : []),
    ];
  });
}
