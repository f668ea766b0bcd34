import type { SyntaxPosition } from './position.ts';
import type { SyntaxText } from './syntax-text.ts';

/** A name and a comma, perhaps with the value that the compiler read before it stopped: `duration, '45min'`. */
const NAME_AND_COMMA =
  /(?:^|[{,])\s*(?<name>[A-Za-z_$][\w$]*|'[^'\n]*'|"[^"\n]*")\s*,\s*(?<value>'[^'\n]*'|"[^"\n]*"|-?\d[\d.]*|\[[^[\]]*\]|[A-Za-z_$][\w$]*\(\s*|)$/;

/** The compiler stops at the comma after a name in quotation marks. */
const COMMA_AND_BRACKET = /^\s*,\s*(?=[{[])/;

/** Explains a field name that is followed by a comma and its value. */
export function commaForColon({ before, after, around }: SyntaxPosition): SyntaxText | undefined {
  const [comma = ''] = COMMA_AND_BRACKET.exec(after) ?? [];
  const [read, rest] = [before + comma, after.slice(comma.length)];
  const { name, value } = NAME_AND_COMMA.exec(read)?.groups ?? {};
  if (name === undefined || value === undefined || around?.name === 'import') return undefined;
  const isOpening = value === '' && /^[{[]/.test(rest);
  const isWhole = value !== '' && /^\s*(?:[,}]|$)/.test(rest);
  // The compiler reads a call as a method, so the bracket around the position is that of the call.
  const isCall = value.endsWith('(');
  if (!isCall && around?.bracket !== '{') return undefined;
  // Quoted names before a text can be texts of a list in braces.
  if (!isOpening && ((!isWhole && !isCall) || /^['"]/.test(name))) return undefined;
  return {
    text: read.slice(read.lastIndexOf(name, read.length - value.length - 1), before.length).trimEnd(),
    message: `The colon after “${name.replace(/^['"]|['"]$/g, '')}” is a comma.`,
    help: `Write ${name}: ${codeAfter(value, rest)}`,
  };
}

const codeAfter = (value: string, after: string): string => {
  if (value === '') return after.charAt(0);
  const code = value.endsWith('(') ? `${value.trimEnd()}…)` : value;
  return code.length > MAX_SHOWN ? "'…'" : code;
};

const MAX_SHOWN = 60;
