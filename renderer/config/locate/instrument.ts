import { ts } from 'ts-morph';
import { marked } from './markers.ts';

/** Characters of a source file. */
export interface Range {
  readonly file: ts.SourceFile;
  readonly start: number;
  readonly end: number;
  /** The characters between the quotes of a literal. */
  readonly inner?: Pick<Range, 'start' | 'end'>;
}

/** An expression with a number in the instrumented code: a string literal, an object, a list or a call. */
export interface Recorded extends Range {
  readonly node: ts.Node;
}

export function recordedAt(node: ts.Node, file: ts.SourceFile): Recorded {
  const { end } = node;
  const start = node.getStart(file);
  const inner = ts.isStringLiteralLike(node) ? { inner: { start: start + 1, end: end - 1 } } : {};
  return { file, node, start, end, ...inner };
}

/** The functions that instrumented code calls. */
export const [MADE, PART, PLAIN] = ['$made', '$part', '$plainText'];

interface Instrumenter {
  readonly file: ts.SourceFile;
  /** All numbered expressions of the config so far. */
  readonly recorded: Recorded[];
  readonly markStrings: boolean;
}

/**
 * Returns the code of a source file that records where its values come from, and adds its expressions to `recorded`.
 */
export function instrument(file: ts.SourceFile, recorded: Recorded[], markStrings: boolean): string {
  const instrumenter = { file, recorded, markStrings };
  if (file.fileName.endsWith('.txt'))
    return markStrings ? markedWords(file, { start: 0, end: file.text.length }, instrumenter) : file.text;
  const code = render(file, instrumenter);
  return file.fileName.endsWith('.json') ? `module.exports = ${code}` : code;
}

function render(node: ts.Node, instrumenter: Instrumenter): string {
  const { file } = instrumenter;
  if (ts.isTypeNode(node) || isAssignedPattern(node)) return node.getText(file);
  const literal = markedLiteral(node, instrumenter);
  if (literal !== undefined) return literal;
  const pieces: string[] = [];
  let at = node.getStart(file);
  ts.forEachChild(node, (child) => {
    const start = child.getStart(file);
    if (start < at) return;
    pieces.push(file.text.slice(at, start), render(child, instrumenter));
    at = child.end;
  });
  return wrapped(node, pieces.join('') + file.text.slice(at, node.end), instrumenter);
}

/** Adds the calls that record an expression, a part of one, or a string that must not contain markers. */
function wrapped(node: ts.Node, code: string, instrumenter: Instrumenter): string {
  const count = partCount(node);
  const number = count === undefined ? 0 : numberOf(node, instrumenter);
  const made = count === undefined ? code : `${MADE}(${number}, ${code}, ${count})`;
  const plain = isComparedOrKey(node) ? `${PLAIN}(${made})` : made;
  return isPart(node) ? `${PART}(${plain})` : plain;
}

function numberOf(node: ts.Node, { file, recorded }: Instrumenter, inner?: Recorded['inner']): number {
  recorded.push({ file, node, start: node.getStart(file), end: node.end, ...(inner ? { inner } : {}) });
  return recorded.length - 1;
}

/** Returns how many parts a recorded expression has: spreads and computed keys of a literal, arguments of a call. */
function partCount(node: ts.Node): number | undefined {
  if (ts.isObjectLiteralExpression(node))
    return node.properties.filter((item) => ts.isSpreadAssignment(item) || isComputed(item)).length;
  if (ts.isArrayLiteralExpression(node)) return node.elements.filter(ts.isSpreadElement).length;
  return isRecordedCall(node) ? (node.arguments ?? []).filter((item) => !ts.isSpreadElement(item)).length : undefined;
}

export const isComputed = (property: ts.ObjectLiteralElementLike): boolean =>
  property.name !== undefined && ts.isComputedPropertyName(property.name);

/** A call within an optional chain is not recorded: it must stay part of the chain. */
function isRecordedCall(node: ts.Node): node is ts.CallExpression | ts.NewExpression {
  if (ts.isNewExpression(node)) return true;
  if (!ts.isCallExpression(node) || ts.isOptionalChain(node)) return false;
  const { kind } = node.expression;
  return kind !== ts.SyntaxKind.SuperKeyword && kind !== ts.SyntaxKind.ImportKeyword;
}

function isPart(node: ts.Node): boolean {
  const { parent } = node;
  if (!parent || !ts.isExpression(node)) return false;
  if (ts.isSpreadAssignment(parent)) return true;
  if (ts.isComputedPropertyName(parent)) return ts.isObjectLiteralExpression(parent.parent.parent);
  if (ts.isSpreadElement(parent)) return ts.isArrayLiteralExpression(parent.parent);
  return (
    isRecordedCall(parent) &&
    !ts.isSpreadElement(node) &&
    (parent.arguments ?? []).some((argument) => argument === node)
  );
}

/** `[a, b] = …`: the left side is a pattern, not a value. */
const isAssignedPattern = (node: ts.Node): boolean =>
  (ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node)) &&
  ts.isBinaryExpression(node.parent) &&
  node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
  node.parent.left === node;

const COMPARISONS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
]);

/** Whether a string is compared, switched on, or used as a key. */
function isComparedOrKey(node: ts.Node): boolean {
  const { parent } = node;
  if (!parent || !ts.isExpression(node)) return false;
  if (ts.isBinaryExpression(parent)) return COMPARISONS.has(parent.operatorToken.kind);
  if (ts.isElementAccessExpression(parent)) return parent.argumentExpression === node;
  return ts.isSwitchStatement(parent) || ts.isComputedPropertyName(parent);
}

/** The number of characters before and after the words of a literal: '…', `…`, `…${, }…${, }…`. */
const QUOTES: ReadonlyMap<ts.SyntaxKind, readonly [before: number, after: number]> = new Map([
  [ts.SyntaxKind.StringLiteral, [1, 1]],
  [ts.SyntaxKind.NoSubstitutionTemplateLiteral, [1, 1]],
  [ts.SyntaxKind.TemplateHead, [1, 2]],
  [ts.SyntaxKind.TemplateMiddle, [1, 2]],
  [ts.SyntaxKind.TemplateTail, [1, 1]],
]);

function markedLiteral(node: ts.Node, instrumenter: Instrumenter): string | undefined {
  const [before, after] = QUOTES.get(node.kind) ?? [];
  if (!instrumenter.markStrings || before === undefined || after === undefined || !isValue(node)) return undefined;
  const inner = { start: node.getStart(instrumenter.file) + before, end: node.end - after };
  const { text } = instrumenter.file;
  const words = markedWords(node, inner, instrumenter);
  const code = text.slice(inner.start - before, inner.start) + words + text.slice(inner.end, node.end);
  return wrapped(node, code, instrumenter);
}

/** Spaces at both ends stay outside the markers because code may trim them. Empty strings are not marked. */
function markedWords(node: ts.Node, inner: Required<Recorded>['inner'], instrumenter: Instrumenter): string {
  const text = instrumenter.file.text.slice(inner.start, inner.end);
  const words = text.trim();
  if (words === '') return text;
  const [before = '', after = ''] = text.split(words, 2);
  return before + marked(words, numberOf(node, instrumenter, inner)) + after;
}

/** Whether a literal is a value, and not the name of a field, a module or a case. */
function isValue(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) || ts.isEnumMember(parent)) return parent.name !== node;
  return !(
    ts.isExpressionStatement(parent) ||
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isCaseClause(parent)
  );
}
