import { anyOf, isDenied, isQuestion, type Lexicon, type WordContext } from './lexicon.ts';
import { EVERY_ELSEWHERE } from './providers.ts';
import { NAMES, registersNamed, SHORT_NAMES, TITLES, titlesOf } from './registers.ts';
import { isTreatmentInSentence } from './short-titles.ts';

const DOCTORS = 'doctor[ -](?:led|run|owned)|led by (?:a )?doctors?|medically[ -]led';

/** 'the HCPC', 'the HCPC and the UKCP' */
const ONE_OR_MORE = `(?:the )?(?:${NAMES})(?:(?:, | and |, and | as well as |, as well as )(?:(?:with|by) )?(?:the )?(?:${NAMES})\\b(?! (?:has|have|is|are|does|will|can|may|must|keeps?|holds?|says?|asks?|requires?|sets?|lists?|wants?)\\b))*`;

/** Words that claim an entry in a register. */
export const REGISTERED: Lexicon = {
  words: anyOf(
    `(?:${SHORT_NAMES})[ -]registered`,
    `(?:registered(?: [a-z-]+){0,2}|registration) (?:with|at|in|by) ${ONE_OR_MORE}`,
    // 'Is Joanna registered? Yes, with the HCPC.'
    `(?<=(?:^|\\u0000|\\bregistered\\? )(?:yes|of course|certainly|(?:s?he|they) (?:is|are))[,:]? )(?:with|by|at) ${ONE_OR_MORE}`,
    `(?:renews?|revalidates?|re-registers?) (?:(?:his|her|their) (?:entry|registration) )?with ${ONE_OR_MORE}`,
    // 'The dentists are registered with the GDC, Tom with the HCPC.'
    `(?<=\\b(?:with|by|in) (?:the )?(?:${NAMES})\\b[^.;:!?]{0,60}(?:,| and| while) (?!(?:we|i|they|and|as|well)\\b)[a-z]+(?:, our [a-z ]+,)? )(?:with|by) ${ONE_OR_MORE}`,
    `regulated by ${ONE_OR_MORE}`,
    `(?:${SHORT_NAMES}) (?:clinician|practitioner|therapist)s?`,
    'registered (?:with|by) (?:an?|the) (?:health|healthcare|statutory|professional) regulator',
    `on the (?:register of the )?(?:${NAMES})(?: register)?`,
    `on the (?:gmc |gdc )?specialist register(?: of the (?:${NAMES}))?`,
    `(?:prescribers?|registrants?) (?:of|with) the (?:${NAMES})`,
    '(?<=\\b(?:is|are|all|both) (?:all |both )?)(?:mrcvs|rvns?)',
    'state[ -]registered',
    '(?:in|on) the (?:public|professional|national|statutory) register',
    DOCTORS,
    'medically[ -](?:trained|qualified)|on an? (?:national|professional|statutory|medical) register',
  ),
  harmless: (context) =>
    isDenied(context) || isQuestion(context) || isAdvice(context) || isGeneral(context) || EXCEPT.test(context.after),
};

/** 'We are registered with the GMC, except for Ann' */
const EXCEPT = /^,? (?:except|apart from|but not|other than)\b/;

/** 'Osteopaths are regulated by the GOsC' is true of all osteopaths. */
const isGeneral = ({ word, before }: WordContext): boolean =>
  /^regulated/.test(word) && !/\b(?:we|our|us|here|she|he|i|everybody|everyone)\b/.test(before);

/** 'Check that whoever treats you is registered with the GMC', but not 'Like every optician, she is registered with the GOC'. */
const isAdvice = ({ before }: WordContext): boolean =>
  SEE_ONE.test(before) || /\bmay be (?:[a-z]+ )?$/.test(before) || ADVISES.test(before);

const ADVISES = new RegExp(
  `\\b(?:must|should|check|make sure|ask|whether|if|whoever(?! [a-z ]*\\byour?\\b[a-z ]* here\\b)|anyone|anybody|by law|in the uk|${EVERY_ELSEWHERE}(?!.*\\b(?:she|he|we) (?:is|are) (?:also |all )?$)|any|only)\\b`,
);

/** 'For an injury, see one who is registered with the HCPC', but not 'you will see a physiotherapist who is' */
const SEE_ONE =
  /(?:^|, |\b(?:please|then|or|and) )(?:see|find|choose|consult|look for|go to|look up) (?:an? [a-z-]+|one|some(?:one|body)) (?:who|that) (?:is|are) (?:[a-z]+ )?$/;

/** Returns the registers that the words imply: “GMC-registered” → ['GMC']. “Doctor-led” implies the GMC. */
export function registersIn(words: string): readonly string[] {
  const named = registersNamed(words.replace(/\b(?:mrcvs|rvns?)\b/i, 'RCVS'));
  return named.length > 0 ? named : ['GMC'];
}

/** Professions whose titles the law does not protect; visitors rely on the training behind them all the same. */
const OTHER_ROLES =
  'audiologist|acupuncturist|behaviourist|psychotherapist|psychologist|counsellor|nutritionist|embryologist|sonographer|phlebotomist|homeopath|herbalist|reflexologist|psychoanalyst|naturopath|trichologist|hypnotherapist';

/** Titles and ranks that a name can have beside it: 'Ruth Cole, optometrist', 'consultant urologist Miss Penn'. */
export const MEDICAL_ROLE: Lexicon = {
  words: anyOf(
    `(?:${TITLES})s?`,
    '(?:consultant|specialist)s?',
    '(?:psychiatr|anaesthet|orthoped|orthopaed)ists?|(?:paediatric|obstetric|geriatric)ians?',
    '(?!audi|cosmet|technol|psych|soci|ge|bi|herb|icon|graph|anthrop|zo|arch|meteor)[a-z]{3,}ologists?',
    `(?:${OTHER_ROLES})s?`,
    '(?<=\\b(?:qualified|trained|registered|certified|accredited|licensed|chartered) (?:[a-z]+ )?)(?:therapist|practitioner)s?',
  ),
  harmless: (context) =>
    isDenied(context) ||
    isQuestion(context) ||
    isTreatmentInSentence(context.word, context.before, context.after) ||
    /^(?:'s\b| (?:assistants?|students?|appointments?)\b)/.test(context.after),
};

/** The titles of one profession each: a person with one of the first may use those that follow. */
const SAME_PROFESSION: readonly (readonly [own: RegExp, also: RegExp])[] = [
  [/dentist|odontist|dental surgeon/, /^(?:dentist|dental surgeon|dental practitioner)$/],
  [/\bvet\b|veterinary surgeon/, /^(?:vet|veterinary surgeon)$/],
  [/optometrist|optician/, /^optician$/],
  [/podiatrist|chiropodist/, /^(?:podiatrist|chiropodist)$/],
  [/hygienist/, /hygienist$/],
  [/physio|physical therapist/, /^(?:physio(?:therapist)?|physical therapist)$/],
];

/** Registers of one profession: every member may use all of its titles. */
const ONE_PROFESSION: ReadonlySet<string> = new Set(['GMC', 'GOSC', 'GCC']);

/**
 * True if a member of the register with this title may use the other one: a dental nurse is on the register of the
 * dentists, but is not one of them. A title such as “Founder” names no profession.
 */
export function mayUseTitle(own: string, register: string, other: string): boolean {
  const titles = titlesOf(register);
  const title = own.toLowerCase();
  // The register of vets has nurses too: “Head nurse” is not a vet.
  if (/\bnurse\b/.test(title) && /^(?:vet|veterinar)/.test(other) && !/nurse/.test(other)) return false;
  if (ONE_PROFESSION.has(register) || !new RegExp(`\\b(?:${titles})s?\\b`).test(title)) return true;
  return SAME_PROFESSION.some(([first, also]) => first.test(title) && also.test(other));
}

/** Returns true if a title names the role: “vet” fits a veterinary surgeon, but not a veterinary nurse, and “are” does not fit “Care assistant”. */
export const isCalled = (title: string, role: string): boolean => {
  const own = title.toLowerCase();
  return (
    (role.length < MIN_PART ? own.split(/[^a-z]+/).includes(role) : own.includes(role)) ||
    SAME_PROFESSION.some(([first, also]) => first.test(own) && also.test(role))
  );
};

/** 'physio' is a part of “physiotherapist”; shorter words are parts of any. */
const MIN_PART = 4;

/** True for a profession whose title anybody may use. */
export const isUnprotectedRole = (role: string): boolean =>
  new RegExp(`^(?:${OTHER_ROLES}|therapist|practitioner)$`).test(role);

/**
 * Ranks that a register grants: as a job title, they claim that the person is on it. Advisers on these subjects are called
 * consultants too: IBLCE certifies lactation consultants (https://iblce.org).
 */
export const RANKS: Lexicon = {
  words: anyOf(
    'specialists?',
    '(?<!\\b(?:lactation|breast-?feeding|feeding|sleep|weaning|parenting|image|colour|style|wellness|business|sales|marketing|management) )consultants?',
  ),
};
