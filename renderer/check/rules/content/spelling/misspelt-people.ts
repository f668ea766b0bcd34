/** Names of people of the clinic with a wrong letter or another surname: “Dorothy Lambe” or “Written by Dorothy Cole” for Dorothy Lamb. */
import { distance } from 'fastest-levenshtein';
import { ROLE } from '../../../../config/schema/name-and-title.ts';
import type { Site } from '../../../../config/site.ts';
import { literal, matchesOf } from '../../../../core/pattern.ts';
import { withoutTitle } from '../../about/person-names.ts';
import { AMBIGUOUS_FIRST_NAMES } from '../outdated/ambiguous-first-names.ts';
import type { FindSlips } from './slip.ts';

/** Short names are often one letter apart: 'Ann Fox', 'Ann Cox'. */
const MIN_LENGTH = 4;
const WORD = "\\p{Lu}[\\p{L}\\p{M}-]*(?:[’']\\p{Lu}[\\p{L}\\p{M}]+)?";
const ENDS = '(?![\\p{L}\\p{M}-])';

type PeopleOfSite = Pick<Site, 'people' | 'testimonials' | 'spelling'>;

/**
 * Returns a function that finds a first name beside a surname, of which one is wrong. Its slips have no correction
 * for `site fix`, because the config may have the wrong spelling.
 */
export function misspeltPeople({ people, testimonials, spelling = [] }: PeopleOfSite): FindSlips {
  const names = Object.values(people).flatMap(({ name }) => partsOf(name) ?? []);
  const others = [...Object.values(people), ...Object.values(testimonials)].map(({ name }) => name);
  const patterns = names.flatMap(({ first, last }) => [
    { first, last, pattern: new RegExp(`(?<![\\p{L}\\p{M}-])${literal(first)} (?<other>${WORD})${ENDS}`, 'gu') },
    { first, last, pattern: new RegExp(`(?<![\\p{L}\\p{M}-])(?<other>${WORD}) ${literal(last)}${ENDS}`, 'gu') },
  ]);
  const lone = loneNames(names, others);
  return ({ text, kind }) => [
    ...lone({ text, kind }),
    ...patterns.flatMap(({ first, last, pattern }) =>
      matchesOf(pattern, text).flatMap(({ 0: written, index, groups: { other = '' } = {} }) => {
        const meant = written.startsWith(first) ? last : first;
        const around = [text.slice(0, index), text.slice(index + written.length)] as const;
        const isOther = meant === last && kind !== 'testimonial' && hasOtherSurname([first, other], last, around);
        const isSameSound = meant === first && withoutTitle(written) === written && soundsLike(other, first);
        const isKnown = spelling.includes(other) || others.some((name) => ` ${name} `.includes(` ${written} `));
        if (isKnown || !(isMisspelt(other, meant) || isOther || isSameSound)) return [];
        return [
          {
            span: { at: index, length: written.length },
            message: `“${written}” differs from the name of ${first} ${last}.`,
            help: helpFor({ first, last }, other),
          },
        ];
      }),
    ),
  ];
}

interface PersonName {
  readonly first: string;
  readonly last: string;
}

/** Finds a first name alone where the text speaks of somebody of the clinic: 'Ask for Marion' if she is Marianne. */
function loneNames(people: readonly PersonName[], others: readonly string[]): FindSlips {
  const known = new Set(others.flatMap((name) => name.split(' ')));
  return ({ text, kind }) =>
    kind === 'testimonial'
      ? []
      : matchesOf(LONE, text).flatMap(({ 0: written, index }) => {
          if (known.has(written) || !BEFORE_STAFF.test(text.slice(0, index))) return [];
          const [meant, ...more] = people.filter(({ first }) => isSpellingOf(written, first));
          if (!meant || more.length > 0) return [];
          return [
            {
              span: { at: index, length: written.length },
              message: `“${written}” differs from the name of ${meant.first} ${meant.last}.`,
              help: helpFor(meant, written),
            },
          ];
        });
}
/** Without a surname, names that differ more are those of two people: 'Susan' and 'Seun'. */
const isSpellingOf = (word: string, first: string): boolean =>
  (Math.max(word.length, first.length) > MIN_LENGTH && distance(word, first) === 1) ||
  (soundsLike(word, first) && consonantsOf(first).length > MIN_CONSONANTS);

/** A capitalised word beside no other. */
const LONE = new RegExp(`(?<![\\p{L}\\p{M}-]|\\p{Lu}[\\p{L}.]* )${WORD}${ENDS}(?! \\p{Lu})`, 'gu');

const helpFor = ({ first, last }: PersonName, other: string): string =>
  `Write “${first} ${last}”, or correct the name in “people”, or add “${other}” to “spelling” if it is somebody else.`;

const isMisspelt = (word: string, meant: string): boolean => {
  const length = Math.max(word.length, meant.length);
  if (length < MIN_LENGTH || NO_SURNAME.test(word)) return false;
  return distance(word, meant) <= (length > MIN_LENGTH && word[0] === meant[0] ? 2 : 1);
};

/** Whether two first names are spellings of one: 'Mira' and 'Meera', 'Stephen' and 'Steven', 'Kathryn' and 'Catherine'. */
function soundsLike(word: string, meant: string): boolean {
  const sound = consonantsOf(meant);
  return word.length >= MIN_LENGTH && sound.length >= MIN_CONSONANTS && sound === consonantsOf(word);
}

/** 'Ian' and 'Anna' share their only one. */
const MIN_CONSONANTS = 2;

/** 'Stephen' → 'stfn', 'Omar' → '*mr' */
const consonantsOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/ph|v/g, 'f')
    .replace(/ck|[cq]/g, 'k')
    .replace(/z/g, 's')
    .replace(/^[aeiou]/, '*')
    .replace(/[^b-df-gj-np-tv-z*]|[wxy]/g, '')
    .replace(/(.)\1+/g, '$1');

/** 'Written by Imran Khan', 'Ask for Dr Imran Khan', 'our podiatrist, Imran Khan': words before somebody of the clinic. */
const BEFORE_STAFF = new RegExp(
  String.raw`(?:(?:^|[.!?:] |\b(?:written|checked|reviewed|answered|seen|examined|treated|taught|led|run) )by|\b(?:with|ask(?: for)?|sees?|meet|call|ring|e-?mail|(?:speak|talk|write) to|(?:portrait|photograph) of|(?:appointment|reply|answer|letter) from)|\b(?:our|your) (?:\p{L}+ ){0,3}${ROLE.source},?)(?: (?:dr|mrs?|ms|miss)\.?)? $`,
  'iu',
);
const AFTER_STAFF = new RegExp(
  String.raw`^,? (?:sees|treats|examines|answers|replies|will (?:see|treat|ring|call|write|answer|reply|examine)|(?:our|your) (?:\p{L}+ ){0,3}${ROLE.source})\b`,
  'iu',
);
/** 'Imran Khan' and 'Imran Khan, podiatrist' below an article */
const IS_BYLINE = new RegExp(`^(?:, [^.]*${ROLE.source}[^.]*)?$`, 'iu');
/** 'Imran Road' and 'Ask Imran Today' have no surname. */
const NO_SURNAME =
  /^(?:Street|Road|Lane|Avenue|House|Hall|Park|Court|Square|Hospital|Clinic|Practice|Centre|Foundation|Method|Institute|And|Or|At|In|On|For|Of|The|To|Today|Now|Online|About|Is|Will|Sees|Treats|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December)$/;

/** Whether a text speaks of somebody of the clinic by another surname. */
function hasOtherSurname(
  [first, other]: readonly [string, string],
  last: string,
  [before, after]: readonly [string, string],
): boolean {
  if (AMBIGUOUS_FIRST_NAMES.has(first.toLowerCase()) || NO_SURNAME.test(other) || other.includes(last)) return false;
  // 'Imran Ali Shah' has another name between them.
  if (after.startsWith(` ${last}`) || /^ (?!and\b)\p{Lu}/u.test(after)) return false;
  return BEFORE_STAFF.test(before) || AFTER_STAFF.test(after) || (before === '' && IS_BYLINE.test(after));
}

/** Longer names are written in several ways: 'Ann Mary Fox', 'Ann Fox'. */
function partsOf(name: string): PersonName | undefined {
  const [first, last, ...more] = withoutTitle(name).split(' ');
  return first === undefined || last === undefined || more.length > 0 ? undefined : { first, last };
}
