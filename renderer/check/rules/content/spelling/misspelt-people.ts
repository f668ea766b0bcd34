/** Names of people of the clinic with a wrong letter or another surname: “Dorothy Lambe” or “Written by Dorothy Cole” for Dorothy Lamb. */
import { ROLE } from '../../../../config/schema/name-and-title.ts';
import type { Site } from '../../../../config/site.ts';
import { onlyOne } from '../../../../core/only-one.ts';
import { literal, matchesOf } from '../../../../core/pattern.ts';
import { withoutTitle } from '../../about/people.ts';
import { AMBIGUOUS_FIRST_NAMES } from '../outdated/ambiguous-first-names.ts';
import { isMisspelt, isSpellingOf, soundsLike } from './similar-names.ts';
import type { FindSlips, Slip } from './slip.ts';

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
  const lone = loneNames(names, [...others, ...spelling]);
  return ({ text, kind }) => [
    ...lone({ text, kind }),
    ...patterns.flatMap(({ first, last, pattern }) =>
      matchesOf(pattern, text).flatMap(({ 0: written, index, groups: { other = '' } = {} }) => {
        const meant = written.startsWith(first) ? last : first;
        const around = [text.slice(0, index), text.slice(index + written.length)] as const;
        const isOther = meant === last && kind !== 'testimonial' && hasOtherSurname([first, other], last, around);
        const isSameSound = meant === first && withoutTitle(written) === written && soundsLike(other, first);
        const isKnown = spelling.includes(other) || others.some((name) => ` ${name} `.includes(` ${written} `));
        const isSlip = !NO_SURNAME.test(other) && isMisspelt(other, meant);
        return isKnown || !(isSlip || isOther || isSameSound) ? [] : slipAt(index, written, { first, last }, other);
      }),
    ),
  ];
}

interface PersonName {
  readonly first: string;
  readonly last: string;
}

/** Finds a first name alone where the text speaks of somebody of the clinic: 'Ask for Marion' if she is Marianne. */
function loneNames(people: readonly PersonName[], knownNames: readonly string[]): FindSlips {
  const known = new Set(knownNames.flatMap((name) => name.split(' ')));
  return ({ text, kind }) =>
    kind === 'testimonial'
      ? []
      : matchesOf(LONE, text).flatMap(({ 0: written, index }) => {
          if (known.has(written) || !BEFORE_STAFF.test(text.slice(0, index))) return [];
          const meant = onlyOne(people.filter(({ first }) => isSpellingOf(written, first)));
          return meant ? slipAt(index, written, meant, written) : [];
        });
}

/** A capitalised word beside no other. */
const LONE = new RegExp(`(?<![\\p{L}\\p{M}-]|\\p{Lu}[\\p{L}.]* )${WORD}${ENDS}(?! \\p{Lu})`, 'gu');

const slipAt = (at: number, written: string, { first, last }: PersonName, other: string): Slip => ({
  span: { at, length: written.length },
  message: `“${written}” differs from the name of ${first} ${last}.`,
  help: `Write “${first} ${last}”, or correct the name in “people”, or add “${other}” to “spelling” if it is somebody else.`,
});

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
