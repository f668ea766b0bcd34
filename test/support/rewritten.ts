/** The same config, written in other ways. */
import { ts } from 'ts-morph';
import type { Texts } from '../../renderer/config/edit/index.ts';
import { printedText } from '../../renderer/config/edit/print.ts';

/** Rewrites the texts of a config without changing its value. */
export type Rewrite = (text: string, file: string) => string;

interface Literal {
  readonly node: ts.StringLiteralLike;
  readonly start: number;
  readonly end: number;
}

/** The strings that are values: not names of fields, modules or types. */
function literalsIn(text: string, file: string): readonly Literal[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Literal[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    const { parent } = node;
    const isName = parent !== undefined && ts.isPropertyAssignment(parent) && parent.name === node;
    if (ts.isStringLiteralLike(node) && !isName) found.push({ node, start: node.getStart(source), end: node.end });
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
}

const replacingLiterals =
  (replace: (literal: ts.StringLiteralLike, index: number) => string | undefined): Rewrite =>
  (text, file) => {
    const pieces: string[] = [];
    let at = 0;
    for (const [index, { node, start, end }] of literalsIn(text, file).entries()) {
      pieces.push(text.slice(at, start), replace(node, index) ?? text.slice(start, end));
      at = end;
    }
    return pieces.join('') + text.slice(at);
  };

const inQuotes = (text: string, quote: "'" | '"' | '`'): string =>
  `${quote}${text
    .replaceAll('\\', '\\\\')
    .replaceAll(quote, `\\${quote}`)
    .replaceAll('${', '\\${')
    .replaceAll('\n', '\\n')}${quote}`;

/** Gives every nth literal a constant. */
const everyNth = (nth: number, code: (literal: ts.StringLiteralLike, index: number) => string): Rewrite =>
  replacingLiterals((literal, index) => (index % nth === 0 ? code(literal, index) : undefined));

/** Declares a constant for every third literal, after the imports. */
function withConstants(text: string, file: string): string {
  const declared: string[] = [];
  const replaced = everyNth(3, ({ text: value }, index) => {
    declared.push(`const VALUE_${index} = ${inQuotes(value, "'")};`);
    return `VALUE_${index}`;
  })(text, file);
  const source = ts.createSourceFile(file, replaced, ts.ScriptTarget.Latest, true);
  const at = source.statements.filter(ts.isImportDeclaration).at(-1)?.end ?? 0;
  return `${replaced.slice(0, at)}\n${declared.join('\n')}\n${replaced.slice(at)}`;
}

/** Puts every fourth property with a text into an object that is spread. */
function withSpreads(text: string, file: string): string {
  const properties = literalsIn(text, file).flatMap(({ node: { parent } }, index) =>
    index % 4 === 0 && ts.isPropertyAssignment(parent) ? [parent] : [],
  );
  return properties.toReversed().reduce((all, property) => {
    const [start, end] = [property.getStart(), property.end];
    return `${all.slice(0, start)}...{ ${all.slice(start, end)} }${all.slice(end)}`;
  }, text);
}

export const REWRITES: Readonly<Record<string, Rewrite>> = {
  'as it is shipped': (text) => text,
  'with line breaks of Windows': (text) => text.replaceAll('\n', '\r\n'),
  'with byte-order marks': (text) => `\uFEFF${text}`,
  'in double quotation marks': replacingLiterals(({ text }) => inQuotes(text, '"')),
  'in template literals': replacingLiterals(({ text }) => inQuotes(text, '`')),
  'with as const, satisfies and parentheses': replacingLiterals(({ text }, index) => {
    const code = printedText(text, { quote: "'", isJson: false, indent: '  ', lineBreak: '\n' });
    return [`(${code} as const)`, `(${code} satisfies string)`, `(/* why */ ${code})`, code][index % 4];
  }),
  'with constants': withConstants,
  'with spreads': withSpreads,
};

export const rewritten = (texts: Texts, rewrite: Rewrite): Texts =>
  new Map([...texts].map(([file, text]) => [file, rewrite(text, file)]));
