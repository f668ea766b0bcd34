import { counted } from '../../../../core/wording.ts';
import { normalise } from '../../../../facts/normalise.ts';
import { textAt } from '../../public-texts/index.ts';
import { agrees, type Facts, inSentence, type Mention, type Message, namesOf } from './mention.ts';

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
  /\b(?:plans?|programmes?|courses?|(?:it|this|that|everything|all) (?:takes|lasts|runs|is|goes|covers|stretches)|sessions?|visits?|appointments?|meetings?|classes|we (?:\w+ )?(?:see|meet|work|accompany|look after|spread|go)|you (?:\w+ )?(?:come|meet|see|are with|work|stay|spread)|together|spread)\b/;

/** Reports '10 weeks' for a programme that is spread over 12. */
export function contradictsSpan(mention: Mention, facts: Facts): Message | undefined {
  const { quantity, subject, publicText } = mention;
  const { before } = inSentence(mention);
  if (!SPAN_UNITS.has(quantity.unit) || !OVER.test(before) || !isAboutProgramme(mention)) return undefined;
  const { spans } = facts.of(subject.items.map(({ path }) => path));
  if (spans.length === 0 || agrees(quantity, spans)) return undefined;
  const known = [...new Set(spans.map(({ most, unit }) => counted(most, unit)))].join(' or ');
  return {
    message: `“${textAt(publicText, quantity)}” is not the length of ${namesOf(subject)}, which is ${known}.`,
    help: 'Quote the schedule: {programmes.NAME.schedule}.',
    against: known,
  };
}

function isAboutProgramme(mention: Mention): boolean {
  const { before, after } = inSentence(mention);
  const clause = `${before.split(CLAUSE_END).at(-1)}${after.split(CLAUSE_END)[0]}`;
  if (OTHER_PERIODS.test(clause) || CONDITION.test(clause)) return false;
  const names = mention.subject.items.map(({ names: [name = ''] }) => normalise(name).text);
  return (
    !MANY_MEANINGS.test(before) ||
    PROGRAMME.test(before) ||
    names.some((name) => before.includes(name.split(' ').slice(0, 2).join(' ')))
  );
}

const CLAUSE_END = /[,;:]/;
const CONDITION = /\b(?:if|when|unless)\b/;
