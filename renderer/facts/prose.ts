import { strayMarkup } from './stray-markup.ts';
import type { Target, TargetProblem } from './target.ts';

/**
 * The parsed form of a text for visitors: plain text, quoted facts, links, glossary terms and emphasised words.
 * `{catalogue.massage.price}` quotes a fact, `[our terms](/terms)` is a link, `[HCPC](term:hcpc)` opens the explanation
 * of a term, and `*not*` is emphasised. `at` is the offset in the source of a text, of the brace of a fact, or of the
 * target of a link.
 *
 */
export type ProsePart =
  | { readonly kind: 'text'; readonly text: string; readonly at: number }
  | { readonly kind: 'fact'; readonly path: string; readonly at: number }
  | { readonly kind: 'stress' | 'strong' | 'code'; readonly parts: readonly ProsePart[] }
  | { readonly kind: 'term'; readonly name: string; readonly parts: readonly ProsePart[] }
  | LinkPart;

/** A link in a text. `at` and `length` are those of its target. */
export interface LinkPart {
  readonly kind: 'link';
  readonly to: Target;
  readonly parts: readonly ProsePart[];
  readonly at: number;
  readonly length: number;
}

/** The target of words in brackets: a link target, or the name of a term. */
export type MarkupTarget = Target | { readonly kind: 'term'; readonly name: string };

/** Creates the part for marked words. `at` and `length` are those of the target. */
export const linkOrTerm = (
  parsedTarget: MarkupTarget,
  parts: readonly ProsePart[],
  place: Pick<LinkPart, 'at' | 'length'>,
): ProsePart =>
  parsedTarget.kind === 'term' ? { ...parsedTarget, parts } : { kind: 'link', to: parsedTarget, parts, ...place };

export interface Prose {
  readonly source: string;
  readonly parts: readonly ProsePart[];
}

/** Checks whether a value of a config is parsed prose. */
export const isProse = (value: unknown): value is Prose =>
  typeof value === 'object' && value !== null && 'source' in value && 'parts' in value;

/** Returns a text as the owner typed it. */
export const sourceOf = (text: string | Prose): string => (isProse(text) ? text.source : text);

/** A piece of text that looks like markup but is invalid. `at` and `length` count characters of the source. */
export interface ProseProblem {
  readonly at: number;
  readonly length: number;
  readonly message: string;
  readonly help?: string | undefined;
  /** The suggested replacement for these characters. */
  readonly instead?: string | undefined;
  /** The missing part of the config. */
  readonly missingPath?: string | undefined;
}

export interface ProseReaders {
  readonly isFact: (path: string) => boolean;
  /** Returns a suggestion for a path that is not a fact, and the fact itself if only one can be meant. */
  readonly nearestFact: (path: string) => Pick<ProseProblem, 'help' | 'instead'> | undefined;
  readonly readMarkupTarget: (text: string) => MarkupTarget | TargetProblem;
}

/** Only the subject of an e-mail may contain spaces. */
const MARKUP = /\{\{[^{}]*\}\}|\{([^{}]*)\}|\[([^[\]]+)\]\((email:[^()\n]+|(?:[^()\s]|\([^()\s]*\))+)\)|\*([^*\n]+)\*/g;

/** Parses one text, reports every problem, and keeps the text around it unchanged. */
export function parseProse(source: string, readers: ProseReaders): { prose: Prose; problems: readonly ProseProblem[] } {
  const problems: ProseProblem[] = [];
  const parts = readParts(source, 0, readers, problems);
  return { prose: { source, parts }, problems };
}

function readParts(source: string, offset: number, readers: ProseReaders, problems: ProseProblem[]): ProsePart[] {
  const parts: ProsePart[] = [];
  let end = 0;
  const plain = (text: string, at: number) => {
    const stray = strayMarkup(text, readers.isFact);
    if (stray) problems.push({ ...stray, at: offset + at + stray.at });
    if (text !== '') parts.push({ kind: 'text', text, at: offset + at });
  };
  for (const match of source.matchAll(MARKUP)) {
    plain(source.slice(end, match.index), end);
    end = match.index + match[0].length;
    const part = readMarkup(match, offset, readers, problems);
    if (part) parts.push(part);
  }
  plain(source.slice(end), end);
  return parts;
}

/** Explains a fact as programs quote it: “{{figures.arrival}}”, “${figures.arrival}”. */
function templateSyntax({ 0: whole, 1: path, index, input }: RegExpExecArray): ProseProblem | undefined {
  if (whole.startsWith('{{')) {
    const instead = `{${whole.slice(2, -2).trim()}}`;
    const message = `“${whole}” has two braces on each side.`;
    return { at: index, length: whole.length, message, help: `Write “${instead}”.`, instead };
  }
  if (path === undefined || input[index - 1] !== '$') return undefined;
  return {
    at: index - 1,
    length: whole.length + 1,
    message: `A “$” is before “${whole}”, and visitors would see it.`,
    help: `Remove the “$”: “${whole}” alone quotes the fact.`,
    instead: whole,
  };
}

/** Explains a path that is no fact: “{ figures.arrival }” has spaces. */
function noFact(path: string, { isFact, nearestFact }: ProseReaders): Omit<ProseProblem, 'at' | 'length'> {
  const meant = path.trim();
  return meant !== path && isFact(meant)
    ? { message: `There are spaces in “{${path}}”.`, help: `Write “{${meant}}”.`, instead: meant }
    : { message: `The config has no fact “${path}”.`, ...nearestFact(path), missingPath: path };
}

function readMarkup(
  match: RegExpExecArray,
  offset: number,
  readers: ProseReaders,
  problems: ProseProblem[],
): ProsePart | undefined {
  const [whole, path, label, target, stressed] = match;
  const at = offset + match.index;
  const template = templateSyntax(match);
  if (template && (path === undefined || readers.isFact(path))) {
    problems.push({ ...template, at: offset + template.at });
    return unreadable({ at, length: whole.length });
  }
  if (path !== undefined) {
    if (readers.isFact(path)) return { kind: 'fact', path, at };
    problems.push({ at: at + 1, length: path.length, ...noFact(path, readers) });
    return unreadable({ at, length: whole.length });
  }
  if (stressed !== undefined) return { kind: 'stress', parts: readParts(stressed, at + 1, readers, problems) };
  const parsedTarget = readers.readMarkupTarget(target ?? '');
  const parts = readParts(label ?? '', at + 1, readers, problems);
  const place = { at: at + whole.length - 1 - (target ?? '').length, length: (target ?? '').length };
  if (!('problem' in parsedTarget)) return linkOrTerm(parsedTarget, parts, place);
  problems.push({
    ...place,
    message: parsedTarget.problem,
    help: parsedTarget.help,
    instead: parsedTarget.instead,
    missingPath: parsedTarget.missingPath,
  });
  return undefined;
}

/** A character that is part of no word, no markup and no number. */
const BLANK = '·';

/** Returns a text in place of markup that cannot be read: without one, rules would report its spaces, too. */
export const unreadable = ({ at, length }: Pick<ProseProblem, 'at' | 'length'>): ProsePart => ({
  kind: 'text',
  text: BLANK.repeat(length),
  at,
});

/** Replaces characters of a text, so that everything after them keeps its position. */
interface Mask {
  readonly at: number;
  readonly length: number;
  readonly to: string;
}

const FACT_OR_LINK = /\{[^{}]*\}|(\[)[^[\]]+(\]\((?:[^()\s]|\([^()\s]*\))+\))/g;

/** Blanks out the markup around a problem. The words of a link remain. */
export function maskMarkup(source: string, { at, length }: Pick<ProseProblem, 'at' | 'length'>): readonly Mask[] {
  const blank = (from: number, to: number): Mask => ({ at: from, length: to - from, to: BLANK.repeat(to - from) });
  for (const { index, 0: whole, 2: target } of source.matchAll(FACT_OR_LINK)) {
    const end = index + whole.length;
    if (at < index || at + length > end) continue;
    return target === undefined ? [blank(index, end)] : [blank(index, index + 1), blank(end - target.length, end)];
  }
  const opening = source.charAt(at) === ']' ? source.lastIndexOf('[', at) : -1;
  return [...(opening < 0 ? [] : [blank(opening, opening + 1)]), blank(at, at + length)];
}
