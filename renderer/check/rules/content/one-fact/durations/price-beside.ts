/** Times beside the price of what takes so long: '£195 for 45 minutes', 'Half an hour, £30'. */
import type { PricedItem } from '../../../../../config/derived/priced.ts';
import { literal } from '../../../../../core/pattern.ts';
import { listed } from '../../../../../core/wording.ts';
import { spokenMinutes } from '../../../../../facts/duration.ts';
import { textAt } from '../../../public-texts/index.ts';
import { inSentence } from '../around-quantity.ts';
import type { Facts, Mention, Message } from '../mention.ts';
import { durationHelp } from './duration-help.ts';
import { exactMinutes } from './minutes.ts';

const PRICE = String.raw`£(?<price>\d[\d,]*(?:\.\d\d)?)`;
const BEFORE = new RegExp(`${PRICE}(?:,| for| -|:) (?:only |just )?$`);
const ENDS = /^(?:[.,;:)]|$| (?:with|including)\b)/;
const AFTER = new RegExp(
  `^(?:,| for| -|:| at| costs?) (?:only |just )?${PRICE}(?=\\.?(?:[ ,;:)]|$))(?! (?:more|less|extra|off|an?|per|each)\\b)`,
);

/** Reports a time beside a price that what the text is about has only with other durations. */
export function contradictsPriced(mention: Mention, facts: Facts): Message | undefined {
  const { quantity, publicText, subject, labels } = mention;
  const minutes = exactMinutes(quantity);
  if ((quantity.unit !== 'minute' && quantity.unit !== 'hour') || minutes === undefined) return undefined;
  const { before, after } = inSentence(mention);
  const price = ((ENDS.test(after) && BEFORE.exec(before)) || AFTER.exec(after))?.groups?.price;
  if (price === undefined) return undefined;
  const items = [...new Set([...subject.items, ...(labels?.items ?? [])])];
  const isOverVisits = items.some(({ path }) => facts.of([path]).lengths.some(({ text }) => text !== undefined));
  const priced = items
    .flatMap(formsOf)
    .filter((form) => new RegExp(`${literal(`£${price}`)}(?![\\d,.]*\\d)`).test(form.price ?? ''));
  const known = [...new Set(priced.flatMap((form) => form.minutes ?? []))];
  if (isOverVisits || known.length === 0 || known.includes(minutes)) return undefined;
  const against = listed(known.map(spokenMinutes), 'or');
  return {
    message: `“${textAt(publicText, quantity)}” is not the duration of what costs £${price}, which is ${against}.`,
    help: durationHelp(
      items.map(({ path }) => path),
      facts,
    ),
    against,
  };
}

const formsOf = (item: PricedItem): readonly Pick<PricedItem, 'price' | 'minutes'>[] =>
  item.options.length > 0 ? item.options : [item];
