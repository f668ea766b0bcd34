/** Figures that state what each further one costs: `additionalPet: '£45'` of a certificate for £165, so that two are £210. */
import type { AmountFact, PricedItem } from '../../../../../config/derived/priced.ts';
import { onlyOne } from '../../../../../core/only-one.ts';
import { separateWords } from '../../../../../core/wording.ts';
import { countsIn } from '../../../../../facts/counts.ts';
import type { Pence } from '../../../../../facts/money.ts';
import { stemOf } from '../../../about/mentions.ts';
import { feesAbout } from '../fees/fees-about.ts';
import { type AmountInSentence, wordsBefore } from '../sentence/amount-in-sentence.ts';
import { keyOf } from '../sentence/fact-name.ts';
import type { CountedItem } from '../sentence/token.ts';
import { type ExpectedTotal, totalOf } from '../sums/totals.ts';
import { type MeantFact, meantAsFigure } from './meant-fact.ts';

/** 'additionalPet', 'eachFurtherMole', but not 'additionalFee', 'secondOpinion' or 'extraction' */
const NAME =
  /^(?:(?:each|every|per)(?=[A-Z]))?(?:[Aa]dditional|[Ff]urther|[Ee]xtra|[Aa]nother|[Ss]econd|[Nn]ext)(?![A-Za-z]*(?:[Ff]ee|[Cc]harge|[Cc]ost|[Hh]our|[Tt]ime|[Oo]pinion|[Vv]isit|[Aa]ppointment)s?$)(?=[A-Z])/;

/** Something with a price, and the price of each further one. */
interface Further {
  readonly item: PricedItem;
  readonly figure: AmountFact;
  /** 'additional pet' */
  readonly name: string;
}

function furtherOnes({ subject, index }: AmountInSentence): readonly Further[] {
  return feesAbout(NAME, subject, index).flatMap((figure) => {
    const own = index.itemAt((figure.quote ?? '').split('.'));
    const items = own ? [own] : subject.items;
    return items.map((item) => ({ item, figure, name: separateWords(keyOf(figure)) }));
  });
}

/** 'Two dogs are £210', if one costs £165 and a further one £45 */
export const isTotalOfFurther = (pence: Pence, context: AmountInSentence): boolean =>
  countsIn(context.subject.sentence).some(
    ({ count }) =>
      count > 1 &&
      furtherOnes(context).some(({ item, figure }) =>
        item.singles.some((price) => price + (count - 1) * figure.pence === pence),
      ),
  );

/** Returns what as many as the sentence counts cost, if what it counts is the only thing with a price of further ones. */
export function expectedOfFurther(context: AmountInSentence, all: readonly CountedItem[]): ExpectedTotal | undefined {
  const further = onlyOne(furtherOnes(context));
  const counted = onlyOne(all);
  if (!further || !counted || counted.count < 2) return undefined;
  const { item, figure, name } = further;
  // 'Two dogs' on the page of a certificate: several names contain the word, and the sentence has none of them.
  const isMeant =
    counted.name === undefined
      ? item === context.subject.owner && context.subject.named.length === 0
      : item.names.includes(counted.name);
  if (!isMeant) return undefined;
  return totalOf([
    { name: item.names[0], values: item.singles, singles: item.singles, count: 1 },
    { name, values: [figure.pence], singles: [figure.pence], count: counted.count - 1 },
  ]);
}

/** 'Each further pet is', 'a second one costs' */
const FURTHER_IS =
  /\b(?:additional|further|extra|another|second|next|other)(?: (?<noun>[a-z]+))??(?: (?:on|for|in|of) (?:the|your|an?) (?:same )?[a-z]+)? (?:is|are|costs?|comes? to|for)(?: (?:you|only|just|an extra))* $/;

/** Returns the price of a further one, if the words before the amount call it one. */
export function meantFurther(context: AmountInSentence): MeantFact | undefined {
  const match = FURTHER_IS.exec(wordsBefore(context));
  const { figure, name = '' } = onlyOne(match ? furtherOnes(context) : []) ?? {};
  const noun = match?.groups?.noun ?? 'one';
  const isSame = noun === 'one' || stemOf(noun) === stemOf(name.split(' ').at(-1) ?? '');
  return isSame ? meantAsFigure(figure) : undefined;
}
