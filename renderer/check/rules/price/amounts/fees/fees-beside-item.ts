/** Fees that a sentence states although it names an item with another price: 'at night, a consultation costs £248'. */
import type { AmountFact } from '../../../../../config/derived/priced.ts';
import { separateWords } from '../../../../../core/wording.ts';
import { sentenceSpanBefore } from '../../../../../facts/sentences.ts';
import { COMMON_WORDS, stemOf, stemsIn } from '../../../about/mentions.ts';
import { normalNameOf } from '../../../about/names.ts';
import { itemsWithOwner } from '../../../about/subject.ts';
import { OTHERS } from '../sentence/about-amount.ts';
import { type AmountInSentence, clauseAfter, wordsBefore, wordsBeside } from '../sentence/amount-in-sentence.ts';
import { keyOf } from '../sentence/fact-name.ts';
import { OTHER_NAMES } from './fees.ts';

/** The fees with this amount that the words around it call by their names. A deposit is part of a price, and no other one. */
export function feesBesideItem(context: AmountInSentence, same: readonly AmountFact[]): readonly AmountFact[] {
  const { subject, index } = context;
  const about = `${wordsBefore(context)}${clauseAfter(context)}`;
  const names = subject.named.map(normalNameOf);
  const words = names.reduce((text, name) => text.replaceAll(name, ''), about);
  const stems = stemsIn(words);
  return same.filter((fact) => {
    const name = keyOf(fact);
    if (!index.fees.includes(fact) || /deposit/i.test(name)) return false;
    const isNamed = isCalled(fact, stems, (word) => COMMON_WORDS.has(word));
    return (
      isNamed || isOfOthers(name, words) || OTHER_NAMES.some(([others, fees]) => fees.test(name) && others.test(words))
    );
  });
}

/** 'A check-up: £24 on the NHS', beside the price of the clinic: the name of the figure and the words say who else charges it. */
const isOfOthers = (name: string, words: string): boolean => {
  const [payer] = OTHERS.exec(words) ?? [];
  return payer !== undefined && separateWords(name).split(' ').includes(payer);
};

/** The fees with this amount that the label of a row names, on a page about them: “Band 3” beside '£260: crowns, too'. */
export function feesOfLabel({ publicText, neighbouringText }: AmountInSentence, same: readonly AmountFact[]) {
  if (publicText.text.length > MAX_ROW || neighbouringText.length > MAX_ROW) return [];
  const words = `${neighbouringText} ${publicText.page ?? ''}`;
  const stems = stemsIn(words.replaceAll('-', ' ').replaceAll(/(?<=[a-z]) (?=\d)/g, ''));
  return same.filter(
    (fact) => fact.quote?.startsWith('figures.') && isCalled(fact, stems, (word) => CHARGE.test(word)),
  );
}
const MAX_ROW = 60;

/** Words of the name of a figure that say only that it is charged. */
const CHARGE = /^(?:fees?|charges?|prices?|costs?|amounts?)$/;

/**
 * The fees with this amount of whose names the text uses every word: in the sentence, the one before, the question, the
 * note of a large figure, the address of the page, or as the name of what it is about. On the page of a referral, 'a
 * second appointment is £120' is the figure `secondReferral`.
 */
export function feesOfContext(context: AmountInSentence, same: readonly AmountFact[]): readonly AmountFact[] {
  const { subject, text, publicText } = context;
  const previous = subject.start === 0 ? '' : sentenceSpanBefore(text, subject.start).text;
  const names = itemsWithOwner(subject).map(normalNameOf);
  const said = [subject.question, previous, subject.sentence, wordsBeside(context), publicText.page ?? ''];
  const words = [...said, ...names].join(' ');
  // “Chest X-ray” for `chestXray`
  const stems = stemsIn(`${words} ${words.replaceAll('-', '')}`);
  return same.filter(
    (fact) => fact.quote?.startsWith('figures.') && isCalled(fact, stems, (word) => CHARGE.test(word)),
  );
}

/** Whether every word of the name of a fee is used, except those that say nothing. */
function isCalled(fee: AmountFact, stems: ReadonlySet<string>, saysNothing: (word: string) => boolean): boolean {
  const words = separateWords(keyOf(fee))
    .split(' ')
    .filter((word) => !saysNothing(word));
  return words.length > 0 && words.every((word) => stems.has(stemOf(word)));
}
