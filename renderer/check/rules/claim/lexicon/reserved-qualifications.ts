/** Letters and memberships that only people in a register have: 'MRCVS', 'Member of the Royal College of Psychiatrists'. */

interface Reserved {
  readonly words: RegExp;
  /** The short names of the registers whose members can have them; the first is the usual one. */
  readonly registers: readonly [string, ...string[]];
}

/**
 * Members and fellows, but not associates and students, whom these bodies admit without an entry
 * (https://www.csp.org.uk/about-csp/who-we-are/csp-membership, https://www.rcpsych.ac.uk/members).
 */
const MEMBER = '(?<!\\b(?:associate|affiliate|student|honorary|lay) )(?:member|fellow) of (?:the )?';

const RESERVED: readonly Reserved[] = [
  { words: /\b[MF]RCVS\b|\bRVN\b|\bregistered veterinary nurse\b/i, registers: ['RCVS'] },
  { words: new RegExp(`\\b${MEMBER}royal college of veterinary surgeons\\b`, 'i'), registers: ['RCVS'] },
  {
    words: new RegExp(
      `\\bchartered physiotherapist\\b|\\b[MF]CSP\\b|\\b${MEMBER}chartered society of physiotherapy\\b`,
      'i',
    ),
    registers: ['HCPC'],
  },
  { words: /\bregistered (?:[a-z]+ (?:health )?)?(?:nurse|midwife)\b|\bRGN\b/i, registers: ['NMC'] },
  { words: /\bchartered (?:clinical|counselling|health|forensic) psychologist\b/i, registers: ['HCPC'] },
  {
    words: new RegExp(
      `\\b${MEMBER}royal college of (?:psychiatrists|general practitioners|anaesthetists|radiologists|ophthalmologists|obstetricians and gynaecologists|physicians)\\b|\\b[MF]RC(?:GP|Psych|OG|Ophth)\\b|\\bFRCA\\b`,
      'i',
    ),
    registers: ['GMC'],
  },
  {
    words: new RegExp(`\\b${MEMBER}royal college of surgeons\\b`, 'i'),
    registers: ['GMC', 'GDC'],
  },
];

/** 'Registered nurse from 1998 to 2015', 'Retired midwife': an entry that has ended, or that is still to come. */
const NOT_NOW =
  /\b(?:former(?:ly)?|retired|until|to \d{4}|trainee|student|in training|working towards)\b|\d{4} ?[-–] ?\d{4}/i;

/** The first words of a qualification that only people in a register can have. */
export function reservedIn(
  text: string,
): { readonly words: string; readonly registers: Reserved['registers'] } | undefined {
  if (NOT_NOW.test(text)) return undefined;
  return RESERVED.flatMap(({ words, registers }) => {
    const [match] = words.exec(text) ?? [];
    return match === undefined ? [] : { words: match, registers };
  })[0];
}
