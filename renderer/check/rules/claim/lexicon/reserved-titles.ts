/** Titles of jobs that only people in a register have, as they are written in a title: 'Founder and osteopath'. */
import { registerOfTitle, titlesIn } from './registers.ts';
import { isTreatmentInTitle } from './short-titles.ts';

interface ReservedTitle {
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
export const reservedTitlesIn = (title: string): readonly ReservedTitle[] =>
  [...titlesIn(title), ...specialtiesIn(title)].flatMap(({ title: words, at }) => {
    const before = title.slice(0, at).toLowerCase();
    const register = registerOfTitle(words) ?? 'GMC';
    const after = title.slice(at + words.length).toLowerCase();
    if (OTHER_AFTER.test(after) || isTreatmentInTitle(words, after)) return [];
    if (OTHER_BEFORE.test(before) || (FOR_ANIMALS.test(before) && register !== 'RCVS')) return [];
    const shared = registerOfTitle(words) === undefined ? ['RCVS'] : (SHARED[words] ?? []);
    const podiatric = words === 'surgeon' && PODIATRIC.test(before) ? ['HCPC'] : [];
    const registers: ReservedTitle['registers'] = [register, ...shared, ...podiatric];
    return [{ words: title.slice(at, at + words.length), at, registers }];
  });

const specialtiesIn = (title: string): ReturnType<typeof titlesIn> =>
  [...title.toLowerCase().matchAll(SPECIALTY)].map(({ 0: words, index }) => ({ title: words, at: index }));
