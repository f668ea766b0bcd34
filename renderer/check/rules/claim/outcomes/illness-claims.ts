/** Claims of clinics in which nobody has an entry in the register of a health profession. */
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { type FoundWords, findingAt, findWords } from '../find-words.ts';
import { ILLNESS_CLAIMS, INSTEAD_OF_MEDICINE } from '../lexicon/illnesses.ts';
import { isStatutory } from '../lexicon/registers.ts';

const HELP =
  'Say what visitors do and feel in the session instead. If somebody here has an entry in such a register, add it to the person as “registration”.';

/** A claim of a clinic in which no registered person can supervise the treatment. */
export interface UnsupervisedClaim extends FoundWords {
  /** 'claims to treat an illness' */
  readonly does: string;
}

/** Finds claims to treat illnesses, and advice against medicines, unless somebody has an entry in a register. */
export const unsupervisedClaims = (input: RuleInput): readonly UnsupervisedClaim[] =>
  isWithoutRegistration(input)
    ? [
        ...findWords(input, ILLNESS_CLAIMS).map((found) => ({ ...found, does: 'claims to treat an illness' })),
        ...findWords(input, INSTEAD_OF_MEDICINE).map((found) => ({
          ...found,
          does: 'advises against medicines or doctors',
        })),
      ]
    : [];

export const unsupervisedFinding = (claim: UnsupervisedClaim): RuleFinding =>
  findingAt(
    claim,
    `“${claim.words}” ${claim.does}, but nobody in “people” has an entry in the register of a health profession.`,
    HELP,
  );

/** A clinic that lists no people may have registered ones. */
function isWithoutRegistration({ site }: RuleInput): boolean {
  const people = Object.values(site.people);
  return people.length > 0 && !people.some(({ registration }) => registration && isStatutory(registration.register));
}
