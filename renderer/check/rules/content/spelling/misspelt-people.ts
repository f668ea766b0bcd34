/** Names of people of the clinic with one wrong letter: “Dorothy Lambe” for Dorothy Lamb. Dictionaries contain many names. */
import { distance } from 'fastest-levenshtein';
import type { Site } from '../../../../config/site.ts';
import { literal, matchesOf } from '../../../../core/pattern.ts';
import { withoutTitle } from '../../about/person-names.ts';
import type { FindSlips } from './slip.ts';

/** Short names are often one letter apart: 'Ann Fox', 'Ann Cox'. */
const MIN_LENGTH = 4;
const WORD = "\\p{Lu}[\\p{L}\\p{M}-]*(?:[’']\\p{Lu}[\\p{L}\\p{M}]+)?";
const ENDS = '(?![\\p{L}\\p{M}-])';

type PeopleOfSite = Pick<Site, 'people' | 'testimonials' | 'spelling'>;

/**
 * Returns a function that finds a first name beside a surname, of which one has a wrong letter. Its slips have no correction
 * for `site fix`, because the config may have the wrong spelling.
 */
export function misspeltPeople({ people, testimonials, spelling = [] }: PeopleOfSite): FindSlips {
  const names = Object.values(people).flatMap(({ name }) => partsOf(name) ?? []);
  const others = [...Object.values(people), ...Object.values(testimonials)].map(({ name }) => name);
  const patterns = names.flatMap(({ first, last }) => [
    { first, last, pattern: new RegExp(`(?<![\\p{L}\\p{M}-])${literal(first)} (?<other>${WORD})${ENDS}`, 'gu') },
    { first, last, pattern: new RegExp(`(?<![\\p{L}\\p{M}-])(?<other>${WORD}) ${literal(last)}${ENDS}`, 'gu') },
  ]);
  return ({ text }) =>
    patterns.flatMap(({ first, last, pattern }) =>
      matchesOf(pattern, text).flatMap(({ 0: written, index, groups: { other = '' } = {} }) => {
        const meant = written.startsWith(first) ? last : first;
        if (
          !isMisspelt(other, meant) ||
          spelling.includes(other) ||
          others.some((name) => ` ${name} `.includes(` ${written} `))
        )
          return [];
        return [
          {
            span: { at: index, length: written.length },
            message: `“${written}” differs from the name of ${first} ${last}.`,
            help: `Write “${first} ${last}”, or correct the name in “people”, or add “${other}” to “spelling” if it is somebody else.`,
          },
        ];
      }),
    );
}

const isMisspelt = (word: string, meant: string): boolean =>
  Math.max(word.length, meant.length) >= MIN_LENGTH && distance(word, meant) === 1;

/** Longer names are written in several ways: 'Ann Mary Fox', 'Ann Fox'. */
function partsOf(name: string): { readonly first: string; readonly last: string } | undefined {
  const [first, last, ...more] = withoutTitle(name).split(' ');
  return first === undefined || last === undefined || more.length > 0 ? undefined : { first, last };
}
