/** How much longer one treatment takes than another: 'ten minutes longer than a scan'. */
import { isCategory } from '../../../../../config/derived/priced.ts';
import type { ConfigPath } from '../../../../../core/finding.ts';
import { onlyOne } from '../../../../../core/only-one.ts';
import { listed } from '../../../../../core/wording.ts';
import { textAt } from '../../../public-texts/index.ts';
import { inSentence } from '../around-quantity.ts';
import type { InSentence } from '../in-sentence.ts';
import type { Facts, Mention, Message } from '../mention.ts';
import { lengthText } from './duration-help.ts';
import { isTime, minutesOf } from './minutes.ts';

const THAN = /^ (?:(?<more>longer|more)|shorter|less)(?: time)? than (?<other>[^,;:.]*)/;

/** Returns true for a quantity that says how much longer or shorter something is than something else. */
export const isComparedTime = ({ after }: InSentence): boolean => THAN.test(after);

/** Reports a wrong difference between the durations of two treatments; their options may have several. */
export function contradictsDifference(mention: Mention, facts: Facts): Message | undefined {
  const { quantity, subject, publicText } = mention;
  const { more, other = '' } = THAN.exec(inSentence(mention).after)?.groups ?? {};
  if (other === '' || !isTime(quantity)) return undefined;
  const own = onlyOne(subject.items);
  const compared = onlyOne(new Set(facts.mentionsIn(other).flatMap(({ items }) => items)));
  if (!own || !compared || own === compared || isCategory(own) || isCategory(compared)) return undefined;
  const [ownLengths, otherLengths] = [own, compared].map(({ path }) => lengthsOf(path, facts));
  if (!ownLengths?.length || !otherLengths?.length) return undefined;
  const sign = more === undefined ? -1 : 1;
  const isTrue = ownLengths.some((a) =>
    otherLengths.some((b) => sign * (minutesOf(a) - minutesOf(b)) === minutesOf(quantity)),
  );
  if (isTrue) return undefined;
  const [a = '', b = ''] = [ownLengths, otherLengths].map((all) => listed([...new Set(all.map(lengthText))], 'or'));
  return {
    message: `“${textAt(publicText, quantity)}” is not the difference between “${own.names[0]}”, which takes ${a}, and “${compared.names[0]}”, which takes ${b}.`,
    help: 'Correct the difference, or leave it out.',
    against: `${a}, ${b}`,
  };
}

/** The exact durations of a treatment; none if one of them is spread over several visits. */
function lengthsOf(path: ConfigPath, facts: Facts) {
  const { lengths } = facts.of([path]);
  return lengths.some(({ text, least, most }) => text !== undefined || least !== most) ? [] : lengths;
}
