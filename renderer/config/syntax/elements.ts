import type { SyntaxPosition } from './position.ts';
import type { SyntaxText } from './syntax-text.ts';

/** An element of braces that the compiler read up to the position: a text, or a call up to its bracket. */
const ELEMENT = /(?:^|[{,])\s*('[^'\n]*'|"[^"\n]*"|[A-Za-z_$][\w$]*\(\s*|)$/;

/** Explains a value in braces without a name: either its name is missing, or the braces should be square brackets. */
export function nameless(position: SyntaxPosition): SyntaxText | undefined {
  const { before, after, around } = position;
  const element = ELEMENT.exec(before)?.[1];
  if (element === undefined || (element === '' && !/^[{'"\d]/.test(after))) return undefined;
  // The compiler reads a call as a method, so the bracket around its arguments is that of the call.
  const isCall = element.endsWith('(');
  if (!isCall && (around?.bracket !== '{' || (element !== '' && !/^\s*[,}]/.test(after)))) return undefined;
  const start = before.slice(0, before.length - element.length);
  const isFirst = /\{\s*$/.test(start) || (start.trim() === '' && isFirstLine(position));
  return isFirst && !position.isFollowedByField(element) ? needsList(position) : needsName(element, after);
}

/** Whether the position is in the line after that of the bracket around it. */
const isFirstLine = ({ around, line }: SyntaxPosition): boolean => around !== undefined && line === around.line + 1;

function needsList({ before, names, after }: SyntaxPosition): SyntaxText {
  const [, name = names.at(-1)] = /([\w$-]+)'?\s*[:=]\s*\{[^{]*$/.exec(before) ?? [];
  const line = before + after;
  const [, inner] = /\{(.*)\},?\s*$/.exec(line) ?? [];
  return {
    message: `${name === undefined ? 'This' : `“${name}”`} is a list, which is in square brackets.`,
    help: inner === undefined ? 'Write [ … ] instead of { … }.' : `Write [${inner}] instead of {${inner}}.`,
  };
}

function needsName(element: string, after: string): SyntaxText {
  const isText = /^['"]/.test(element === '' ? after : element);
  const what = isText ? 'text' : 'value';
  const [, mark = '', name, value] = FIELD_IN_QUOTES.exec(element) ?? [];
  if (name !== undefined)
    return {
      message: `The name “${name}” and its value are in the same quotation marks.`,
      help: `Write ${name}: ${mark}${value}${mark}`,
    };
  return after.startsWith('{') && element === ''
    ? { message: 'A name is missing before this “{”.', help: "Write the name and a colon before it: 'new-name': {" }
    : {
        message: `The name of a field is missing before this ${what}.`,
        help: `Write it, and a colon: name: ${shown(element, after)}`,
      };
}

/** 'book: follow_up' */
const FIELD_IN_QUOTES = /^(['"])([A-Za-z_$][\w$]*):\s*(\S.*)\1$/;

const shown = (element: string, after: string): string => {
  const code = element === '' ? after.trim() : element.endsWith('(') ? `${element}…)` : element;
  return code.length > 60 ? "'…'" : code;
};

/** Explains a field name that is followed by its value without a colon. */
export function withoutColon({ before, after, around }: SyntaxPosition): SyntaxText | undefined {
  const [, name] = /(?:^|[{,])\s*([A-Za-z_$][\w$]*|'[^'\n]*'|"[^"\n]*")\s*$/.exec(before) ?? [];
  const [, value] = /^;?\s*('(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|[[{]|-?\d[\d.]*|[A-Za-z_$][\w$]*\(?)/.exec(after) ?? [];
  if (name === undefined || value === undefined || around?.bracket !== '{' || around.name === 'import')
    return undefined;
  const [, mark = '', inner] = /^(['"])(.+?)\s*:\s*\1$/.exec(name) ?? [];
  if (inner !== undefined)
    return {
      message: `The colon after “${inner}” is inside its quotation marks.`,
      help: `Write ${/^[\w$]+$/.test(inner) ? inner : mark + inner + mark}: ${value.length > 60 ? "'…'" : value}`,
    };
  return {
    message: `The colon after “${name.replace(/^['"]|['"]$/g, '')}” is missing.`,
    help: `Write ${name}: ${value.length > 60 ? "'…'" : value.replace(/\($/, '(…)')}`,
  };
}

const FIELD_NAME = /(?:^|[(,])\s*([A-Za-z_$][\w$]*|'[^'\n]*'|"[^"\n]*")\s*$/;

/** Explains fields in a call without braces, or in round brackets instead of braces. */
export function withoutBraces({ before, after, around, line }: SyntaxPosition): SyntaxText | undefined {
  const name = FIELD_NAME.exec(before)?.[1];
  if (name === undefined || around?.bracket !== '(' || !/^\s*:(?!\/\/)/.test(after)) return undefined;
  const value = /^\s*:\s*([^(){}]*?)\s*\)/.exec(after)?.[1] ?? '…';
  const isCall = around.name !== undefined;
  const isOpenedAbove = isCall && around.line < line;
  return {
    text: name,
    message: isCall ? `The braces around “${name}” are missing.` : 'Fields are in braces, not in round brackets.',
    help: isOpenedAbove
      ? `Write “${around.name}({” in line ${around.line}, and “})” at the end of the call.`
      : `Write { ${name}: ${value} }${isCall ? '' : ` instead of ( ${name}: ${value} )`}.`,
  };
}
