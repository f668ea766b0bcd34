/** Roles that sentences ascribe to unnamed staff: 'our surgeons', 'a registered nurse gives every injection'. */
import type { Person, Site } from '../../../../config/site.ts';
import { listed } from '../../../../core/wording.ts';
import { personOf, treatsNobody } from '../../about/people.ts';
import type { RuleFinding } from '../../rule.ts';
import { type FoundWords, findingAt, sentenceAround } from '../find-words.ts';
import { hasRole, isEnteredIfSo, roleFindings } from './held-roles.ts';
import { isRegisteredAs, OR_ROLE, type StaffClaim, staffClaim } from './staff-claims.ts';

const CONSULTANT = /\bconsultant $/;
/** 'Podiatrists | registered with the HCPC': `registerClaims` names those who have no entry. */
const REGISTERED_AFTER = /^,? (?:(?:who|are|all|both) )*registered (?:with|by|at)\b/;
/** 'A partner since 2016, and our orthodontist' in the entry of a person */
const OWN = /(?:^|, |\band )our (?:[a-z-]+ ){0,2}$/;

/** Reports a medical role of unnamed staff if nobody in the config has it. */
export function staffFindings(found: FoundWords, { people }: Pick<Site, 'people'>): readonly RuleFinding[] {
  const { words, text } = found;
  const { before, after } = sentenceAround(found, text.text.toLowerCase());
  const claim = staffClaim({ words, before, after }, people);
  if (!claim) return [];
  const isConsultant = CONSULTANT.test(before);
  const fits = (one: Person) =>
    [words, ...otherRoles(after)].some((role) => hasRole(one, role)) &&
    isEnteredIfSo(one, before) &&
    (!isConsultant || /consultant/i.test(one.title));
  const team = Object.values(people);
  const lacking = peopleMeant(claim, team, before).filter((one) => !fits(one));
  const { kind, of } = claim;
  // Nobody of a kind that the clinic does not have can confirm the claim.
  const isOfKind = kind && kind.people.length > 0 && (lacking.length === 0 || (kind.isOne && kind.people.some(fits)));
  if (kind ? isOfKind : of === 'somebody' ? team.some(fits) : lacking.length === 0) return [];
  if (REGISTERED_AFTER.test(after) && lacking.length > 0 && lacking.every((one) => !isRegisteredAs(one, words)))
    return [];
  const own = personOf(text, people);
  if (own && OWN.test(before)) return roleFindings(found, own, before);
  const isOfOthers = kind && lacking.length === 0 && team.some(fits);
  return [
    findingAt(
      found,
      `“${isConsultant ? 'consultant ' : ''}${words}” is a healthcare role, but ${isOfOthers ? `no “${kind.noun}” in the config has it` : lackingIn(lacking)}.`,
      lacking.length > 0
        ? 'Write the titles that your team has, or name those whom you mean.'
        : 'Add the person to “people” with “registration”, or write the titles that your team has.',
    ),
  ];
}

/** The people of whom each should have the role; none if one of the team is enough. */
function peopleMeant({ kind, of }: StaffClaim, team: readonly Person[], before: string): readonly Person[] {
  if (kind) return kind.people;
  if (of === 'somebody') return [];
  return of === 'all who treat' || WHO_TREATS.test(before) ? team.filter((one) => !treatsNobody(one)) : team;
}

/** 'doctor | , a nurse or a laser practitioner' → ['nurse', 'laser practitioner'] */
function otherRoles(after: string): readonly string[] {
  const [list = ''] = after.split(/[.;:]/, 1);
  const phrases = /^(?:,| or\b| and\b)/.test(list) ? list.split(/,| or | and /) : [];
  const roles = phrases.map((phrase) => phrase.trim().replace(/^(?:an?|registered|qualified|trained|or|and) /, ''));
  return [OR_ROLE.exec(after)?.groups?.role ?? '', ...roles].filter((role) => role !== '');
}

const WHO_TREATS = /\bwho (?:will )?(?:treats?|sees?)\b/;

/** 'the config calls Sam Holt “Manager”', 'Sam Holt and Jo Vane have other titles in the config' */
function lackingIn(people: readonly Person[]): string {
  const [first, ...others] = people;
  if (!first) return 'nobody in the config has it';
  return others.length === 0
    ? `the config calls ${first.name} “${first.title}”`
    : `${listed(people.map(({ name }) => name))} have other titles in the config`;
}
