/** Ranks that a register grants, and titles that name them: 'Consultant', 'Orthodontist'. */
import type { Person } from '../../../../config/site.ts';
import { entryField, personOf } from '../../about/people.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { type FoundWords, findingAt, findWords } from '../find-words.ts';
import { RANKS } from '../lexicon/credentials.ts';
import { isAssistant } from '../lexicon/professions-of-registers.ts';
import { registerOf } from '../lexicon/registers.ts';

/** Reports a rank in the title of a job if no qualification states the entry behind it. */
export const rankFindings = (input: RuleInput): readonly RuleFinding[] =>
  findWords(input, RANKS)
    .filter(({ text }) => entryField(text) === 'title' && !statesSpecialistRegister(personOf(text, input.site.people)))
    .filter((found) => !isConsultant(found) || !statesPost(personOf(found.text, input.site.people)))
    .map((found) =>
      findingAt(
        found,
        isConsultant(found)
          ? `“${found.words}” is the title of a post in a hospital, but “qualifications” names neither the post nor the specialist register.`
          : `“${found.words}” is a rank that only a register can grant.`,
        rankHelp(personOf(found.text, input.site.people), isConsultant(found)),
      ),
    );

const isConsultant = ({ words }: FoundWords): boolean => /^consultant/i.test(words);

/** 'Consultant orthodontist at Leeds Dental Institute since 2012' */
const statesPost = (person: Person | undefined): boolean =>
  person?.registration !== undefined &&
  person.qualifications.some(({ source }) => /\bconsultant\b.*(?:,| (?:at|in|for|to|of)\b|\d{4})/i.test(source));

/** Nurses and physiotherapists cannot be on a specialist register, but are consultants in hospitals. */
function rankHelp(person: Person | undefined, isPost: boolean): string {
  const register = (person && registerOf(person)) ?? 'GMC';
  const entry = SPECIALIST_ENTRIES[register];
  const inAbout = person?.about && ENTERED.exec(person.about.source)?.[0];
  if (inAbout) return `“about” says “${inAbout}”. If that is true, move it to “qualifications”.`;
  const post = isPost
    ? ' If the person has or had such a post, add it to “qualifications”: “Consultant at …, since …”.'
    : '';
  if (entry === undefined)
    return isPost
      ? `Describe the person’s work.${post}`
      : `Write the title that the register (${register}) and the qualifications of the person give.`;
  return `Describe the person’s work.${post} If the person is on a specialist register, add that to “qualifications”: “${entry}”.`;
}

const SPECIALIST_ENTRIES: Readonly<Record<string, string>> = {
  GMC: 'On the specialist register of the GMC',
  GDC: 'On the specialist list of the GDC',
  RCVS: 'RCVS specialist',
};

/** 'On the specialist register of the GMC', 'On the specialist list of the GDC for orthodontics' */
const ENTERED =
  /\bon the (?:[\w’' ]+ )?specialist (?:register|list)(?: (?:of|for|in) (?:the )?[\w-]+)*|\b(?:specialist (?:register|list)|RCVS (?:recognised )?specialist)\b/i;
const statesSpecialistRegister = (person: Person | undefined): boolean =>
  person?.registration !== undefined && person.qualifications.some(({ source }) => ENTERED.test(source));

/** Titles of the specialist lists of the GDC (https://www.gdc-uk.org/registration/specialist-lists). */
const DENTAL_SPECIALTY = /^(?:\w+odontist|oral surgeon|specialist)s?$/i;

/** True if the words are the title of a dental specialty, for whose list a dentist, but no assistant, can be entered. */
export const isDentalSpecialty = (person: Person, words: string): boolean =>
  registerOf(person) === 'GDC' && !isAssistant(person) && DENTAL_SPECIALTY.test(words);

export const isListedSpecialist = (person: Person, words: string): boolean =>
  isDentalSpecialty(person, words) && statesSpecialistRegister(person);

/** Work without such a list: 'specialist in cosmetic dentistry', 'our implant specialist' */
const WITHOUT_LIST =
  /(?:cosmetic|aesthetic|implant|smile|whiten|veneer|aligner|invisalign|sedation|snor|sleep|nervous|anxious|phobi|laser|digital|holistic|general|family)[a-z]*/i;
const SUBJECT = /^ (?:in|for) (?<subject>(?:(?!(?:at|who|and|with|since|here|from|on|in)\b)[a-z-]+ ?){1,3})/i;
const ADJECTIVE = /\b(?<subject>[a-z-]+) $/i;

/** The finding about 'our specialist in cosmetic dentistry', which is true of no dentist. */
export function unlistedSpecialty(found: FoundWords, person: Person): RuleFinding | undefined {
  if (!/^specialists?$/i.test(found.words) || !isDentalSpecialty(person, found.words)) return undefined;
  const { text, span } = found;
  const after = SUBJECT.exec(text.text.slice(span.at + span.length));
  const subject = (after ?? ADJECTIVE.exec(text.text.slice(0, span.at)))?.groups?.subject?.trim() ?? '';
  if (!WITHOUT_LIST.test(subject)) return undefined;
  const field = after ? subject : `${subject.toLowerCase()} treatment`;
  return findingAt(
    found,
    `“${found.words}” is a title of dentists on one of the 13 specialist lists of the GDC, and none of them is for “${field}”.`,
    `Write what is true without the title, such as “with a special interest in ${field}”.`,
  );
}

/** The finding about 'our orthodontist' if the entry of the dentist does not state the list. */
export const specialtyFinding = (found: FoundWords, { name }: Person): RuleFinding =>
  findingAt(
    found,
    `“${found.words}” is ${/^specialists?$/i.test(found.words) ? 'a title of dentists on a specialist list' : 'the title of a specialist'}, but ${name} is not recorded as being on the specialist list of the GDC.`,
    `Describe the work, as in “straightens teeth”. If ${name} is on the list, add it to “qualifications”: “${SPECIALIST_ENTRIES.GDC}”.`,
  );
