/** Times beside the price of what takes so long: '£195 for 45 minutes', 'Half an hour, £30'. */
import { literal } from '../../../../../core/pattern.ts';
import { listed } from '../../../../../core/wording.ts';
import { spokenMinutes } from '../../../../../facts/duration.ts';
import { textAt } from '../../../public-texts/index.ts';
import { inSentence } from '../around-quantity.ts';
import type { Facts, Mention, Message } from '../mention.ts';
import { durationHelp } from './duration-help.ts';
import { isTime, minutesOf } from './minutes.ts';

const PRICE = String.raw`£(?<price>\d[\d,]*(?:\.\d\d)?)`;
const BEFORE = new RegExp(`${PRICE}(?:,| for| -|:) (?:only |just )?$`);
const ENDS = /^(?:[.,;:)]|$| (?:with|including)\b)/;
const AFTER = new RegExp(
  `^(?:,| for| -|:| at| costs?) (?:only |just )?${PRICE}(?=\\.?(?:[ ,;:)]|$))(?! (?:more|less|extra|off)\\b)`,
);

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
  const known = forms.flatMap((form) => (isPrice.test(form.price ?? '') ? (form.minutes ?? []) : []));
  if (known.length === 0 || known.includes(minutesOf(quantity))) return undefined;
  const paths = items.map(({ path }) => path);
  const against = listed([...new Set(known)].map(spokenMinutes), 'or');
  return {
    message: `“${textAt(publicText, quantity)}” is not the duration of what costs £${price}, which is ${against}.`,
    help: durationHelp(paths, facts),
    against,
  };
}
