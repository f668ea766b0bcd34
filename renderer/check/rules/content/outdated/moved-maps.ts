/** Maps that still show the clinic’s old place after a move. */
import { literal } from '../../../../core/pattern.ts';
import { sourceOf } from '../../../../facts/prose.ts';
import type { BuildRecord } from '../../../earlier/build-record.ts';
import { sectionsOfKind } from '../../pages.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { streetOf } from './moved-texts.ts';

/** Returns a function that reports a value which is still that of the old place. */
export const stillOld =
  ({ address }: BuildRecord['place']) =>
  (isOld: boolean, what: string, help: string, path: readonly string[]): readonly RuleFinding[] =>
    isOld ? [{ message: `The address was “${address}” before, but ${what}.`, help, path }] : [];

/** A text that quotes the address is always up to date. */
const QUOTED_ADDRESS = /\{clinic\.address\b/;

/** Reports drawings of maps that have not changed, and their descriptions. */
export function drawnMaps(
  { site, pages, images, earlier }: RuleInput,
  place: BuildRecord['place'],
): readonly RuleFinding[] {
  const stale = stillOld(place);
  const names = new Set(sectionsOfKind(pages, 'visit').map(({ data }) => data.mapImage));
  return [...names].flatMap((name) => {
    const was = earlier.build.maps[name];
    const alt = sourceOf(site.images[name]?.alt ?? '');
    const isOldDrawing = was !== undefined && was.digest === images.get(name)?.hash;
    const isOldText = was?.alt === alt && !QUOTED_ADDRESS.test(alt) && !alt.includes(site.clinic.address.street);
    return [
      ...stale(
        isOldDrawing,
        'the drawing of the map is still the same',
        'Replace the file with a drawing of the new location.',
        ['images', name, 'file'],
      ),
      ...stale(
        isOldText,
        'the description of the map is still the same',
        'Describe the new location for visitors who cannot see the map.',
        ['images', name, 'alt'],
      ),
    ];
  });
}

/** Reports the addresses of embedded maps that have not changed, and their titles that name the old place. */
export function embeddedMaps({ site, earlier }: RuleInput, place: BuildRecord['place']): readonly RuleFinding[] {
  const stale = stillOld(place);
  const now = Object.values(site.clinic.address).map(String);
  const { address, area, town } = place;
  const road = streetOf(address).replace(/^\d\S* /, '');
  const oldNames = [road, area, town].filter((name) => name !== '' && !now.some((part) => part.includes(name)));
  return Object.entries(site.embeds).flatMap(([name, embed]): readonly RuleFinding[] => {
    const was = earlier.build.embeddedMaps[name];
    if (embed.kind !== 'map' || !was) return [];
    const old = oldNames.find((each) => new RegExp(`(?<!\\p{L})${literal(each)}(?!\\p{L})`, 'iu').test(embed.title));
    return [
      ...stale(
        was.src === embed.src,
        'the embedded map is still the same',
        'Write the address that the map service gives you for a map of the new place.',
        ['embeds', name, 'src'],
      ),
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
