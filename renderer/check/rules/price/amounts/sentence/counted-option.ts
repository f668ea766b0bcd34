/** Numbers that belong to the title of an option, and count nothing: “Both ears”. */
import { countsIn } from '../../../../../facts/counts.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { holdsWords } from '../../../../../facts/words.ts';
import { itemsWithOwner } from '../../../about/subject.ts';
import type { AmountInSentence } from './amount-in-sentence.ts';

/** 'Both ears cost £68': the number belongs to the title of an option of what the sentence is about. */
export function namesCountedOption({ subject, index }: AmountInSentence): boolean {
  const options = itemsWithOwner(subject).flatMap((item) => item.options);
  const titles = options.map(({ title }) => normalise(title).text);
  return index.optionsIn(subject.sentence).some(({ at, end }) => {
    const words = subject.sentence.slice(at, end);
    // 'both' alone is short for “Both ears”, but 'three' is not short for “Three areas”.
    return (
      countsIn(words).length > 0 &&
      titles.some((title) => title === words || (words === 'both' && holdsWords(title, words)))
    );
  });
}
