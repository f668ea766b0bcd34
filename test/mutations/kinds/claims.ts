import type { Mistake } from '../mutation.ts';

/** Wording that clinics may not use, and entries of the config that the rules on claims require. */
export const claims: readonly Mistake[] = [
  { mistake: 'names a prescription-only medicine', rule: 'claim/pom-name' },
  { mistake: 'hints at a prescription-only medicine', rule: 'claim/pom-indirect' },
  { mistake: 'promises a result that no treatment can guarantee', rule: 'claim/guarantee' },
  { mistake: 'pressures readers to buy', rule: 'claim/pressure' },
  { mistake: 'ranks the clinic above others', rule: 'claim/credential' },
  { mistake: 'removes a doctor’s registration', rule: 'claim/credential' },
  { mistake: 'claims an effect without evidence', rule: 'claim/effect' },
  { mistake: 'types a rating by hand', rule: 'claim/review' },
  { mistake: 'addresses people under 18', rule: 'claim/age' },
  { mistake: 'mentions exosomes of human origin', rule: 'claim/ingredient' },
  { mistake: 'removes the flag of a prescription-only medicine', rule: 'claim/pom-unmarked' },
];
