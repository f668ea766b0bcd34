/** Names with a medical role: 'Mr Okoye, consultant surgeon', 'optometrist Ruth Cole', 'Callum is a registered nurse'. */
import type { Person, Site } from '../../../../config/site.ts';
import { numberFromWords } from '../../../../facts/number-words.ts';
import { entryField, personOf } from '../../about/people.ts';
import type { RuleFinding, RuleInput } from '../../rule.ts';
import { type FoundWords, findingAt, findWords, sentenceAround, type WithinSentence } from '../find-words.ts';
import { MEDICAL_ROLE } from '../lexicon/credentials.ts';
import { isElsewhere } from '../lexicon/titled-people.ts';
import { roleFindings } from './held-roles.ts';
import { complementIn, NAME, namesOfAll, sharesNames, TITLED_NAME } from './listed-names.ts';
import { isReportedName, peopleNamed } from './named-person.ts';
import { ADJECTIVES, LINKING, personMeant } from './people-meant.ts';
import { staffFindings } from './staff.ts';

/** 'every bit as much a physiotherapist as the others' */
const EQUAL = '(?:(?:every bit|just|quite) as (?:much|good|fine) )?';
/** Directly before the name of a place: 'in the United Kingdom, a doctor must …'. */
const NO_PLACE = '(?<!\\b(?:the|in|at|from|near) (?:\\p{Lu}\\S* )*)';
/** 'Ruth Cole, [our qualified] optometrist', 'Ruth, who is an optometrist', 'Ruth (optometrist)' */
const NAME_BEFORE = new RegExp(
  `${NO_PLACE}(?<name>${NAME})(?:,| -| –|:|(?=\\s\\())\\s\\(?(?:who,? (?:is|was|has (?:long )?been|works as|has worked as|as) )?${EQUAL}(?:an? |our |the |your )?${ADJECTIVES}$`,
  'u',
);
/** 'Ruth is [our qualified] optometrist', 'Ruth, who joined us in May, also works as an optometrist', 'Ruth has been a nurse' */
const NAME_WITH_VERB = new RegExp(
  `(?:^|[,;:] |\\b(?:and|but|while|because|that|both) )(?<name>${NAME})(?: (?:at|in|from|on) (?:the|our) [a-z]+)?(?:,[^,;]*,)?(?: (?:also|now|who|herself|himself|really))* (?:is|are|was|has(?: long| always)? been|became|(?:works|has worked|serves|practises)(?: (?:here|for us|with us|at our [a-z]+))? as|(?:is |was )?(?:[a-z]+-)?(?:trained|qualified|registered|listed|known|recognised|certified)(?: (?:by|with) (?:the )?[^,;.]{1,60}?)? as|acts as)(?: (?:also|both|now|originally|still|indeed))* ${EQUAL}(?:an? (?:[\\p{L}-]+ ){1,3}and (?:also )?)?(?:(?:an?|our|the|your|one of (?:our|the|your)) )?${ADJECTIVES}$`,
  'u',
);
/**
 * 'optometrist Ruth Cole', 'a consultant urologist, Miss Penn,', but not 'ask an optometrist, Ruth or the front desk' and
 * 'the optometrist Ruth works for is Dev'
 */
const NAME_AFTER = new RegExp(
  `^(?:(?: (?!(?:${LINKING}|is|was|be)\\b)[\\p{Ll}-]+)?,? )(?<name>${NAME})(?![\\p{L}’'-]|(?: \\p{Lu}[\\p{L}’'-]*)* or\\b| [a-z]+s (?:with|for|under|beside) is\\b)`,
  'u',
);
/** Streets and institutions are written like names. */
const NO_PERSON =
  /\b(?:street|road|lane|house|clinic|hospital|infirmary|university|college|society|association|council|trust|institute|company|january|february|march|april|may|june|july|august|september|october|november|december|\w+day)\b/i;

/** Reports a medical role beside the name of a person who has no such role in the config, or who is not in it. */
export function medicalRoles(input: RuleInput): readonly RuleFinding[] {
  const roles = findWords(input, MEDICAL_ROLE);
  return roles.flatMap((found) => {
    // 'Our consultant dermatologist' and 'a specialist oral surgeon' are one claim.
    const end = found.span.at + found.span.length;
    const next = roles.find(
      ({ text, span }) => text === found.text && / (?:oral )?$/.exec(text.text.slice(0, span.at))?.index === end,
    );
    return next && findingsOf(next, input).length > 0 ? [] : findingsOf(found, input);
  });
}

function findingsOf(found: FoundWords, input: RuleInput): readonly RuleFinding[] {
  const { site } = input;
  const isEntry = !['about', 'focus', undefined].includes(entryField(found.text));
  if (found.text.kind === 'testimonial' || isEntry) return [];
  const beside = sentenceAround(found, withoutStops(found.text.text));
  const { before, after } = beside;
  const names = /s$/i.test(found.words) ? namesOfAll(before, after) : [];
  const listed = names.map((name) => peopleCalled(name, site)).filter((one) => isSomebody(one, site));
  if (listed.length > 0 && sharesNames(before, after)) return [];
  if (listed.length > 0) return listed.flatMap((one) => namedFindings(found, { ...one, ...beside }, input));
  const named = nameBeside(found, beside, site);
  return named ? namedFindings(found, { ...named, ...beside }, input) : staffFindings(found, site);
}

interface Named {
  readonly name: string;
  readonly people: readonly Person[];
}

const peopleCalled = (words: string, site: Pick<Site, 'people'>): Named => {
  const name = withoutStart(words);
  return { name, people: withShorter(name).flatMap((each) => peopleNamed(site, each)) };
};

const isSomebody = ({ name, people }: Named, { clinic }: Pick<Site, 'clinic'>): boolean =>
  people.length > 0 || isPersonName(name, clinic.name);

function nameBeside(
  { text, span }: FoundWords,
  { before, after }: WithinSentence,
  site: Pick<Site, 'people' | 'clinic'>,
): Named | undefined {
  // 'your GP, a nurse or Ruth'
  const isListed = /^ (?:and|or) /.test(after);
  const beside = isListed ? [] : [NAME_BEFORE.exec(before), NAME_AFTER.exec(after)];
  const matches = [NAME_WITH_VERB.exec(before), complementIn(before, after), ...beside];
  const candidates = matches.flatMap((match) => match?.groups?.name ?? []).map((name) => peopleCalled(name, site));
  const own = personOf(text, site.people);
  const person = personMeant(site, text.text.slice(0, span.at), { before, after }, own);
  if (person) return { name: person.name, people: [person] };
  return candidates.find(({ people }) => people.length > 0) ?? candidates.find((one) => isSomebody(one, site));
}

/** 'With Priya' → 'Priya': words that begin a sentence or heading, and no name. */
const withoutStart = (name: string): string => name.replace(START, '');
const START =
  /^(?:An?|And|As|Ask|At|Book|Both|But|By|Call|Choose|Come|Dear|Each|For|From|Hello|Here|If|In|Like|Meet|Of|On|Only|Or|Our|Phone|Ring|See|Since|So|Talk|Thank|Thanks|That|The|Then|This|To|Today|Together|Visit|When|While|With|Your) /;

/** 'Usually Daniel Cole' → also 'Daniel Cole' */
const withShorter = (name: string): readonly string[] => {
  const words = name.split(' ');
  return words.length === 3 ? [name, words.slice(1).join(' ')] : [name];
};

/** 'Mr. J. Carter' → 'Mr  J  Carter', so that the sentence goes on. */
const withoutStops = (text: string): string => text.replace(/\b(Dr|Mrs?|Ms|Prof|\p{Lu})\. /gu, '$1  ');

/** True for a title with a name, or a first and a last name. `doctorTitles` checks “Dr” and “Professor”. */
const isPersonName = (name: string, clinic: string): boolean =>
  TITLED_NAME.test(name) ||
  (/^(?!Dr\b|Prof)\S+ \S+$/.test(name) &&
    // 'Three GPs, a visiting consultant and a nurse'
    numberFromWords((name.split(' ')[0] ?? '').toLowerCase()) === undefined &&
    !NO_PERSON.test(name) &&
    !clinic.includes(name.split(' ')[0] ?? ''));

function namedFindings(
  found: FoundWords,
  { name, people, before, after }: Named & WithinSentence,
  input: RuleInput,
): readonly RuleFinding[] {
  const { words } = found;
  if (people.length > 0) {
    const findings = people.map((person) => roleFindings(found, person, before, name));
    return findings.every((each) => each.length > 0) ? (findings[0] ?? []) : [];
  }
  const isOthers = /\b(?:your|their|his|her)\b/i.test(before) || isElsewhere(before.toLowerCase(), after.toLowerCase());
  return isOthers || isReportedName(input, found.text, name)
    ? []
    : [
        findingAt(
          found,
          `“${name}” is called “${words}” but is not one of the people of the config.`,
          'Add the person to “people” with “registration”, or correct the name.',
        ),
      ];
}
