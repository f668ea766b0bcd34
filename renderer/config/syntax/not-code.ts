/** Explains lines that are not code: comments of other languages, sentences, names that need other characters, and named entries in a list. */
import { slugOf } from '../../core/slug.ts';
import { daysMeant, eachDay } from '../mistakes/days-meant.ts';
import type { SyntaxPosition } from './position.ts';
import type { SyntaxText } from './syntax-text.ts';

/** The line of a comment in the style of HTML, of a script or of SQL. */
const COMMENT = /^\s*(<!--|#|--|%|;)(?:\s|$)/;

export function wrongComment({ before, after }: SyntaxPosition): SyntaxText | undefined {
  const line = before + after;
  const [, mark] = COMMENT.exec(line) ?? [];
  if (mark === undefined) return undefined;
  const words = line
    .trim()
    .slice(mark.length)
    .replace(/\s*-->$/, '')
    .trim();
  return {
    text: mark,
    message: `“${mark}” begins no comment here.`,
    help: words === '' ? 'Delete it, or write a note after “//”.' : `Write // ${words}`,
  };
}

/** A name of several words without quotation marks: `Deep massage: {`. */
const SPACED = /^(\s*)([A-Za-z][\w’&-]*(?: +[\w’&-]+)+)\s*:\s*(\{\s*$)?/;

export function spacedName({ before, after, around }: SyntaxPosition): SyntaxText | undefined {
  const [, indent = '', name, brace] = SPACED.exec(before + after) ?? [];
  if (name === undefined || around?.bracket === '(' || before.length > indent.length + name.length) return undefined;
  const slug = slugOf(name);
  return {
    text: name,
    message: `The name “${name}” contains a space.`,
    help:
      brace === undefined
        ? `Write ${slug.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase())}: without spaces.`
        : `Write '${slug}': { with hyphens, and the words for visitors in “name”.`,
  };
}

/** A name with only the second of its quotation marks: `follow-up': {`. */
const HALF_QUOTED = /^\s*(([A-Za-z/][\w/-]*)(['"]))\s*:/;

export function halfQuoted({ before, after }: SyntaxPosition): SyntaxText | undefined {
  const [, text, name, mark] = HALF_QUOTED.exec(before + after) ?? [];
  if (text === undefined || name === undefined) return undefined;
  return {
    text,
    value: name,
    message: `The name “${name}” has no quotation mark at its beginning.`,
    help: `Write ${mark}${name}${mark}:`,
    fix: 'quote',
  };
}

/** A line of at least three words without any mark of code. */
const SENTENCE = /^\s*(\p{L}[\p{L}’-]*(?:\s+[\p{L}\d][^\s:;'"`{}[\]()=<>]*){2,})\s*$/u;
const KEYWORD = /^(?:import|export|const|let|var|type|interface|function|async|class|return|declare)\b/;

/** Explains a sentence between two fields, or above the first line of code: a note that is not a comment. */
export function sentence({ before, after, around, isAfterElement }: SyntaxPosition): SyntaxText | undefined {
  const words = SENTENCE.exec(before + after)?.[1];
  if (words === undefined || KEYWORD.test(words) || !isAfterElement || /^[[(]/.test(around?.bracket ?? ''))
    return undefined;
  return {
    text: words,
    message: 'This line is neither code nor a comment.',
    help: `If it is a note, write // ${words}`,
  };
}

/** `catalogue: ['massage': { … }]` instead of `catalogue: { 'massage': { … } }`. */
export function namedInList({ before, around }: SyntaxPosition): SyntaxText | undefined {
  const name = /(?:^|[[,])\s*('[^'\n]*'|"[^"\n]*"|[A-Za-z_$][\w$]*)\s*$/.exec(before)?.[1]?.replace(/^['"]|['"]$/g, '');
  if (around?.bracket !== '[') return undefined;
  const entry = name === undefined ? 'A value with a name' : `“${name}”, which has a name,`;
  return {
    message: `${entry} is in a list in square brackets${around.name === undefined ? '' : `, “${around.name}”`}.`,
    help:
      around.name === undefined
        ? 'Write { … } around named values instead of [ … ].'
        : `Write ${around.name}: { … } instead of ${around.name}: [ … ].`,
  };
}

/** Explains a name such as `led-light` without quotation marks, which the compiler reads as a subtraction. */
export function hyphenated({ before, after, names }: SyntaxPosition): SyntaxText | undefined {
  const [start] = /[\w$-]+$/.exec(before) ?? [];
  const [rest] = /^-[\w$-]+(?=\s*:)/.exec(after) ?? [];
  if (start === undefined || rest === undefined) return undefined;
  const name = start + rest;
  const days = daysMeant(name);
  if (days.length > 1) {
    const [, hours] = /:\s*['"]([^'"\n]*)['"]/.exec(after) ?? [];
    return { text: name, message: `“${name}” means several days.`, help: eachDay(days, hours) };
  }
  const message = `The name “${name}” contains a hyphen, so it needs quotation marks.`;
  return names.at(-1) === 'booking'
    ? {
        text: name,
        message: `“${name}” cannot be the name of a booking link.`,
        help: `Write ${name.replaceAll('-', '_')}:`,
      }
    : { text: name, message, help: `Write '${name}':`, fix: 'quote' };
}

/** Explains an address such as `/team` without quotation marks before the colon, in `routes` and `pages`. */
export function unquotedAddress({ after }: SyntaxPosition): SyntaxText | undefined {
  const [address] = /^\/[\w/-]*(?=\s*:)/.exec(after) ?? [];
  return address === undefined
    ? undefined
    : {
        text: address,
        message: `The address “${address}” needs quotation marks.`,
        help: `Write '${address}':`,
        fix: 'quote',
      };
}
