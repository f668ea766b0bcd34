/** Sentences that name only what the thing with the price contains: 'at £295, the check includes a blood test'. */
import { wordsBefore } from './amount-in-sentence.ts';
import type { AmountInText } from './amount-in-text.ts';

const CONTAINS =
  /\b(?:includes?|including|covers?|contains?|comes? with|consists? of|you (?:(?:also|will) )?(?:get|have|receive))\b/;

/** Returns the amount as one of what the text belongs to, if the sentence names only what that contains. */
export function ofWhole(context: AmountInText): AmountInText {
  const { amount, subject, index } = context;
  const { owner, named, sentence } = subject;
  if (!owner || owner.path[0] === 'categories' || named.length === 0 || named.includes(owner)) return context;
  const at = sentence.search(CONTAINS);
  const isStatedBefore = at !== -1 && wordsBefore(context).length < at;
  if (!isStatedBefore || index.namesIn(sentence).some((name) => name.at < at)) return context;
  // 'For £45 you get a blood test': the price of what it names
  const isOfNamed = named.some(({ facts }) => facts.some(({ pence }) => pence === amount.pence));
  return isOfNamed ? context : { ...context, subject: { ...subject, items: [owner], named: [owner] } };
}
