import type { PageText } from '../html/read-texts.ts';

interface PolicyPage {
  readonly route: string;
  readonly texts: readonly PageText[];
}

/** Returns the first sentence of a policy that contains some words, with the address of the policy. */
export function policySentence(
  policies: readonly PolicyPage[],
  words: string,
): { readonly route: string; readonly sentence: string } | undefined {
  for (const { route, texts } of policies) {
    const shown = texts.filter(({ kind, by }) => kind === 'text' && by !== 'title');
    const at = shown.findIndex(({ text }) => text.includes(words));
    const found = shown[at];
    if (found) return { route, sentence: found.by === 'td' ? rowAt(shown, at) : sentenceIn(found.text, words) };
  }
  return undefined;
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

const sentenceIn = (text: string, words: string): string =>
  [...sentences.segment(text)].find(({ segment }) => segment.includes(words))?.segment.trim() ?? text;

/** 'Scheduler · Booking provider · Your appointment': the row of a table, which has as many cells as its head. */
function rowAt(texts: readonly PageText[], at: number): string {
  const first = texts.findLastIndex(({ by }, index) => index < at && by !== 'td') + 1;
  const head = texts.slice(0, first).findLastIndex(({ by }) => by !== 'th') + 1;
  const columns = Math.max(1, first - head);
  const start = first + Math.floor((at - first) / columns) * columns;
  return texts
    .slice(start, start + columns)
    .map(({ text }) => text)
    .join(' · ');
}
