import { anyOf, isDenied, isQuestion, type Lexicon } from './lexicon.ts';

/** Registers of health professionals in the United Kingdom, by their short names. */
const REGISTERS = ['gmc', 'gdc', 'nmc', 'hcpc', 'gphc'];
const DOCTORS = 'doctor[ -](?:led|run|owned)|led by (?:a )?doctors?|medically[ -]led';

/** What says that people are on a register. */
export const REGISTERED: Lexicon = {
  words: anyOf(`(?:${REGISTERS.join('|')})[ -]registered`, DOCTORS),
  harmless: (company) => isDenied(company) || isQuestion(company),
};

/** The registers that words speak of: 'GMC-registered' → ['GMC']; a practice led by doctors has one at the GMC. */
export function registersIn(words: string): readonly string[] {
  const named = REGISTERS.filter((register) => words.toLowerCase().includes(register));
  return (named.length > 0 ? named : ['gmc']).map((register) => register.toUpperCase());
}
