/** The parts that the description of a programme lists: 'One consultation and three reviews' of four sessions. */
import { countsIn } from '../../../../../facts/counts.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { writtenNumber } from '../../../../../facts/number-words.ts';
import { sentencesIn } from '../../../../../facts/sentences.ts';
import { clinicsProseOf } from '../../../about/prose.ts';
import { configPathOf, type PublicText } from '../../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { plainFinding } from '../../authored-finding.ts';
import { NUMBER } from './count-figures.ts';
import { GATHERINGS, singular, VISITS } from './count-meaning.ts';

const PART = `(?:an?|the|${NUMBER}) (?:[a-z-]+ ){0,3}?[a-z-]+(?: of (?:the|both|your) [a-z]+)?`;
const SEPARATOR = '(?:,? and then |,? then |, and |, | and )';
/** 'A consultation, two cleanings of the lids and three reviews', at the start of a sentence and before 'with', 'over' or its end */
const LIST = new RegExp(
  `^ ?(?<list>${PART}(?:${SEPARATOR}${PART})*)(?<rest>(?:[.,;:]| (?:with|over|in|by|at|spread|within)\\b).*|)$`,
);
/** What follows can contain further sessions: 'then six more'. */
const MORE = /\b(?:then|plus|followed|before|after|more|between|each|every|per)\b/;

/** Reports a list whose numbers do not add up to the sessions of the programme; `contradictsSessions` compares one number of sessions. */
export const programmeFindings = ({ site, publicTexts }: RuleInput): readonly RuleFinding[] => {
  const lastWords = Object.values(site.catalogue).flatMap(
    ({ name }) => /[a-z-]+$/.exec(normalise(name).text)?.[0] ?? [],
  );
  const treatments = new Set(lastWords.map(singular));
  return clinicsProseOf(publicTexts).flatMap((publicText) => {
    const programme = site.programmes[nameOf(publicText)];
    const { sessions = 0, minutes, monthly, text: schedule = '' } = programme?.schedule ?? {};
    const [first] = sentencesIn(publicText.normal.text);
    const { list = '', rest = '' } = LIST.exec(first?.text ?? '')?.groups ?? {};
    if (!programme || minutes !== undefined || monthly || !first || !isList(list, treatments)) return [];
    const sum = partsOf(list).reduce((total, { count = 0 }) => total + count, 0);
    if (sum === sessions || mayAdd(rest, treatments) || countsIn(rest).length > 0) return [];
    const at = first.start + first.text.indexOf(list);
    return plainFinding(publicText, publicText.normal.original(at, list.length), {
      message: `“${list}” makes ${sum}, but the schedule of “${programme.name}” is ${schedule}.`,
      help: 'Correct the numbers, or the schedule of the programme.',
      against: String(sessions),
    });
  });
};

/** '…, and a call' adds a session, '…, and a line to the desk' does not. */
const mayAdd = (rest: string, treatments: ReadonlySet<string>): boolean =>
  MORE.test(rest) ||
  (/\band\b/.test(rest) && (rest.match(/[a-z-]+/g) ?? []).some((word) => isAppointment(word, treatments)));

const isAppointment = (noun: string, treatments: ReadonlySet<string>): boolean =>
  VISITS.test(noun) || GATHERINGS.test(noun) || treatments.has(singular(noun));

const nameOf = (publicText: PublicText): string => {
  const [part, name, field] = configPathOf(publicText);
  return part === 'programmes' && field === 'description' ? `${name}` : '';
};

/** 'a scan and two cleanings of the lids' → 1 'scan', 2 'cleanings' */
const partsOf = (list: string) =>
  list.split(new RegExp(SEPARATOR)).map((part) => ({
    count: writtenNumber(part.split(' ')[0]?.replace(/^(?:an?|the)$/, 'one')),
    noun: /[^ ]*$/.exec(part.replace(/ of (?:the|both|your) [a-z]+$/, ''))?.[0] ?? '',
  }));

/** All parts are appointments, and not only sessions. `treatments` are the last words of the names of the catalogue. */
function isList(list: string, treatments: ReadonlySet<string>): boolean {
  const parts = partsOf(list);
  return (
    list !== '' &&
    (parts.length > 1 || !/^(?:an?|the) /.test(list)) &&
    parts.every(({ count }) => count !== undefined) &&
    parts.every(({ noun }) => isAppointment(noun, treatments)) &&
    !parts.every(({ noun }) => /^sessions?$/.test(noun))
  );
}
