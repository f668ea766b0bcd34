/** How long a person worked somewhere, beside their “about”: 'Ann spent fifteen years on a burns unit' beside 'Worked on a burns unit for nine years.' */
import { onlyOne } from '../../../../core/only-one.ts';
import { matchesOf } from '../../../../core/pattern.ts';
import { normalise } from '../../../../facts/normalise.ts';
import { SHORT_NUMBER, writtenNumber } from '../../../../facts/number-words.ts';
import { isAboutOfPerson, personOf } from '../../about/people.ts';
import { inClinicsProse } from '../../about/prose.ts';
import { personBefore } from '../../claim/people/named-person.ts';
import { textAt } from '../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { authoredFinding } from '../authored-finding.ts';

const YEARS = `(?<years>${SHORT_NUMBER}) years`;
const PLACE = String.raw`(?:in|on|at|with|for) (?:(?:an?|the|his|her|their) )?(?<place>(?:[\p{L}'-]+ ){0,3}?[\p{L}'-]+)`;
const END = String.raw`(?=[.,;:!]|$| (?:before|and|until|as|where|when|then|but|after|while|in|at|on)\b)`;
/** 'nine years on a burns unit', 'on a burns unit for nine years' */
const WORKED: readonly RegExp[] = [
  new RegExp(`${YEARS} ${PLACE}${END}`, 'gu'),
  new RegExp(`\\b${PLACE}(?: in [\\p{L}' -]{2,30}?)? for ${YEARS}`, 'gu'),
];
/** A part of the time, and rounded numbers */
const PART_BEFORE =
  /\b(?:after|first|last|next|another|further|final|within|every|over|than|least|almost|nearly|about|around|some|only|two of (?:his|her|their)) $/;

const staysIn = (text: string) =>
  WORKED.flatMap((pattern) =>
    matchesOf(pattern, text).flatMap(({ index, 0: whole, groups: { years: written = '', place = '' } = {} }) => {
      const years = writtenNumber(written);
      const at = index + whole.lastIndexOf(`${written} years`);
      const isPart = years === undefined || PART_BEFORE.test(text.slice(0, at));
      return isPart ? [] : [{ at, length: `${written} years`.length, years, place }];
    }),
  );

/** Reports another number of years at a place than the only one that the person’s “about” states for it. */
export function placeFindings({ site, publicTexts }: RuleInput): readonly RuleFinding[] {
  const stated = Object.values(site.people).flatMap((person) => {
    const stays = staysIn(normalise(person.about?.source ?? '').text);
    return stays.length > 0 ? [{ person, stays }] : [];
  });
  if (stated.length === 0) return [];
  return inClinicsProse(publicTexts, staysIn, (stay, publicText) => {
    const span = publicText.normal.original(stay.at, stay.length);
    const person = personOf(publicText, site.people) ?? personBefore(site, publicText, span);
    const { stays = [] } = stated.find((one) => one.person === person) ?? {};
    const only = onlyOne(stays.filter(({ place }) => isSame(place, stay.place)));
    if (!person || !only || only.years === stay.years || isAboutOfPerson(publicText)) return [];
    return authoredFinding(publicText, span, {
      message: `“${textAt(publicText, span)}” differs from “about” of ${person.name}, which is “${person.about?.source}”`,
      help: 'Correct the number, or “about” of this person.',
      against: person.about?.source ?? '',
    });
  });
}

/** 'a Leeds burns unit' is the 'burns unit'. */
const isSame = (place: string, other: string): boolean =>
  ` ${place}`.endsWith(` ${other}`) || ` ${other}`.endsWith(` ${place}`);
