/** Fees that everybody pays for something that is called free: 'free, apart from a registration fee of £20'. */
import type { PricedItem } from '../../../../config/derived/priced.ts';
import { authoredAt, type PublicText, type Span, textAt } from '../../public-texts/index.ts';
import type { RuleFinding } from '../../rule.ts';
import { againstPrices, itemsWithPrices } from '../prose-findings.ts';

const FEE = '(?:registration|admin(?:istration)?|booking|joining|enrolment|handling|processing|service|set-?up)';
const KIND = '(?:(?:small|one-off|modest|single|nominal|£[\\d.]+|\\d+ pounds?) )*';
/** Only the words right after “free” add the fee to it: a letter that is sent later can have one of its own. */
const ADDED = new RegExp(
  `^(?: for (?:you|your [a-z]+|all|every [a-z]+|everyone))?(?:,? (?:apart from|aside from|except(?: for)?|other than|but for|plus)|[,;.:]? ?(?:but )?(?:we (?:only|just|simply) (?:ask(?: you)? for|charge(?: you)?|take)|(?:you )?(?:only|just) pay|there is (?:only|just)|all (?:we ask for|you pay) is)) (?:(?:an?|the|our|your) )?${KIND}(?<fee>${FEE} (?:fee|charge))s?\\b`,
);

/** Reports a fee in the words after “free”: what is called free costs as much. */
export function feeFinding(text: PublicText, span: Span, about: readonly PricedItem[]): readonly RuleFinding[] {
  const after = text.normal.text.slice(text.normal.index(span.at + span.length));
  const fee = ADDED.exec(after)?.groups?.fee;
  return fee === undefined
    ? []
    : [
        {
          message: `“${textAt(text, span)}” describes ${itemsWithPrices(about)}, but the next words add a fee: “${fee}”.`,
          help: 'Remove the fee if nobody pays it. Otherwise write its amount as the price, and do not call it free.',
          ...authoredAt(text, span),
          ...againstPrices(about),
        },
      ];
}
