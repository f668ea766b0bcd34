/** Public bodies and registers that are said to endorse the clinic: 'The GMC has approved the practice.' */
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { findingAt, findWords, wordFindings } from '../find-words.ts';
import { ENDORSEMENTS, PRESS } from '../lexicon/endorsements.ts';
import { registersNamed } from '../lexicon/registers.ts';

export const endorsementFindings = (input: RuleInput): readonly RuleFinding[] => [
  ...findWords(input, ENDORSEMENTS).map((found) =>
    findingAt(found, `“${found.words}” claims an endorsement, and nothing proves it.`, helpFor(found.words)),
  ),
  ...wordFindings(input, PRESS, {
    problem: 'names the press as a witness, but not the article or programme that visitors could look up',
    help: 'Write which article or programme it was, with its date and a link, or leave it out.',
  }),
];

/** These register people only; the RCVS, GOC and GPhC also accredit or register premises. */
const OF_PEOPLE: Readonly<Record<string, string>> = {
  GMC: 'doctors',
  GDC: 'dental professionals',
  NMC: 'nurses and midwives',
  HCPC: 'health professionals',
  GOSC: 'osteopaths',
  GCC: 'chiropractors',
};

function helpFor(words: string): string {
  const [register] = registersNamed(words);
  const members = register && OF_PEOPLE[register];
  return members
    ? `Remove it: the ${register} registers ${members}; it does not recommend clinics or approve treatments. Write who is on its register instead.`
    : 'Remove it, or state what the body has granted and where visitors can look it up, such as an entry in its register.';
}
