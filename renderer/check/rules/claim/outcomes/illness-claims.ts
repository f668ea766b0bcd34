/** Claims of clinics in which nobody has an entry in the register of a health profession. */
import type { RuleInput } from '../../rule.ts';
import { type FoundProblem, findProblems, type Problem } from '../find-words.ts';
import { ILLNESS_CLAIMS, INSTEAD_OF_MEDICINE } from '../lexicon/illnesses.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { isRegisteredByLaw } from '../lexicon/registers.ts';

const help =
  'Say what visitors do and feel in the session instead. If somebody here has an entry in such a register, add it to the person as “registration”.';

const BUT_NOBODY = 'but nobody in “people” has an entry in the register of a health profession';

const UNSUPERVISED: readonly (readonly [Lexicon, Problem])[] = [
  [ILLNESS_CLAIMS, { problem: `claims to treat an illness, ${BUT_NOBODY}`, help }],
  [INSTEAD_OF_MEDICINE, { problem: `advises against medicines or doctors, ${BUT_NOBODY}`, help }],
];

/** Finds claims to treat illnesses, and advice against medicines, unless somebody has an entry in a register. */
export const unsupervisedClaims = (input: RuleInput): readonly FoundProblem[] =>
  isWithoutRegistration(input) ? findProblems(input, UNSUPERVISED) : [];

/** A clinic that lists no people may have registered ones. */
function isWithoutRegistration({ site }: RuleInput): boolean {
  const people = Object.values(site.people);
  return people.length > 0 && !people.some(isRegisteredByLaw);
}
