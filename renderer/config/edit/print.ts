import { quoted } from '../literal.ts';
import { isPlainObject } from '../variants.ts';
import { CallCode } from './calls.ts';
import type { FileStyle } from './style.ts';

export interface PrintContext {
  readonly style: FileStyle;
  /** The white space at the start of the line. */
  readonly indent: string;
  /** The number of characters of the line before the code. */
  readonly column: number;
}

/** The width at which formatters break lines in the configs that `site init` writes. */
export const MAX_WIDTH = 120;

/** Writes a value as code: on one line if it fits, like its neighbours. */
export function printed(value: unknown, context: PrintContext): string {
  const line = onOneLine(value, context.style);
  return context.column + line.length < MAX_WIDTH ? line : expanded(value, context, line);
}

/** Writes a field of an object; a long text begins on a line of its own. */
export function printedField(key: string, value: unknown, context: PrintContext): string {
  const { style, indent } = context;
  const name = `${printedKey(key, style)}:`;
  const column = context.column + name.length + 1;
  if (typeof value === 'string' && column + onOneLine(value, style).length >= MAX_WIDTH && !style.isJson)
    return `${name}${style.lineBreak}${indent}${style.indent}${onOneLine(value, style)}`;
  return `${name} ${printed(value, { ...context, column })}`;
}

const printedKey = (key: string, style: FileStyle): string =>
  /^[A-Za-z_$][\w$]*$/.test(key) && !style.isJson ? key : printedText(key, style);

/** A text with an apostrophe is easier to read in double quotation marks. */
export function printedText(text: string, { quote, isJson, lineBreak }: FileStyle): string {
  const other = quote === "'" ? '"' : "'";
  const best = !isJson && text.includes(quote) && !text.includes(other) ? other : quote;
  return `${best}${quoted(text, { quote: best, isJson, lineBreak })}${best}`;
}

function onOneLine(value: unknown, style: FileStyle): string {
  if (typeof value === 'string') return printedText(value, style);
  if (value instanceof CallCode) return `${value.name}(${value.args.map((arg) => onOneLine(arg, style)).join(', ')})`;
  if (Array.isArray(value)) return `[${value.map((item) => onOneLine(item, style)).join(', ')}]`;
  if (!isPlainObject(value)) return String(value);
  const fields = Object.entries(value).map(([key, field]) => `${printedKey(key, style)}: ${onOneLine(field, style)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

function expanded(value: unknown, context: PrintContext, line: string): string {
  if (value instanceof CallCode) return expandedCall(value, context);
  const { style } = context;
  const inner = innerContext(context);
  if (Array.isArray(value) && value.length > 0)
    return inLines(
      ['[', ']'],
      value.map((item) => printed(item, inner)),
      context,
    );
  if (!isPlainObject(value) || line === '{}') return line;
  const fields = Object.entries(value).map(([key, field]) => printedField(key, field, inner));
  return inLines(['{', '}'], fields, { ...context, style });
}

/** Arguments stay on the first line if only the last one needs several lines. */
function expandedCall({ name, args }: CallCode, context: PrintContext): string {
  const { style, column } = context;
  const last = args.at(-1);
  const start = `${name}(${args
    .slice(0, -1)
    .map((arg) => `${onOneLine(arg, style)}, `)
    .join('')}`;
  if (typeof last === 'object' && column + start.length < MAX_WIDTH)
    return `${start}${expanded(last, context, onOneLine(last, style))})`;
  const inner = innerContext(context);
  return inLines(
    [`${name}(`, ')'],
    args.map((arg) => printed(arg, inner)),
    context,
  );
}

const innerContext = ({ style, indent }: PrintContext): PrintContext => ({
  style,
  indent: indent + style.indent,
  column: indent.length + style.indent.length,
});

function inLines(
  [open, close]: readonly [string, string],
  items: readonly string[],
  { style, indent }: PrintContext,
): string {
  const { lineBreak } = style;
  const lines = items.map((item) => `${lineBreak}${indent}${style.indent}${item}`).join(',');
  return `${open}${lines}${style.isJson ? '' : ','}${lineBreak}${indent}${close}`;
}
