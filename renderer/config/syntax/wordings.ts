import { withPlainMarks } from '../../facts/lookalike-marks.ts';
import { renamedTo } from '../mistakes/renamed.ts';
import { commaForColon } from './comma-for-colon.ts';
import { nameless, withoutBraces, withoutColon } from './elements.ts';
import { misspeltKeyword } from './keywords.ts';
import {
  halfQuoted,
  hyphenated,
  namedInList,
  sentence,
  spacedName,
  unquotedAddress,
  wrongComment,
} from './not-code.ts';
import type { SyntaxPosition } from './position.ts';
import { straight } from './quote-fix.ts';
import { spreadDots } from './spread-dots.ts';
import type { SyntaxText } from './syntax-text.ts';
import { brokenNumber, unquotedAt } from './unquoted.ts';

interface Wording {
  readonly of: RegExp;
  /** Returns `undefined` if another wording fits the position better. */
  readonly say: (match: RegExpExecArray, position: SyntaxPosition) => SyntaxText | undefined;
}

const QUOTES =
  'Text begins and ends with the same quotation mark; text with an apostrophe needs double quotation marks.';

const LOOK_BEFORE = 'Look just before it: a comma, a quotation mark or a bracket is missing, or there is one too many.';

/** Explains a value without quotation marks, or without the first of them. */
function unquoted({ before, after }: SyntaxPosition): SyntaxText | undefined {
  const found = unquotedAt(before, after);
  if (!found) return undefined;
  const { value, text } = found;
  const message =
    text === value ? `“${value}” is not in quotation marks.` : `“${value}” has no quotation mark at its beginning.`;
  return { text, value, message, help: `Write ${straight(value)}.`, fix: 'quote' };
}

/** Messages of the compiler for text that it reads as code: a word, a calculation, a number in the style of 1970. */
const UNQUOTED =
  /^Expected .* but found|^Unexpected|^Syntax error|^Legacy octal literals|^Unterminated regular expression|^Invalid/;

/** Explains a line that is not code, wherever the compiler stopped in it. */
const lineText = (position: SyntaxPosition): SyntaxText | undefined =>
  wrongComment(position) ??
  spacedName(position) ??
  halfQuoted(position) ??
  sentence(position) ??
  spreadDots(position) ??
  withoutBraces(position);

/** Messages of the compiler, each with a wording for people who write prices and text. */
const WORDINGS: readonly Wording[] = [
  {
    of: /^(?:Unexpected|Expected .* but found) "([“”„‟‘’‚‛«»])"$/,
    say: ([, mark = '']) => ({
      message: `${mark} is a curly quotation mark: code needs straight ones.`,
      help: 'Type \' or " at both ends of the text. Inside the text, curly quotation marks are fine.',
      fix: 'straighten',
    }),
  },
  { of: /^(?:Expected|Unexpected)/, say: (_, position) => misspeltKeyword(position) ?? brokenNumber(position) },
  { of: /^Expected "[^"]+" but found "-"$/, say: (_, position) => hyphenated(position) },
  { of: /^(?:Expected .* but found|Unexpected) "\/"$/, say: (_, position) => unquotedAddress(position) },
  { of: /./, say: (_, position) => lineText(position) },
  { of: /^Expected "." but found ":"$/, say: (_, position) => namedInList(position) },
  { of: UNQUOTED, say: (_, position) => unquoted(position) },
  { of: /^Expected/, say: (_, position) => commaForColon(position) ?? nameless(position) ?? withoutColon(position) },
  {
    of: /^Expected "[^"]+" but found ";"$/,
    say: () => ({
      message: 'There is a semicolon between two values.',
      help: 'Write a comma, or remove the semicolon if something before it is not closed.',
    }),
  },
  {
    of: /^(?:Expected "[^"]+" but found|Unexpected) "="$/,
    say: (_, { before }) => {
      const name = /([\w$-]+)\s*$/.exec(before)?.[1];
      return name === undefined
        ? undefined
        : { message: `“${name}” is followed by “=”.`, help: `Write a colon after the name: “${name}: …”.` };
    },
  },
  {
    of: /^Expected (?:identifier|":"|"}"|"\]"|"\)"|expression) but found end of file$|^Unexpected end of file$/,
    say: () => ({
      message: 'The file ends before its last bracket is closed.',
      help: 'A bracket “}”, “]” or “)” is missing: look first at the section that was edited last.',
    }),
  },
  {
    of: /^Unterminated string literal$/,
    say: () => ({ message: 'This text has no quotation mark at its end.', help: QUOTES }),
  },
  {
    of: /^Unterminated template literal$/,
    say: () => ({ message: 'This text has no “`” at its end.', help: 'Close it with the mark that it begins with.' }),
  },
  {
    of: /^(?:Expected (?:identifier|";") but found|Unexpected) ","$/,
    say: () => ({
      message: 'There is one comma too many here.',
      help: 'Remove it: a single comma separates two values.',
    }),
  },
  {
    of: /^(?:Expected .* but found|Unexpected) ":"$/,
    say: (_, { before }) =>
      /:\s*$/.test(before)
        ? { message: 'There is one colon too many here.', help: 'Remove it: one colon separates a name and its value.' }
        : undefined,
  },
  {
    // 'King's Cross': the text ended at its apostrophe.
    of: /^Expected "[^"]+" but found "([\w$]+)"$/,
    say: ([, found = ''], { before }) =>
      /\w'$/.test(before)
        ? { message: `The apostrophe before “${found}” ended the text.`, help: QUOTES }
        : /\d" $/.test(before)
          ? {
              message: `The inch mark before “${found}” ended the text.`,
              help: 'Write ″ or “inches” instead, or put single quotation marks around the text.',
            }
          : {
              message: `Before “${found}” a comma is missing, or something is not closed.`,
              help: 'Look at the line before: does it end with a comma, and is every quotation mark and bracket closed?',
            },
  },
  {
    of: /^(?:Expected .* but found|Unexpected|Syntax error) "?([\uff01-\uff5e–—−‑])"?$/,
    say: ([, found = '']) => {
      const meant = withPlainMarks(found.normalize('NFKC'));
      return { message: `“${found}” looks like “${meant}” but is another character.`, help: `Write “${meant}”.` };
    },
  },
  {
    of: /^(?:Expected (?:"[^"]+"|identifier) but found|Unexpected|Syntax error) (?:"(.+)"|(.+))$/,
    say: ([, quoted, plain]) => ({ message: `“${quoted ?? plain ?? ''}” is not allowed here.`, help: LOOK_BEFORE }),
  },
  {
    of: /^No matching export in "config-language:.*" for import "(.+)"$/,
    say: ([, name = '']) => {
      const current = renamedTo(name);
      return current === undefined
        ? { message: `“${name}” is not part of the config language.`, help: 'Correct the name, or remove the import.' }
        : { message: `“${name}” is now called “${current}”.`, help: `Write “${current}” instead, here and below.` };
    },
  },
  {
    of: /^Could not resolve "(.+)"$/,
    say: ([, file = '']) => ({
      message: `There is no file “${file}” to import.`,
      help: 'Name an existing file, with its extension, or remove the import.',
    }),
  },
  // On systems whose file names have no case, the compiler finds “Copy.ts” but cannot read it.
  {
    of: /^Cannot read file:? "?(?:.*[\\/])?([^\\/":]+)/,
    say: ([, file = '']) => ({
      message: `There is no file “${file}” to import.`,
      help: 'Write its name as the folder shows it: capital letters count.',
    }),
  },
];

/** Returns a message of the compiler in the owner's words. */
export function syntaxText(message: string, position: SyntaxPosition): SyntaxText {
  for (const { of, say } of WORDINGS) {
    const match = of.exec(message);
    const text = match && say(match, position);
    if (text) return text;
  }
  return { message: message.replace(/\.?$/, '.'), help: LOOK_BEFORE };
}
