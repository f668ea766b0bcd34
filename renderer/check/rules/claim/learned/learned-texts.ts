import { memoize } from '../../../../core/lazy.ts';
import type { TextMemory } from '../../../text-memory.ts';
import type { PublicText, PublicTextKind } from '../../public-texts/index.ts';
import { type JudgedPassages, judgedPassages, type Reason, reasonsFor } from './judged-passages.ts';
import type { LearnedRule } from './model.ts';

/** Sentences in the clinic’s own words. */
const KINDS: ReadonlySet<PublicTextKind> = new Set([
  'words',
  'title',
  'description',
  'alternative text',
  'journal',
  'policy',
  'greeting',
  'document',
]);

/** The authored texts, judged by what was learned from the labelled corpus. */
export interface LearnedTexts {
  /** Returns the passages of a text; each is judged once for all rules. */
  readonly passages: JudgedPassages;
  /** Returns the texts with sentences like those that a rule must report. */
  readonly alike: (rule: LearnedRule) => readonly { readonly text: PublicText; readonly reasons: readonly Reason[] }[];
}

/** Judges the texts that the last check did not judge, when the first rule asks. */
export function learnedTexts(
  authored: readonly PublicText[],
  { readerOf }: Pick<TextMemory, 'readerOf'>,
): LearnedTexts {
  const passages = judgedPassages();
  const texts = authored.filter(({ kind }) => KINDS.has(kind));
  const byWords = new Map(texts.map((text) => [text.text, text]));
  const reader = readerOf('judged', [...byWords.keys()]);
  const reasonsIn = (words: string, rule: LearnedRule): readonly Reason[] => {
    const text = byWords.get(words);
    return text ? passages(text).flatMap((passage) => reasonsFor(passage, rule)) : [];
  };
  return {
    passages,
    alike: memoize((rule) => {
      const found = reader(
        rule,
        (all) =>
          new Map(all.map((words) => [words, reasonsIn(words, rule).flatMap(numbersOf)] as const).filter(hasAny)),
      );
      return texts.flatMap((text) => {
        const numbers = found.get(text.text);
        return numbers ? [{ text, reasons: reasonsOf(numbers) }] : [];
      });
    }),
  };
}

const hasAny = ([, { length }]: readonly [string, readonly number[]]): boolean => length > 0;

const numbersOf = ({ sentence, words, counting, isLikely, hasUsualWord }: Reason): readonly number[] => [
  ...[sentence, words, counting].flatMap(({ at, length }) => [at, length]),
  ...[Number(isLikely), Number(hasUsualWord)],
];

const NUMBERS = 8;

const reasonsOf = (numbers: readonly number[]): readonly Reason[] =>
  Array.from({ length: numbers.length / NUMBERS }, (_, index) => {
    const own = numbers.slice(index * NUMBERS, (index + 1) * NUMBERS);
    const spanAt = (first: number) => ({ at: own[first] ?? 0, length: own[first + 1] ?? 0 });
    return {
      sentence: spanAt(0),
      words: spanAt(2),
      counting: spanAt(4),
      isLikely: own[6] === 1,
      hasUsualWord: own[7] === 1,
    };
  });
