/** The parts that the description of a programme lists: 'One consultation and three reviews' of four sessions. */
import { countsIn } from '../../../../../facts/counts.ts';
import { writtenNumber } from '../../../../../facts/number-words.ts';
import { sentencesIn } from '../../../../../facts/sentences.ts';
import { clinicsProseOf } from '../../../about/prose.ts';
import { authoredAt, isAuthored, type PublicText } from '../../../public-texts/index.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { NUMBER } from './count-figures.ts';
import { GATHERINGS, VISITS } from './count-meaning.ts';

const PART = `${NUMBER} (?:[a-z-]+ ){0,3}?[a-z-]+`;
/** 'One consultation, two visits and three reviews', at the start of a sentence and before 'with', 'over' or its end */
const LIST = new RegExp(
  `^ ?(?<list>${PART}(?:(?:, and |, | and )${PART})*?)(?<rest>(?:[.,;:]| (?:with|over|in|by|at|spread|within)\\b).*|)$`,
);
/** What follows can contain further sessions: 'and two calls', 'then six more'. */
const MORE = /\b(?:and|then|plus|followed|before|after|more|between|each|every|per)\b/;

/** Reports a list whose numbers do not add up to the sessions of the programme; `contradictsSessions` compares one number of sessions. */
export const programmeFindings = ({ site, publicTexts }: RuleInput): readonly RuleFinding[] =>
  clinicsProseOf(publicTexts).flatMap((publicText) => {
    const programme = site.programmes[nameOf(publicText)];
    const { sessions = 0, minutes, monthly, text: schedule = '' } = programme?.schedule ?? {};
    const [first] = sentencesIn(publicText.normal.text);
    const { list = '', rest = '' } = LIST.exec(first?.text ?? '')?.groups ?? {};
    if (!programme || minutes !== undefined || monthly || !first || !isList(list)) return [];
    const sum = countsIn(list).reduce((total, { count }) => total + count, 0);
    const at = first.start + first.text.indexOf(list);
    const span = publicText.normal.original(at, list.length);
    if (sum === sessions || MORE.test(rest) || countsIn(rest).length > 0 || !isAuthored(publicText, span)) return [];
    return {
      message: `“${list}” makes ${sum}, but the schedule of “${programme.name}” is ${schedule}.`,
      help: 'Correct the numbers, or the schedule of the programme.',
      ...authoredAt(publicText, span),
      against: String(sessions),
    };
  });

const nameOf = ({ source }: PublicText): string =>
  source.from === 'config' && source.path[0] === 'programmes' && source.path[2] === 'description'
    ? `${source.path[1]}`
    : '';

/** All parts are appointments, and not only sessions. */
function isList(list: string): boolean {
  const parts = list.split(/, and |, | and /);
  const nouns = parts.map((part) => part.split(' ').at(-1) ?? '');
  const counts = parts.map((part) => writtenNumber(part.split(' ')[0]));
  return (
    list !== '' &&
    counts.every((count) => count !== undefined) &&
    nouns.every((noun) => VISITS.test(noun) || GATHERINGS.test(noun)) &&
    !nouns.every((noun) => /^sessions?$/.test(noun))
  );
}
