/** Times beside the price of what takes so long: '£195 for 45 minutes', 'Half an hour, £30'. */
import type { PricedItem } from '../../../../../config/derived/priced.ts';
import type { ConfigPath } from '../../../../../core/finding.ts';
import { listed } from '../../../../../core/wording.ts';
import { spokenMinutes } from '../../../../../facts/duration.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { IF_OTHER, textAt } from '../../../public-texts/index.ts';
import { inSentence } from '../around-quantity.ts';
import type { Facts, Mention, Message } from '../mention.ts';
import { durationHelp } from './duration-help.ts';
import { isTime, minutesOf } from './minutes.ts';
import { lastClause } from './part-of-appointment.ts';
import { priceOfTime } from './price-of-time.ts';
import { visitsBefore } from './visits-and-parts.ts';

/** 'Putting it back takes 20 minutes and costs £85, the price of an emergency appointment' */
const AND_COSTS = /^,? and (?:costs?|is) /;

/** Not 'The taxi takes half an hour and costs £20' */
const APPOINTMENT =
  /\b(?:appointment|session|visit|consultation|class|lesson|call|slot|treatment|check|check-up|review|assessment|examination|test|meeting|procedure)s?\b/;

const hasPrice =
  (price: RegExp) =>
  ({ price: own = '', options }: PricedItem): boolean =>
    [own, ...options.map((option) => option.price)].some((text) => price.test(text));

/** Reports a time beside a price that what the text is about has only with other durations. */
export function contradictsPriced(mention: Mention, facts: Facts): Message | undefined {
  const { quantity, subject, labels } = mention;
  const price = priceOfTime(mention);
  if (!price || !isTime(quantity)) return undefined;
  const { before } = inSentence(mention);
  // The visits of one treatment need not be equally long.
  const items = [...subject.items, ...(labels?.items ?? [])].filter(({ sessions }) => sessions === undefined);
  const forms = items.flatMap((item) => [...item.options, ...(item.options.length > 0 ? [] : [item])]);
  const own = forms.flatMap((form) => (price.pattern.test(form.price ?? '') ? (form.minutes ?? []) : []));
  // 'The consultation with Dr Doyle takes half an hour and costs £195' names nothing, but only one thing costs £195.
  const isOfAppointment = APPOINTMENT.test(lastClause(before));
  const isNamed = items.some(({ names }) => names.some((name) => before.includes(normalise(name).text)));
  if (AND_COSTS.test(price.link) && !isOfAppointment && !isNamed) return undefined;
  const isOther = items.some(hasPrice(price.pattern)) || !isOfAppointment;
  const known = own.length > 0 || isOther ? own : facts.minutesAt(price.pattern);
  if (isOneOf(mention, known)) return undefined;
  return {
    ...messageOf(mention, price.amount, known),
    ...(own.length > 0
      ? {
          help: durationHelp(
            items.map(({ path }) => path),
            facts,
          ),
          otherwise: IF_OTHER,
        }
      : { help: 'Correct the time or the price, whichever is wrong.' }),
  };
}

/** Returns what a quoted price belongs to, if the sentence is about something else: 'an hour for {catalogue.massage.price}'. */
export function pricedByQuotation(mention: Mention, facts: Facts): ConfigPath | undefined {
  const fact = isTime(mention.quantity) ? priceOfTime(mention)?.fact : undefined;
  // 'Six hours for {catalogue.massage.packages.0.price}' are a course.
  if (!OF_ONE.test(fact?.join('.') ?? '')) return undefined;
  const isSubject = mention.subject.items.some(({ path }) => path[0] === fact?.[0] && path[1] === fact?.[1]);
  return fact === undefined || isSubject || facts.lengthsAt(fact).length === 0 ? undefined : fact;
}

/** Reports a time beside a quoted price, if that to which the price belongs takes another one. */
export function contradictsQuoted(mention: Mention, path: ConfigPath, facts: Facts): Message | undefined {
  const known = facts.lengthsAt(path).map(minutesOf);
  const { amount = '' } = priceOfTime(mention) ?? {};
  return isOneOf(mention, known)
    ? undefined
    : { ...messageOf(mention, amount, known), help: durationHelp([path], facts), otherwise: IF_OTHER };
}

/** '£240 for two visits of an hour' of '2h over 2 visits' */
const isOneOf = (mention: Mention, known: readonly number[]): boolean =>
  known.length === 0 ||
  [1, visitsBefore(inSentence(mention).before)].some((count) => known.includes(minutesOf(mention.quantity) * count));

function messageOf({ quantity, publicText }: Mention, amount: string, known: readonly number[]) {
  const against = listed([...new Set(known)].map(spokenMinutes), 'or');
  return {
    message: `“${textAt(publicText, quantity)}” is not the duration of what costs £${amount}, which is ${against}.`,
    against,
  };
}

const OF_ONE = /^catalogue\.[^.]+(?:\.options\.[^.]+)?\.(?:price|amount)$/;
