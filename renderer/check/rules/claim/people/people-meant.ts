/** The person whose role a sentence states without the name: 'She is our optometrist', 'A registered nurse herself, she …'. */
import type { Person, Site } from '../../../../config/site.ts';
import { normalise } from '../../../../facts/normalise.ts';
import { lastNamed, personInPrevious } from './named-person.ts';

export const LINKING = '(?:and|or|with|to|for|by|from|of|in|at|on|near|not|no|as|than)';
/** 'a former nurse' is not a nurse. */
const NO_LONGER = '(?:former|retired|trainee|student|future|aspiring)';
/** 'ear, nose and throat surgeon', 'an oral and maxillofacial surgeon': parts of the body that one specialty has */
const PARTS =
  '(?:ear, nose,? and throat|(?:oral|foot|hand|head|hip|shoulder|trauma|obstetric) and (?:maxillofacial|ankle|wrist|neck|knee|elbow|orthopaedic|gynaecological))';
/** 'our [qualified] optometrist' */
export const ADJECTIVES = `(?:(?:${PARTS}|(?!(?:${LINKING}|${NO_LONGER})\\b)[\\p{L}'’-]+) ){0,3}`;

/** 'She is [our qualified] optometrist', after a sentence that names her */
const PRONOUN_BEFORE = new RegExp(
  `^(?:[Ss]he|[Hh]e)(?: (?:also|now))* (?:is|was|works as)(?: (?:also|both|now))* (?:(?:an?|our|the|your|one of (?:our|the|your)) )?${ADJECTIVES}$`,
  'u',
);
/** 'Ruth keeps the diary, and because she is also a trained nurse', 'before she became a nurse': of somebody whom the sentence names before */
const PRONOUN_WITHIN = new RegExp(
  `(?:[,;:] |\\b(?:and|but|because|since|as|who|that|before|until|when) )(?:(?:and|but|because|since|as) )*(?:she|he)(?: (?:also|now|herself|himself))* (?:is|works as|became)(?: (?:also|both|now|herself|himself))* (?:(?:an?|our|the|one of our) )?${ADJECTIVES}$`,
  'u',
);
/** 'As our second veterinary surgeon she …', after a sentence that names her */
const AS_ROLE = new RegExp(`^[Aa]s (?:an?|our|the|one of our) ${ADJECTIVES}$`, 'u');
/** 'As a doctor of nutrition she …' */
const ROLE_OF_PRONOUN = /^(?: (?:of|for|in) [a-z]+(?: [a-z]+)?)?,? (?:she|he)\b/;
/** 'Our vet for cats', 'Chartered …', in the entry of a person: words without a verb are about that person. */
const FRAGMENT = new RegExp(
  `^(?:(?:An?|Our|The) ${ADJECTIVES}|(?:(?:Chartered|Registered|Qualified|Consultant|Specialist|Senior|Clinical) (?:[\\p{L}-]+ )?)?)$`,
  'u',
);
const VERB = '\\b(?:is|are|was|has|had|does|did|says|said|will|would|can|could)\\b';
const FRAGMENT_AFTER = new RegExp(
  `^(?:[.]?$|,? (?:for|with|in|and|as well as|at heart|by (?:training|profession|trade))\\b(?!.*${VERB})| to (?:see|ask|ring|call|meet|go to|talk to)\\b(?! (?:is|are|was)\\b)| who (?:also|still|now)\\b)`,
);
/** 'A registered nurse herself, she …', after a sentence that names her */
const AN = new RegExp(`^An? ${ADJECTIVES}$`, 'u');
const HERSELF = /^ (?:herself|himself), (?:she|he)\b/;
/** 'He looks at your knee as a surgeon would, because he is one' */
const AS_A = new RegExp(`\\b(?:as|like) an? ${ADJECTIVES}$`, 'u');
const IS_ONE = /^[^.;]*\b(?:because|since|as|for|and) (?:she|he) is one\b(?! of\b)/;
/** 'A nurse who counts backwards', 'Our laser nurse counts backwards' about somebody with “laser” in the title or focus */
const isSubject = ({ title, focus }: Person, before: string, after: string): boolean => {
  const own = normalise(`${title} ${focus.source}`).text.split(/\P{L}+/u);
  const [, adjectives] = /^Our (.+) $/.exec(before) ?? [];
  const isOwn = adjectives?.split(' ').some((word) => own.includes(word)) ?? (AN.test(before) && / who /.test(after));
  return isOwn && /^ (?:who )?(?!is\b|was\b|has\b)[a-z]+s\b(?!.*\b(?:her|him|she|he|\p{Lu}\p{Ll}+)\b)/u.test(after);
};

/** The person whom the pronoun before a role means. */
export function personMeant(
  site: Pick<Site, 'people'>,
  text: string,
  { before, after }: { readonly before: string; readonly after: string },
  own: Person | undefined,
): Person | undefined {
  if (PRONOUN_BEFORE.test(before) || (AS_ROLE.test(before) && ROLE_OF_PRONOUN.test(after)))
    return personInPrevious(site, text) ?? own;
  if (HERSELF.test(after) && AN.test(before)) return personInPrevious(site, text) ?? own;
  if (AS_A.test(before) && IS_ONE.test(after))
    return lastNamed(Object.values(site.people), before) ?? personInPrevious(site, text) ?? own;
  if (own && FRAGMENT.test(before) && FRAGMENT_AFTER.test(after)) return own;
  if (own && text.trim() === before.trim() && isSubject(own, before, after)) return own;
  // 'about your mother, because she is also a nurse': the pronoun may mean her.
  return PRONOUN_WITHIN.test(before) && !/\b(?:your|her|his|their) [a-z]/.test(before)
    ? lastNamed(Object.values(site.people), before)
    : undefined;
}
