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

/** What the letters of HCPC numbers mean, and the words for the profession in titles and qualifications. */
const HCPC_PROFESSIONS: Readonly<Record<string, { readonly name: string; readonly words: RegExp }>> = {
  AS: { name: 'an arts therapist', words: /\b(?:art|arts|music|drama)/i },
  BS: { name: 'a biomedical scientist', words: /biomedic/i },
  CH: { name: 'a podiatrist', words: /podiatr|chiropod|\bf(?:oo|ee)t\b/i },
  CS: { name: 'a clinical scientist', words: /scien|embryolog|androlog|geneticist|physicist|biochemist|audiolog/i },
  DT: { name: 'a dietitian', words: /diet|nutrition/i },
  HAD: { name: 'a hearing aid dispenser', words: /hearing|audi/i },
  ODP: { name: 'an operating department practitioner', words: /operating|theatre|\bodp\b/i },
  OR: { name: 'an orthoptist', words: /orthopt/i },
  OT: { name: 'an occupational therapist', words: /occupational/i },
  PA: { name: 'a paramedic', words: /paramed/i },
  PH: { name: 'a physiotherapist', words: /physio|physical therap/i },
  PO: { name: 'a prosthetist or orthotist', words: /prosthe|orthoti/i },
  PYL: { name: 'a psychologist', words: /psych/i },
  RA: { name: 'a radiographer', words: /radiogra|sonogra|ultraso/i },
  SL: { name: 'a speech and language therapist', words: /speech|language/i },
};

/** Returns the profession that the letters of a number in the register of the HCPC mean: “PH123456” → a physiotherapist. */
export const professionOfNumber = (number: string): { readonly name: string; readonly words: RegExp } | undefined =>
  HCPC_PROFESSIONS[/^[A-Z]+/i.exec(number)?.[0].toUpperCase() ?? ''];
