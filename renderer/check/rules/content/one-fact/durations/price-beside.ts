/** Times beside the price of what takes so long: '£195 for 45 minutes', 'Half an hour, £30'. */
import type { PricedItem } from '../../../../../config/derived/priced.ts';
import { literal } from '../../../../../core/pattern.ts';
import { listed } from '../../../../../core/wording.ts';
import { spokenMinutes } from '../../../../../facts/duration.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { IF_OTHER, textAt } from '../../../public-texts/index.ts';
import { inSentence } from '../around-quantity.ts';
import type { Facts, Mention, Message } from '../mention.ts';
import { durationHelp } from './duration-help.ts';
import { isTime, minutesOf } from './minutes.ts';
import { lastClause } from './part-of-appointment.ts';
import { visitsBefore } from './visits-and-parts.ts';

const PRICE = String.raw`£(?<price>\d+(?:,\d{3})*(?:\.\d\d)?)`;
const BEFORE = new RegExp(`${PRICE}(?:,| for| -|:) (?:only |just )?$`);
const ENDS = /^(?:[.,;:)]|$| (?:with|including)\b)/;
const AFTER = new RegExp(
  `^(?:,| for| -|:| at| costs?|,? and (?:costs?|is)) (?:only |just )?${PRICE}(?=\\.?(?:[ ,;:)]|$))(?! (?:more|less|extra|off)\\b)`,
);

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
  const { quantity, publicText, subject, labels } = mention;
  const { before, after } = inSentence(mention);
  const price = ((ENDS.test(after) && BEFORE.exec(before)) || AFTER.exec(after))?.groups?.price;
  if (price === undefined || !isTime(quantity)) return undefined;
  // The visits of one treatment need not be equally long.
  const items = [...subject.items, ...(labels?.items ?? [])].filter(({ sessions }) => sessions === undefined);
  const isPrice = new RegExp(`${literal(`£${price}`)}(?![\\d,.]*\\d)`);
  const forms = items.flatMap((item) => [...item.options, ...(item.options.length > 0 ? [] : [item])]);
  const own = forms.flatMap((form) => (isPrice.test(form.price ?? '') ? (form.minutes ?? []) : []));
  // 'The consultation with Dr Doyle takes half an hour and costs £195' names nothing, but only one thing costs £195.
  const isOfAppointment = APPOINTMENT.test(lastClause(before));
  const isNamed = items.some(({ names }) => names.some((name) => before.includes(normalise(name).text)));
  if (AND_COSTS.test(after) && !isOfAppointment && !isNamed) return undefined;
  const isOther = items.some(hasPrice(isPrice)) || !isOfAppointment;
  const known = own.length > 0 || isOther ? own : facts.minutesAt(isPrice);
  // '£240 for two visits of an hour' of '2h over 2 visits'
  const visits = [1, visitsBefore(before)];
  if (known.length === 0 || visits.some((count) => known.includes(minutesOf(quantity) * count))) return undefined;
  const paths = items.map(({ path }) => path);
  const against = listed([...new Set(known)].map(spokenMinutes), 'or');
  return {
    message: `“${textAt(publicText, quantity)}” is not the duration of what costs £${price}, which is ${against}.`,
    ...(own.length > 0
      ? { help: durationHelp(paths, facts), otherwise: IF_OTHER }
      : { help: 'Correct the time or the price, whichever is wrong.' }),
    against,
  };
}
