import type { Target, TargetFault } from './target.ts';

/**
 * Words for visitors, read once: plain text, quoted facts, links and stressed words.
 * `{catalogue.massage.price}` quotes a fact, `[our terms](/terms)` links, `*not*` stresses.
 * `at` counts the characters of the source before a text, before the brace of a fact, before the target of a link.
 */
export type ProsePart =
  | { readonly kind: 'text'; readonly text: string; readonly at: number }
  | { readonly kind: 'fact'; readonly path: string; readonly at: number }
  | { readonly kind: 'stress' | 'strong' | 'code'; readonly parts: readonly ProsePart[] }
  | LinkPart;

/** A link in a text. `at` and `length` are those of its target. */
export interface LinkPart {
  readonly kind: 'link';
  readonly to: Target;
  readonly parts: readonly ProsePart[];
  readonly at: number;
  readonly length: number;
}

export interface Prose {
  readonly source: string;
  readonly parts: readonly ProsePart[];
}

/** True for words that were read, among values of a config. */
export const isProse = (value: unknown): value is Prose =>
  typeof value === 'object' && value !== null && 'source' in value && 'parts' in value;

/** Something in a text that looks like markup and is none. `at` and `length` count characters of the source. */
export interface ProseFault {
  readonly at: number;
  readonly length: number;
  readonly message: string;
  readonly help?: string | undefined;
  /** What was clearly meant in the place of these characters. */
  readonly instead?: string | undefined;
}

export interface ProseReaders {
  readonly isFact: (path: string) => boolean;
  /** The fact that was probably meant. */
  readonly nearestFact: (path: string) => string | undefined;
  readonly readTarget: (text: string) => Target | TargetFault;
}

const MARKUP = /\{([^{}]*)\}|\[([^[\]]+)\]\(([^()\s]+)\)|\*([^*\n]+)\*/g;
const STRAY = /[{}]|\]\(/;

/** Reads one text; every fault is reported, and the text around it is kept as it stands. */
export function parseProse(source: string, readers: ProseReaders): { prose: Prose; faults: readonly ProseFault[] } {
  const faults: ProseFault[] = [];
  const parts = readParts(source, 0, readers, faults);
  return { prose: { source, parts }, faults };
}

function readParts(source: string, offset: number, readers: ProseReaders, faults: ProseFault[]): ProsePart[] {
  const parts: ProsePart[] = [];
  let end = 0;
  const plain = (text: string, at: number) => {
    const stray = STRAY.exec(text);
    if (stray)
      faults.push({
        at: offset + at + stray.index,
        length: stray[0].length,
        message: `“${stray[0]}” begins or ends no quotation of a fact and no link.`,
      });
    if (text !== '') parts.push({ kind: 'text', text, at: offset + at });
  };
  for (const match of source.matchAll(MARKUP)) {
    plain(source.slice(end, match.index), end);
    end = match.index + match[0].length;
    const part = readMarkup(match, offset, readers, faults);
    if (part) parts.push(part);
  }
  plain(source.slice(end), end);
  return parts;
}

function readMarkup(
  match: RegExpExecArray,
  offset: number,
  readers: ProseReaders,
  faults: ProseFault[],
): ProsePart | undefined {
  const [whole, path, label, target, stressed] = match;
  const at = offset + match.index;
  if (path !== undefined) {
    if (readers.isFact(path)) return { kind: 'fact', path, at };
    faults.push({
      at: at + 1,
      length: path.length,
      message: `“{${path}}” quotes no fact of this config.`,
      help: readers.nearestFact(path),
    });
    return undefined;
  }
  if (stressed !== undefined) return { kind: 'stress', parts: readParts(stressed, at + 1, readers, faults) };
  const to = readers.readTarget(target ?? '');
  const parts = readParts(label ?? '', at + 1, readers, faults);
  const targetAt = at + whole.length - 1 - (target ?? '').length;
  if (!('fault' in to)) return { kind: 'link', to, parts, at: targetAt, length: (target ?? '').length };
  faults.push({
    at: targetAt,
    length: (target ?? '').length,
    message: to.fault,
    help: to.help,
    instead: to.instead,
  });
  return undefined;
}
