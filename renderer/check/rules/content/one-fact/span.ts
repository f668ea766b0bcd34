import { textAt } from '../../public-texts/index.ts';
import { agrees, type Facts, inSentence, type Mention, type Message, namesOf } from './mention.ts';

const SPAN_UNITS: ReadonlySet<string> = new Set(['week', 'month', 'year']);
/** Words directly before the time over which a programme is spread. */
const OVER =
  /\b(?:over|for|lasts?|lasting|takes?|taking|spans?|covers?|within|during|of|in)(?: (?:about|around|only|just|roughly|a period of|the course of))* $/;
/** Periods of something else: payment, validity, notice, what comes afterwards. */
const OTHER_PERIODS =
  /\b(?:pay|paid|payments?|instal\w+|interest|valid|cancel\w*|notice|refund\w*|guarantee\w*|warranty|after|afterwards|every|wear|worn|results?)\b/;

/** Reports '10 weeks' for a programme that is spread over 12. */
export function contradictsSpan(mention: Mention, facts: Facts): Message | undefined {
  const { quantity, subject, publicText } = mention;
  const { sentence, before } = inSentence(mention);
  if (!SPAN_UNITS.has(quantity.unit) || OTHER_PERIODS.test(sentence) || !OVER.test(before)) return undefined;
  const { spans } = facts.of(subject.items.map(({ path }) => path));
  if (spans.length === 0 || agrees(quantity, spans)) return undefined;
  const known = [...new Set(spans.map(({ most, unit }) => `${most} ${unit}s`))].join(' or ');
  return {
    message: `“${textAt(publicText, quantity)}” is not the length of ${namesOf(subject)}, which is ${known}.`,
    help: 'Quote the schedule: {programmes.NAME.schedule}.',
    against: known,
  };
}
