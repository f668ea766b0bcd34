/** Titles of jobs that only people in a register have, as they are written in a title: 'Founder and osteopath'. */
import { registerOfTitle, titlesIn } from './registers.ts';

interface ReservedTitle {
  readonly words: string;
  readonly at: number;
  /** The short names of the registers whose members can have it; the first is the usual one. */
  readonly registers: readonly [string, ...string[]];
}

/** Short titles that several professions use: a dental nurse may be called “nurse”, and a vet “surgeon”. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  nurse: ['RCVS', 'GDC'],
  surgeon: ['GDC', 'RCVS', 'HCPC'],
};

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
  titlesIn(title).flatMap(({ title: words, at }) => {
    const before = title.slice(0, at).toLowerCase();
    const register = registerOfTitle(words);
    if (register === undefined || OTHER_AFTER.test(title.slice(at + words.length).toLowerCase())) return [];
    if (OTHER_BEFORE.test(before) || (FOR_ANIMALS.test(before) && register !== 'RCVS')) return [];
    const registers: ReservedTitle['registers'] = [register, ...(SHARED[words] ?? [])];
    return [{ words: title.slice(at, at + words.length), at, registers }];
  });
