import type { Finding } from '../../core/finding.ts';
import { locationsIn } from '../../core/source-location.ts';
import { bracketsAround } from './brackets.ts';
import type { Stop } from './stop.ts';
import { SYNTAX } from './syntax-rule.ts';
import { withoutComments, withoutText } from './tokens.ts';

/** Reports two values or fields without a comma between them: the compiler stops at the second one. */
export function missingComma(source: string, stop: Stop): Finding | undefined {
  const code = withoutComments(source);
  const before = code.slice(0, stop.at).trimEnd();
  const between = code.slice(before.length, stop.at);
  if (!/^Expected "[^"]+" but found/.test(stop.text) || !/[\w$'"`)\]}]$/.test(before)) return undefined;
  const locate = locationsIn(source, stop.file);
  const at = before.length - 1;
  const words = between.includes('\n')
    ? (strayWord(source, before) ?? atLineEnd(stop, source))
    : betweenTexts(before, source.slice(stop.at), { between, bracket: bracketOf(source, stop) });
  if (!words) return undefined;
  const { length = 1, isFix = false, ...text } = words;
  const location = locate(at - length + 1, length);
  const end = { ...locate(at + 1, 1), endLine: location.endLine, endColumn: location.endColumn };
  return {
    ...SYNTAX,
    ...text,
    location,
    ...(isFix ? { fix: { title: 'Write a comma', edits: [{ ...end, text: ',' }] } } : {}),
  };
}

/** What to say about the last characters before the position. */
interface Words extends Pick<Finding, 'message' | 'help'> {
  /** How many of them are reported; 1 if it is missing. */
  readonly length?: number;
  /** Whether a comma behind them is the certain correction. */
  readonly isFix?: boolean;
}

const bracketOf = (source: string, { line, column }: Stop): string | undefined =>
  bracketsAround(source, line, column).at(-1)?.bracket;

/** A word alone between a comma and the end of its line, which nothing else in the file contains: '},s'. */
function strayWord(source: string, before: string): Words | undefined {
  const [, word] = /[,{[(]\s*([A-Za-z_$][\w$]*)$/.exec(before) ?? [];
  if (
    word === undefined ||
    withoutText(source)
      .split(/[^\w$]+/)
      .filter((each) => each === word).length > 1
  )
    return undefined;
  return {
    message: `“${word}” is neither a field nor a value.`,
    help: word.length === 1 ? 'Delete it.' : `If it is a field, write ${word}: and its value; otherwise, delete it.`,
    length: word.length,
  };
}

/** The next line begins with a field, a text, a call or a brace. */
const NEXT = /^(?:['"{]|\d+\s*:|[A-Za-z_$][\w$]*\s*[:(,])/;

const atLineEnd = (stop: Stop, source: string): Words | undefined =>
  bracketOf(source, stop) !== undefined && NEXT.test(source.slice(stop.at))
    ? { message: 'A comma is missing at the end of this line.', help: 'Write “,” at its end.', isFix: true }
    : undefined;

interface Between {
  readonly between: string;
  readonly bracket: string | undefined;
}

/** Explains two texts side by side, or a quotation mark in a text that ends it. */
function betweenTexts(before: string, after: string, { between, bracket }: Between): Words | undefined {
  const [, mark, open] = between === '' ? (/(['"])([^'"\n]+?), ?\1$/.exec(before) ?? []) : [];
  if (mark !== undefined && /^\w/.test(after))
    return {
      message: `“${open}” has no quotation mark at its end.`,
      help: `Write ${mark}${open}${mark}, before the next value.`,
    };
  const next = /^(?:'[^'\n]*'|"[^"\n]*")/.exec(after)?.[0];
  if (next === undefined || !/['"]$/.test(before)) return undefined;
  if (between === '')
    return {
      message: 'These two quotation marks end the text.',
      help: "For an apostrophe, write ’, or one ' in a text in double quotation marks.",
    };
  const [, field, value] = /([\w$]+)\s*:\s*('[^'\n]*'|"[^"\n]*")$/.exec(before) ?? [];
  return bracket === '{' && field !== undefined
    ? { message: `“${field}” has two values.`, help: `Keep one of them: ${field}: ${value}, or ${field}: ${next},` }
    : bracket === '{'
      ? undefined
      : { message: 'A comma is missing between this text and the next.', help: 'Write “,” after it.', isFix: true };
}
