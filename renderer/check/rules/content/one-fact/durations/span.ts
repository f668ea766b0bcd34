/** Over how many weeks or months a programme is spread: 'in ten weeks' of a plan of twelve. */
import { counted, listed } from '../../../../../core/wording.ts';
import { CLAUSE_END } from '../../../../../facts/clauses.ts';
import { frequenciesIn } from '../../../../../facts/frequency.ts';
import { normalNameOf } from '../../../about/names.ts';
import type { Subject } from '../../../about/subject.ts';
import { configPathOf, IF_OTHER, textAt } from '../../../public-texts/index.ts';
import { inSentence } from '../around-quantity.ts';
import { agrees, type Facts, type Mention, type Message, namesOf } from '../mention.ts';
import { isOpening } from './asked-duration.ts';
import { ROUTE } from './duration-limits.ts';

const SPAN_UNITS: ReadonlySet<string> = new Set(['week', 'month', 'year']);
/** Words directly before the time over which a programme is spread. */
const OVER =
  /\b(?:over|for|lasts?|lasting|takes?|taking|spans?|covers?|within|during|of|in)(?: (?:about|around|only|just|roughly|a period of|the course of))* $/;
/** Periods of something else: payment, validity, notice, what comes afterwards, and what some clients reach. */
const OTHER_PERIODS =
  /\b(?:back (?:at|to|in)|(?:out of|in) (?:every )?(?:ten|twenty|10|20|100|a hundred)|pay|paid|payments?|instal\w+|interest|valid|cancel\w*|notice|refund\w*|guarantee\w*|warranty|after|afterwards|every|wear|worn|results?)\b/;

/** 'within a month' and 'for a month' are also said of what happens to clients. */
const MANY_MEANINGS = /\b(?:within|for|in|takes?|lasts?)(?: (?:about|around|only|just|roughly))* $/;
/** The programme, or what is spread over it. */
const PROGRAMME =
  /\b(?:plans?|programmes?|courses?|(?:it|this|that|everything|all) (?:takes|lasts|runs|is|goes|covers|stretches)|sessions?|visits?|appointments?|meetings?|classes|we (?:\w+ )?(?:see|meet|work|accompany|look after|spread|go)|(?:the|our|your|this|each) (?:club|membership|scheme|package) (?:(?:itself|always) )?(?:runs|lasts|takes|goes|covers)|you (?:\w+ )?(?:come|meet|see|are with|work|stay|spread)|together|spread)\b/;

/** Reports '10 weeks' for a programme that is spread over 12. */
export function contradictsSpan(mention: Mention, facts: Facts): Message | undefined {
  const { quantity, publicText } = mention;
  if (!SPAN_UNITS.has(quantity.unit) || !(isSpread(mention) || answersHowLong(mention))) return undefined;
  const items = describedBy(mention);
  const { spans } = facts.of(items.map(({ path }) => path));
  if (spans.length === 0 || agrees(quantity, spans)) return undefined;
  const known = listed([...new Set(spans.map(({ most, unit }) => counted(most, unit)))], 'or');
  return {
    message: `“${textAt(publicText, quantity)}” is not the length of ${namesOf({ items })}, which is ${known}.`,
    help: scheduleHelp(items),
    otherwise: IF_OTHER,
    against: known,
  };
}

/** 'Quote the schedule: {programmes.winter.schedule}.' */
const scheduleHelp = (items: Subject['items']): string => {
  const [name = 'NAME', ...others] = items.flatMap(({ path: [part, key] }) => (part === 'programmes' ? [key] : []));
  return `Quote the schedule: {programmes.${others.length > 0 ? 'NAME' : name}.schedule}.`;
};

/** In the text of a programme, 'four visits' are its own, even if a treatment is called “Visit”. */
const describedBy = (mention: Mention): Subject['items'] =>
  isOfProgramme(mention) && mention.subject.owner ? [mention.subject.owner] : mention.subject.items;
const isOfProgramme = ({ publicText }: Mention): boolean => configPathOf(publicText)[0] === 'programmes';

function isSpread(mention: Mention): boolean {
  if (opensDescription(mention)) return true;
  const { before, after } = inSentence(mention);
  if (!OVER.test(before) || isPhase(before, after)) return false;
  return (isOfProgramme(mention) && mention.subject.question === '' && OWN.test(before)) || isAboutProgramme(mention);
}

/** 'Weekly for four weeks and then every other week': the first part of a schedule; 'for six weeks, and then you are done' is the whole. */
function isPhase(before: string, after: string): boolean {
  const [words] = THEN.exec(after) ?? [];
  if (words === undefined) return AT_FIRST.test(before.split(/[;:]/).at(-1) ?? '');
  const rest = after.slice(words.length);
  return frequenciesIn(rest).length > 0 || OTHER_RHYTHM.test(rest);
}
const THEN =
  /^(?: at (?:first|the (?:start|beginning)))?,? (?:(?:and|but) )?(?:then|after(?:wards| that)|thereafter|from then on)\b/;
const AT_FIRST = /\b(?:at first|initially|to (?:begin|start) with|at the (?:start|beginning))\b/;
const OTHER_RHYTHM = /\b(?:(?:less|more) (?:often|frequent\w*)|(?:more )?rare(?:r|ly)|further apart|weeks?|months?)\b/;

/** 'An hour a week for six weeks', 'done within a month', in what a programme says about itself */
const OWN =
  /\b(?:(?:an?|each|every|per) week|weekly),? (?:for|over)(?: (?:about|around|only|just))* $|^\W*(?:all )?(?:done|finished|complete|over)(?: and dusted)? (?:in|within)(?: (?:about|around|only|just|under))* $/;

/** 'Ten weeks of slow stretching', 'Quiet knees: ten weeks, one coach', at the start of the programme's own text; not 'Two weeks after your operation' */
function opensDescription(mention: Mention): boolean {
  const { before, after } = inSentence(mention);
  const { owner, start, question } = mention.subject;
  const name = owner ? `${normalNameOf(owner)}: ` : '';
  const lead = before.trimStart();
  const isName = configPathOf(mention.publicText).at(-1) === 'name';
  const isOwn = isOfProgramme(mention);
  const isAnswer = owner?.path[0] === 'programmes' && WHAT_IS.test(question);
  return (
    (isOwn || isAnswer) &&
    start === 0 &&
    /^(?:an? |the |our |your )?$/.test(lead.startsWith(name) ? lead.slice(name.length) : lead) &&
    (END.test(after) || (isOwn && (isName ? IN_NAME : OF).test(after)))
  );
}

const END = /^(?:[.,;:]|$)/;
const OF = /^ (?:of|with|together|in which)\b/;
/** 'What is the winter plan?' */
const WHAT_IS = /^\W*what (?:is|are) (?:in |an? |the |our |your )?[^,;]*\??$/;
/** “Ten weeks to stronger knees”, “The six-week plan”, but not “Six weeks after birth” */
const IN_NAME = /^(?:$| (?:of|with|to|for|plan|programme|course|reset|block|challenge)\b)/;

const ASKS =
  /\bhow (?:long|many (?:weeks|months)) (?:is|are|does|do|will|would)\b(?!.*\b(?:wait|valid|until|before|after|pay)\b)/;
/** 'How long does the programme last? Two months.' */
const answersHowLong = (mention: Mention): boolean => {
  const { question, opensAnswer, items } = mention.subject;
  const { before, after } = inSentence(mention);
  if (question === '' || !opensAnswer || !isOpening(before) || !/^(?:[,.;:!]|$)/.test(after)) return false;
  const asked = /\bhow (?:long|many)[^,?]*/.exec(question)?.[0] ?? '';
  return (
    ASKS.test(question) &&
    (/\b(?:programmes?|plan)\b/.test(asked) || items.some((item) => asked.includes(normalNameOf(item))))
  );
};

function isAboutProgramme(mention: Mention): boolean {
  const { before, after } = inSentence(mention);
  if (OF_PEOPLE.test(before)) return false;
  const names = mention.subject.items.map(normalNameOf);
  // “Back at Work” is the name of a programme.
  const clause = withoutNames(`${before.split(CLAUSE_END).at(-1)}${after.split(CLAUSE_END)[0]}`, names);
  if (OTHER_PERIODS.test(clause) || CONDITION.test(clause)) return false;
  return (
    !MANY_MEANINGS.test(before) ||
    PROGRAMME.test(before) ||
    opensFirstToLast(before) ||
    names.some((name) => before.includes(name.split(' ').slice(0, 2).join(' ')))
  );
}

/** 'From the first photograph to the last check in six months' */
const opensFirstToLast = (before: string): boolean => {
  const [words] = FROM_TO.exec(before) ?? [];
  return words !== undefined && !ROUTE.test(words);
};
const FROM_TO = /^\W*from (?:[a-z'-]+ ){1,4}to (?:[a-z'-]+ ){1,4}(?:in|within|takes) (?:(?:about|around|only|just) )*$/;

const withoutNames = (text: string, names: readonly string[]): string =>
  names.reduce((rest, name) => rest.replaceAll(name, ''), text);

/** 'For people who have been away for a month': how long something has been so with them. */
const OF_PEOPLE = /\b(?:who|whose [a-z]+) (?:have|has|had|are|is|were|was)\b[^,;:]*$/;
const CONDITION = /\b(?:if|when|unless)\b/;
