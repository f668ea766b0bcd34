import type { Finding, SourceLocation } from '../../core/finding.ts';
import { quoted } from '../literal.ts';

const OPENING = '“„‟‘‚‛«';
/** A name or a text between curly quotation marks, up to what can follow it. A backslash would have to be read, too. */
const CURLY = /^[“„‟‘‚‛«](?:([\w/-]+)[”“’‘»](?=\s*:)|([^\\\n]*?)[”“’‘»](?=\s*(?:[,;)\]}]|$)))/m;

/** Replaces the curly quotation marks around a text by straight ones, if its end is certain. */
export function curlyFix(source: string, { file, line, column }: SourceLocation): Pick<Finding, 'fix'> {
  const rest =
    source
      .split('\n')
      [line - 1]?.slice(column - 1)
      .replace(/\r$/, '') ?? '';
  const [all, name, text = name] = CURLY.exec(rest) ?? [];
  if (all === undefined || text === undefined || !OPENING.includes(rest[0] ?? '')) return {};
  return replacingBy(straight(text), { file, line, column, endLine: line, endColumn: column + all.length });
}

/** Puts quotation marks around a value without them. */
export const quoteFix = (text: string, location: SourceLocation): Pick<Finding, 'fix'> =>
  replacingBy(straight(text), location);

/** Writes a text as a literal. */
export const straight = (text: string): string => {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  return `${quote}${quoted(text, { quote, isJson: false, lineBreak: '\n' })}${quote}`;
};

const replacingBy = (text: string, location: SourceLocation): Pick<Finding, 'fix'> => ({
  fix: { title: `Write ${text}`, edits: [{ ...location, text }] },
});
