/** The programme that a question means by a word of its name: 'How long is the reflux programme?' of “Living with reflux”. */
import type { PricedItem } from '../../../../../config/derived/priced.ts';
import { memoize } from '../../../../../core/lazy.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { numberFromWords } from '../../../../../facts/number-words.ts';
import { COMMON_WORDS } from '../../../about/mentions.ts';
import type { Subject } from '../../../about/subject.ts';

const KIND = /\b(?:programmes?|plans?|memberships?|courses?|groups?|class(?:es)?|blocks?)\b/;
const KINDS = new Set('programme plan membership course group class classes block'.split(' '));
const MIN_LENGTH = 4;

const wordsOf = (text: string): readonly string[] =>
  (normalise(text).text.match(/\p{L}+/gu) ?? []).filter(
    (word) =>
      word.length >= MIN_LENGTH && !COMMON_WORDS.has(word) && !KINDS.has(word) && numberFromWords(word) === undefined,
  );

/** Returns the subject of an answer: the programme for which its question asks, unless the answer names something. */
export function programmeFinder(programmes: readonly PricedItem[]): (subject: Subject) => Subject {
  const named = programmes.map((item) => ({ item, words: new Set(item.names.flatMap(wordsOf)) }));
  const askedIn = memoize((question: string): PricedItem | undefined => {
    const words = wordsOf(question);
    const meant = named.filter((one) => words.some((word) => one.words.has(word)));
    return meant.length === 1 ? meant[0]?.item : undefined;
  });
  return (subject) => {
    const { named: inAnswer, question } = subject;
    const asked = inAnswer.length === 0 && KIND.test(question) ? askedIn(question) : undefined;
    return asked ? { ...subject, owner: asked, items: [asked] } : subject;
  };
}
