/** The forms of the numbers in registers. */
import { shortNameOf } from './registers.ts';

interface NumberForm {
  readonly pattern: RegExp;
  readonly words: string;
}

/**
 * HCPC: https://www.hcpc-uk.org/check-the-register/how-to-check/ (the prefixes are those of its registrant snapshots);
 * NMC: year, month as a letter, four digits and a letter for the country, https://www.nmc.org.uk/registration/.
 */
const FORMS: Readonly<Record<string, NumberForm>> = {
  NMC: {
    pattern: /^\d{2}[A-L]\d{4}[A-Z]$/i,
    words: 'two digits, a letter, four digits and a letter, like 12A3456E',
  },
  HCPC: {
    pattern: /^(?:AS|BS|CH|CS|DT|HAD|OT|ODP|OR|PA|PH|PO|PYL|RA|SL)-?\d{3,6}$/i,
    words: 'the letters of a profession and up to six digits, like PH123456',
  },
  GPHC: { pattern: /^\d{7}$/, words: 'seven digits' },
};

/** Returns the form that a number of the register must have if this one has another. */
export function formRequired(register: string, number: string): string | undefined {
  const form = FORMS[shortNameOf(register)];
  return form && !form.pattern.test(number) ? form.words : undefined;
}
