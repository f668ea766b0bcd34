/** Titles of jobs, letters and memberships that only people in a register have: 'Founder and osteopath', 'MRCVS'. */
import { registerOfTitle, titlesIn } from './registers.ts';
import { isTreatmentInTitle } from './short-titles.ts';

export interface Reserved {
  readonly words: string;
  readonly at: number;
  /** The short names of the registers whose members can have it; the first is the usual one. */
  readonly registers: readonly [string, ...string[]];
}

/** Short titles that several professions use: a dental nurse may be called “nurse”, and a vet “surgeon”. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  nurse: ['RCVS', 'GDC'],
  surgeon: ['GDC', 'RCVS'],
};
/** Podiatrists who operate call themselves podiatric surgeons (https://www.hcpc-uk.org/about-us/who-we-regulate/the-professions/). */
const PODIATRIC = /\b(?:podiatric|foot(?: and ankle)?) $/;

/**
 * Specialties of doctors, which some vets share. Scientists are pathologists and immunologists too, and hearing has
 * audiologists who are no doctors.
 */
const SPECIALTY =
  /\b(?:psychiatrist|anaesthetist|paediatrician|obstetrician|geriatrician|(?:dermat|cardi|neur|ur|gynaec|rheumat|endocrin|radi|ophthalm|onc|haemat|nephr|gastroenter)ologist)s?\b/g;

/** 'Trainee dental nurse', 'nursery nurse', 'tree surgeon', 'assistant to the dentist' */
const OTHER_BEFORE =
  /\b(?:trainee|student|apprentice|assistant|former|retired|future|aspiring|nursery|tree|assistant to(?: the| our)?|for(?: the| our)?|of) $/;
/** 'Equine physiotherapist': the law protects this title only for those who treat people. */
const FOR_ANIMALS = /\b(?:equine|horse|veterinary|animal|canine|dog|feline|cat|pet) $/;
/** 'Doctor of philosophy', 'physiotherapist’s assistant', 'nurse coordinator' and 'GP liaison' are other jobs. */
const OTHER_AFTER =
  /^(?:['’]s?\b|-| (?:of|assistants?|students?|associates?|liaison|coordinators?|in training|support|secretary|recruiter|\(?(?:retired|trainee|student|non-practising)\)?|to the)\b)/;

/** The titles in the job title of one person that a register grants. */
export const reservedTitlesIn = (title: string): readonly Reserved[] =>
  [...titlesIn(title), ...specialtiesIn(title)].flatMap(({ title: words, at }) => {
    const before = title.slice(0, at).toLowerCase();
    const register = registerOfTitle(words) ?? 'GMC';
    const after = title.slice(at + words.length).toLowerCase();
    if (OTHER_AFTER.test(after) || isTreatmentInTitle(words, after)) return [];
    if (OTHER_BEFORE.test(before) || (FOR_ANIMALS.test(before) && register !== 'RCVS')) return [];
    const shared = registerOfTitle(words) === undefined ? ['RCVS'] : (SHARED[words] ?? []);
    const podiatric = words === 'surgeon' && PODIATRIC.test(before) ? ['HCPC'] : [];
    const registers: Reserved['registers'] = [register, ...shared, ...podiatric];
    return [{ words: title.slice(at, at + words.length), at, registers }];
  });

const specialtiesIn = (title: string): ReturnType<typeof titlesIn> =>
  [...title.toLowerCase().matchAll(SPECIALTY)].map(({ 0: words, index }) => ({ title: words, at: index }));

/**
 * Members and fellows, but not associates and students, whom these bodies admit without an entry
 * (https://www.csp.org.uk/about-csp/who-we-are/csp-membership, https://www.rcpsych.ac.uk/members).
 */
const MEMBER = '(?<!\\b(?:associate|affiliate|student|honorary|lay) )(?:member|fellow) of (?:the )?';

const QUALIFICATIONS: readonly (Pick<Reserved, 'registers'> & { readonly words: RegExp })[] = [
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

/** Returns the first words of a qualification that only people in a register can have. */
export const reservedIn = (qualification: string): Reserved | undefined =>
  NOT_NOW.test(qualification)
    ? undefined
    : QUALIFICATIONS.flatMap(({ words, registers }) => {
        const match = words.exec(qualification);
        return match ? { words: match[0], at: match.index, registers } : [];
      })[0];
