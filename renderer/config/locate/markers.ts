import { Node, type SourceFile, SyntaxKind } from 'ts-morph';

/**
 * Markers in the texts of a source: each literal carries its own number, so that a text of the config that was run says
 * from which literals it was put together. The characters are of Unicode's private use: no source holds them.
 */
const [OPEN, THEN, CLOSE] = ['\uE000', '\uE001', '\uE002'];
const MARKER = new RegExp(`${OPEN}\\d+${THEN}|${CLOSE}`, 'g');
const PIECE = new RegExp(`${OPEN}(\\d+)${THEN}([^${OPEN}${CLOSE}]*)${CLOSE}`, 'g');

/** Compared, used as a name or switched upon, a text has to be itself: the code around it asks for that by this name. */
const PLAIN = '$plainText';
const PRELUDE = `const ${PLAIN} = (text) => (typeof text === 'string' ? text.replace(/${MARKER.source}/g, '') : text);`;

/** A literal of the owner's: its words, and with its quotes and the spaces within them. */
export interface Literal {
  readonly file: SourceFile;
  readonly start: number;
  readonly end: number;
  readonly whole: { readonly start: number; readonly end: number };
}

/** A source with markers in its texts, and the literals by their numbers, counted from `first`. */
export function withMarkers(file: SourceFile, first: number): { code: string; literals: readonly Literal[] } {
  const text = file.getFullText();
  const literals = literalsIn(file);
  const inserted = [
    ...literals.flatMap(({ start, end }, index): Insertion[] => [
      [start, `${OPEN}${first + index}${THEN}`],
      [end, CLOSE],
    ]),
    ...comparedIn(file).flatMap((node): Insertion[] => [
      [node.getStart(), `${PLAIN}(`],
      [node.getEnd(), ')'],
    ]),
  ];
  return { code: PRELUDE + insert(text, inserted), literals };
}

type Insertion = readonly [at: number, text: string];

const insert = (text: string, insertions: readonly Insertion[]): string => {
  const ordered = insertions.toSorted(([a], [b]) => a - b);
  const ends = [...ordered.map(([at]) => at), text.length];
  return ordered.reduce(
    (code, [at, added], index) => code + added + text.slice(at, ends[index + 1]),
    text.slice(0, ends[0]),
  );
};

/** Texts that are values: no names of fields, no imports, no types. An empty one stays empty: `title || 'Home'`. */
const literalsIn = (file: SourceFile): readonly Literal[] =>
  file.getDescendants().flatMap((node): readonly Literal[] => {
    const [before, after] = QUOTES[node.getKindName()] ?? [];
    if (before === undefined || after === undefined || !isValue(node)) return [];
    const whole = { start: node.getStart(), end: node.getEnd() };
    const words = wordsIn(file.getFullText(), whole.start + before, whole.end - after);
    return words ? [{ file, ...words, whole }] : [];
  });

/** Spaces at the ends stay outside the markers: code may take them away. */
function wordsIn(text: string, from: number, to: number): { start: number; end: number } | undefined {
  const inner = text.slice(from, to);
  const start = from + inner.length - inner.trimStart().length;
  const end = from + inner.trimEnd().length;
  return start < end ? { start, end } : undefined;
}

/** A file of words without code. */
export function withMarker(file: SourceFile, number: number): { code: string; literals: readonly Literal[] } {
  const text = file.getFullText();
  const words = wordsIn(text, 0, text.length);
  if (!words) return { code: text, literals: [] };
  const inserted: readonly Insertion[] = [
    [words.start, `${OPEN}${number}${THEN}`],
    [words.end, CLOSE],
  ];
  return { code: insert(text, inserted), literals: [{ file, ...words, whole: words }] };
}

/** How many characters stand before the words and after them: '…', `…`, `…${, }…${, }…`. */
const QUOTES: Readonly<Record<string, readonly [before: number, after: number]>> = {
  StringLiteral: [1, 1],
  NoSubstitutionTemplateLiteral: [1, 1],
  TemplateHead: [1, 2],
  TemplateMiddle: [1, 2],
  TemplateTail: [1, 1],
};

function isValue(node: Node): boolean {
  const parent = node.getParent();
  if (!parent || Node.isTypeNode(parent) || Node.isExpressionStatement(parent) || isNameOf(parent, node)) return false;
  return !Node.isImportDeclaration(parent) && !Node.isExportDeclaration(parent) && !Node.isCaseClause(parent);
}

const isNameOf = (parent: Node, node: Node): boolean =>
  (Node.isPropertyAssignment(parent) || Node.isEnumMember(parent)) && parent.getNameNode() === node;

const COMPARING: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.EqualsEqualsEqualsToken,
  SyntaxKind.ExclamationEqualsEqualsToken,
  SyntaxKind.EqualsEqualsToken,
  SyntaxKind.ExclamationEqualsToken,
]);

/** What is compared, switched upon, or used as a name. */
const comparedIn = (file: SourceFile): readonly Node[] =>
  file.getDescendants().flatMap((node): readonly Node[] => {
    if (Node.isBinaryExpression(node) && COMPARING.has(node.getOperatorToken().getKind()))
      return [node.getLeft(), node.getRight()];
    if (Node.isSwitchStatement(node) || Node.isComputedPropertyName(node)) return [node.getExpression()];
    const key = Node.isElementAccessExpression(node) ? node.getArgumentExpression() : undefined;
    return key ? [key] : [];
  });

/** A text without its markers. */
export const withoutMarkers = (text: string): string => text.replace(MARKER, '');

/** A run of a text that came out of one literal. */
export interface Piece {
  readonly literal: number;
  /** Where it is in the text, counted without markers. */
  readonly at: number;
  readonly text: string;
}

/** What a text was put together from; what lies between was made by the code. */
export const piecesOf = (text: string): readonly Piece[] =>
  [...text.matchAll(PIECE)].map((match) => ({
    literal: Number(match[1]),
    at: withoutMarkers(text.slice(0, match.index)).length,
    text: match[2] ?? '',
  }));
