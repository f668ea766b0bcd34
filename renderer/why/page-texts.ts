import { Parser } from 'htmlparser2';
import { readData } from '../html/read/data.ts';
import { type PageText, textReader } from '../html/read-texts.ts';

/** Returns the texts of a page for visitors, screen readers and search engines, in document order. */
export function pageTextsIn(html: string): readonly PageText[] {
  const reader = textReader();
  const parser = new Parser({
    onopentag: (name, attributes) => reader.opened(name, attributes),
    ontext: (text) => reader.readText(text),
    onclosetag: (name) => reader.closed(name),
  });
  parser.end(html);
  return [...reader.texts, ...readData(reader.data).dataTexts];
}
