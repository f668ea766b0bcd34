/** Ranks that a register grants, and titles that name them: 'Consultant', 'Orthodontist'. */
import type { Person } from '../../../config/site.ts';
import type { PublicText } from '../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../rule.ts';
import { type FoundWords, findingAt, findWords } from './find-words.ts';
import { RANKS } from './lexicon/credentials.ts';
import { shortNameOf } from './lexicon/registers.ts';
import { describedPerson } from './named-person.ts';

/** Reports a rank in the title of a job if no qualification states the entry behind it. */
export const rankFindings = (input: RuleInput): readonly RuleFinding[] =>
  findWords(input, RANKS)
    .filter(({ text }) => isJobTitle(text) && !statesSpecialistRegister(describedPerson(input.site, text)))
    .map((found) =>
      findingAt(
        found,
        `“${found.words}” is a rank that only a register can grant.`,
        rankHelp(describedPerson(input.site, found.text)),
      ),
    );

const isJobTitle = ({ source }: PublicText): boolean =>
  source.from === 'config' && source.path[0] === 'people' && source.path[2] === 'title';

const registerOf = ({ registration }: Person): string | undefined => registration && shortNameOf(registration.register);

/** Nurses and physiotherapists cannot be on a specialist register. */
function rankHelp(person: Person | undefined): string {
  const register = (person && registerOf(person)) ?? 'GMC';
  const entry = SPECIALIST_ENTRIES[register];
  return entry === undefined
    ? `Write the title that the register (${register}) and the qualifications of the person give.`
    : `Describe the person’s work. If the person is on a specialist register, add that to “qualifications”: “${entry}”.`;
}

const SPECIALIST_ENTRIES: Readonly<Record<string, string>> = {
  GMC: 'On the specialist register of the GMC',
  GDC: 'On the specialist list of the GDC',
  RCVS: 'RCVS specialist',
};

/** 'On the specialist register of the GMC', 'On the specialist list of the GDC for orthodontics' */
const statesSpecialistRegister = (person: Person | undefined): boolean =>
  person?.registration !== undefined &&
  person.qualifications.some(({ source }) =>
    /\bspecialist (?:register|list)\b|\bRCVS (?:recognised )?specialist\b/i.test(source),
  );

/** Titles of the specialist lists of the GDC (https://www.gdc-uk.org/registration/specialist-lists). */
const DENTAL_SPECIALTY = /^(?:\w+odontist|oral surgeon|specialist)s?$/i;

/** The other professions in the register of dentists, who are on none of its lists */
const NO_DENTIST = /\b(?:nurse|hygienist|therapist|technician)\b/i;

/** True if the words are the title of a dental specialty, for whose list a dentist can be entered. */
export const isDentalSpecialty = (person: Person, words: string): boolean =>
  registerOf(person) === 'GDC' && !NO_DENTIST.test(person.title) && DENTAL_SPECIALTY.test(words);

export const isListedSpecialist = (person: Person, words: string): boolean =>
  isDentalSpecialty(person, words) && statesSpecialistRegister(person);

/** The finding about 'our orthodontist' if the entry of the dentist does not state the list. */
export const specialtyFinding = (found: FoundWords, { name }: Person): RuleFinding =>
  findingAt(
    found,
    `“${found.words}” is ${/^specialists?$/i.test(found.words) ? 'a title of dentists on a specialist list' : 'the title of a specialist'}, but ${name} is not recorded as being on the specialist list of the GDC.`,
    `Describe the work, as in “straightens teeth”. If ${name} is on the list, add it to “qualifications”: “${SPECIALIST_ENTRIES.GDC}”.`,
  );
