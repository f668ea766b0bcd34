import { anyOf, isDenied, isQuestion, type Lexicon } from './lexicon.ts';

/** Short names of the registers of health professionals in the United Kingdom. */
const REGISTERS = ['gmc', 'gdc', 'nmc', 'hcpc', 'gphc'];
const DOCTORS = 'doctor[ -](?:led|run|owned)|led by (?:a )?doctors?|medically[ -]led';

/** Words that claim an entry in a register. */
export const REGISTERED: Lexicon = {
  words: anyOf(`(?:${REGISTERS.join('|')})[ -]registered`, DOCTORS),
  harmless: (company) => isDenied(company) || isQuestion(company),
};

/** Returns the registers that the words imply: “GMC-registered” → ['GMC']. “Doctor-led” implies the GMC. */
export function registersIn(words: string): readonly string[] {
  const named = REGISTERS.filter((register) => words.toLowerCase().includes(register));
  return (named.length > 0 ? named : ['gmc']).map((register) => register.toUpperCase());
}
