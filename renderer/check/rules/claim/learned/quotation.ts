/** How a message quotes a part of a sentence: with its quotation marks in pairs, and “…” where words are left out. */
import { type PublicText, type Span, textAt } from '../../public-texts/index.ts';
import type { Words } from './passages.ts';

const count = (words: string, mark: RegExp): number => words.match(mark)?.length ?? 0;

/** Returns the words at a span of a sentence as a message quotes them. */
export function quotationOf(text: PublicText, sentence: Span, span: Span): Words {
  const before = textAt(text, { at: sentence.at, length: span.at - sentence.at });
  const after = textAt(text, {
    at: span.at + span.length,
    length: sentence.at + sentence.length - span.at - span.length,
  });
  const own = textAt(text, span);
  const opens = count(own, /“/g) - count(own, /”/g);
  // '“They cured my dog,” says Sarah': the marks at the edges belong to the words.
  const first = opens < 0 && before.endsWith('“') ? 1 : 0;
  const [last = ''] = opens > 0 ? (/^[.,!?]?”/.exec(after) ?? []) : [];
  const whole = { at: span.at - first, length: first + span.length + last.length };
  const isOpen = /^ ?[\p{L}\p{N}£]/u.test(after) && last === '';
  const isCut = /[\p{L}\p{N}%] $/u.test(before) && !/[,;:–—-] (?:and|but|or) $/.test(before) && first === 0;
  return { span: whole, words: `${isCut ? '… ' : ''}${inside(textAt(text, whole))}${isOpen ? ' …' : ''}` };
}

/** Quotation marks within those of a message; a mark without its partner is left out. */
function inside(words: string): string {
  const isPaired = count(words, /“/g) === count(words, /”/g);
  return isPaired ? words.replaceAll('“', '‘').replaceAll('”', '’') : words.replace(/[“”]/g, '');
}
