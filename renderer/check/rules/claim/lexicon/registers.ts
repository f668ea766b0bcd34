import { distance } from 'fastest-levenshtein';
import type { Person } from '../../../../config/site.ts';

/**
 * The registers of health professionals in the United Kingdom, and the titles that only their members use. Most titles
 * are protected by law: Medical Act 1983, s. 49; Dentists Act 1984, s. 39; Veterinary Surgeons Act 1966, s. 20;
 * Opticians Act 1989, s. 28; Osteopaths Act 1993, s. 32; Chiropractors Act 1994, s. 32; Pharmacy Order 2010, art. 38;
 * Nursing and Midwifery Order 2001, art. 44; https://www.hcpc-uk.org/about-us/who-we-regulate/the-professions/. The law does
 * not protect “veterinary nurse”, “nurse” and “physio”, but visitors expect an entry behind them (RCVS Code of Professional
 * Conduct), and may take the short form for the title.
 */
const ANIMALS = '(?:equine|horse|veterinary|animal|canine|dog|feline|cat|small animal|farm)';

const REGISTERS = [
  { short: 'gmc', name: 'general medical council', titles: 'doctor|gp|general practitioner|surgeon|physician' },
  {
    short: 'gdc',
    name: 'general dental council',
    titles:
      'dentist|dental (?:surgeon|practitioner|nurse|hygienist|therapist|technician)|hygienist|(?:orth|end|peri|prosth)odontist|orthodontic therapist',
  },
  { short: 'nmc', name: 'nursing and midwifery council', titles: 'nurse|midwife|health visitor|nursing associate' },
  {
    short: 'hcpc',
    name: 'health and care professions council',
    titles:
      'physio(?:therapist)?|physical therapist|podiatrist|chiropodist|dieti[ct]ian|paramedic|radiographer|orthoptist|orthotist|prosthetist|(?:clinical|health|sports?(?: and exercise)?|practitioner|counselling|educational|forensic|occupational|registered) psychologist|(?:occupational|speech(?: and language)?|art|music|drama) therapist|dramatherapist|art psychotherapist|(?:clinical|biomedical) scientist|hearing aid dispenser|operating department practitioner',
  },
  { short: 'gphc', name: 'general pharmaceutical council', titles: 'pharmacist|pharmacy technician' },
  { short: 'goc', name: 'general optical council', titles: 'optometrist|(?:dispensing )?optician' },
  {
    short: 'rcvs',
    name: 'royal college of veterinary surgeons',
    titles: `vet|veterinary (?:surgeon|nurse)|${ANIMALS} (?:dental |orthopaedic )?surgeon`,
  },
  {
    short: 'gosc',
    name: 'general osteopathic council',
    titles: 'osteopath(?:ist)?|osteopathic (?:practitioner|physician)',
  },
  {
    short: 'gcc',
    name: 'general chiropractic council',
    titles: 'chiro(?:practor)?|chiropractic (?:practitioner|physician)',
  },
] as const;

/** Voluntary registers that a public body accredits (https://www.professionalstandards.org.uk/accredited-registers). */
const VOLUNTARY = [
  { short: 'cnhc', name: 'complementary and natural healthcare council' },
  { short: 'bacp', name: 'british association for counselling and psychotherapy' },
  { short: 'babcp', name: 'british association for behavioural and cognitive psychotherapies' },
  { short: 'ukcp', name: 'uk council for psychotherapy' },
  { short: 'fht', name: 'federation of holistic therapists' },
  { short: 'jccp', name: 'joint council for cosmetic practitioners' },
  { short: 'afn', name: 'association for nutrition' },
  { short: 'ahcs', name: 'academy for healthcare science' },
  { short: 'basrat', name: 'british association of sport rehabilitators' },
  { short: 'bacc', name: 'british acupuncture council' },
  { short: 'ncps', name: 'national counselling and psychotherapy society' },
] as const;
const ALL_REGISTERS = [...REGISTERS, ...VOLUNTARY];

/** The short names of all registers, as alternatives of a pattern. */
export const SHORT_NAMES = ALL_REGISTERS.map(({ short }) => short).join('|');
/** The short and full names of all registers, as alternatives of a pattern. */
export const NAMES = ALL_REGISTERS.map(({ short, name }) => `${short}|${name}`).join('|');
export const REGISTER_NAMES = `(?:${NAMES})\\b`;

/** Returns the short name of a register: “General Dental Council” and “GCD” → “GDC”. */
export const shortNameOf = (register: string): string =>
  (
    ALL_REGISTERS.find(({ name }) => name === register.toLowerCase())?.short ??
    registerMeant(register) ??
    register
  ).toUpperCase();

/** Returns the short name of the register in which a person has an entry. */
export const registerOf = ({ registration }: Pick<Person, 'registration'>): string | undefined =>
  registration && shortNameOf(registration.register);

/** More typos than these make another name: 'Health and Care Profession Council' lacks one letter. */
const MAX_TYPOS = { short: 2, name: 3 };

/** Returns the register whose name has the same letters as an unknown one, in another order or number: “HPCP” → “hcpc”. */
export function registerMeant(register: string): string | undefined {
  const written = register.toLowerCase();
  if (ALL_REGISTERS.some(({ short, name }) => short === written || name === written)) return undefined;
  const [meant, another] = ALL_REGISTERS.filter(
    ({ short, name }) =>
      (distance(short, written) <= MAX_TYPOS.short && lettersOf(short) === lettersOf(written)) ||
      distance(name, written) <= MAX_TYPOS.name,
  );
  return another ? undefined : meant?.short;
}

const lettersOf = (text: string): string => [...new Set(text)].sort().join('');

/** The full name of a register, if it is known: “GDC” → “general dental council”. */
export const fullNameOf = (register: string): string =>
  ALL_REGISTERS.find(({ short }) => short === register.toLowerCase())?.name ?? register;

/** True for a register of this table; others, such as those of other countries, have members of any profession. */
export const isKnownRegister = (register: string): boolean =>
  ALL_REGISTERS.some(({ short }) => short.toUpperCase() === shortNameOf(register));

/** True for a member of one of the registers, and of a register that this tool does not know, such as a foreign one. */
export const isMember = (person: Pick<Person, 'registration'>, registers: readonly string[]): boolean =>
  person.registration !== undefined &&
  (!isKnownRegister(person.registration.register) || registers.some((register) => register === registerOf(person)));

/** True for a register that the law requires; members of the others may use any title that is not protected. */
export const isStatutory = (register: string): boolean =>
  REGISTERS.some(({ short }) => short.toUpperCase() === shortNameOf(register));

/** True for a person with an entry in such a register. */
export const isRegisteredByLaw = ({ registration }: Pick<Person, 'registration'>): boolean =>
  registration !== undefined && isStatutory(registration.register);

/** The short names of the registers in a text, as they are written there: “On the register of the HCPC” → ['HCPC']. */
export const registersNamed = (text: string): readonly string[] =>
  ALL_REGISTERS.filter(({ short, name }) => new RegExp(`\\b(?:${short}|${name})\\b`).test(text.toLowerCase())).map(
    ({ short }) => short.toUpperCase(),
  );

/** The titles of all registers, as alternatives of a pattern. */
export const TITLES = REGISTERS.map(({ titles }) => titles).join('|');

/** The titles whose members a register admits: “dental surgeon, doctor” has two. */
export const titlesIn = (text: string): readonly { readonly title: string; readonly at: number }[] =>
  [...text.toLowerCase().matchAll(new RegExp(`\\b(?:${TITLES})s?\\b`, 'g'))].map(({ 0: title, index }) => ({
    title,
    at: index,
  }));

/** Returns the titles that members of the register may use, as a pattern. */
export const titlesOf = (register: string): string | undefined =>
  REGISTERS.find(({ short }) => short.toUpperCase() === register)?.titles;

/** Returns the register whose members may use the title at the end of the words: the one with the longest such title. */
export const registerOfTitle = (words: string): string | undefined =>
  REGISTERS.map(({ short, titles }) => ({
    short,
    length: new RegExp(`\\b(?:${titles})s?$`).exec(words.toLowerCase())?.[0].length ?? 0,
  }))
    .filter(({ length }) => length > 0)
    .sort((one, other) => other.length - one.length)[0]
    ?.short.toUpperCase();
