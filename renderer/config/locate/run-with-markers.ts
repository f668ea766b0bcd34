import { extname } from 'node:path';
import type { Loader, Plugin } from 'esbuild';
import { Project } from 'ts-morph';
import type { ConfigPath } from '../../core/finding.ts';
import { bundleConfig, run } from '../run.ts';
import { stripAnnotations } from '../strip-annotations.ts';
import { unitsIn } from './escapes.ts';
import { type Literal, type Piece, piecesOf, withMarker, withMarkers, withoutMarkers } from './markers.ts';
import type { Range } from './sources.ts';
import type { Wanted } from './wanted.ts';

/** Characters of a file, and the words that they are where just these were looked for. */
export interface Traced extends Range {
  readonly words?: string;
}

export interface TraceOptions {
  /** Absolute path of the config. */
  readonly entry: string;
  /** Absolute path of the module that configs import as 'clinic-site'. */
  readonly language: string;
  /** Absolute paths of the owner's files. */
  readonly files: readonly string[];
}

/** JSON is passed over: it is followed without running anything. */
const LOADERS: Readonly<Record<string, Loader>> = {
  '.ts': 'ts',
  '.tsx': 'tsx',
  '.mts': 'ts',
  '.js': 'js',
  '.mjs': 'js',
  '.txt': 'text',
};

/**
 * Runs a config once more with markers in its texts, and tells from them where a text of it was typed: whatever the
 * config's own code does with a text, its marker goes with it. Reading the sources alone cannot follow all of that.
 */
export async function openTraces(config: TraceOptions): Promise<(wanted: Wanted) => Traced | undefined> {
  const { codes, literals } = withAllMarkers(config.files);
  const bundled = await bundleConfig(config.entry, config.language, [inPlaceOf(codes)]);
  const value = 'errors' in bundled ? undefined : madeBy(bundled.code, config.entry);
  return (wanted) => {
    const text = textAt(value, wanted.path);
    // Where markers have changed what the config's code does, they tell nothing.
    if (text === undefined || withoutMarkers(text) !== wanted.value) return undefined;
    const pieces = piecesOf(text);
    return wanted.span ? partOf(pieces, wanted.span, literals) : wholeOf(pieces, withoutMarkers(text), literals);
  };
}

function withAllMarkers(files: readonly string[]) {
  const project = new Project({ skipAddingFilesFromTsConfig: true, skipLoadingLibFiles: true });
  const codes = new Map<string, string>();
  const literals: Literal[] = [];
  for (const path of files.filter((file) => extname(file) in LOADERS)) {
    const insertMarkers = LOADERS[extname(path)] === 'text' ? withMarker : withMarkers;
    const { code, literals: found } = insertMarkers(project.addSourceFileAtPath(path), literals.length);
    codes.set(path, code);
    literals.push(...found);
  }
  return { codes, literals };
}

const inPlaceOf = (codes: ReadonlyMap<string, string>): Plugin => ({
  name: 'marked-texts',
  setup(build) {
    build.onLoad({ filter: /\.(m?[jt]s|tsx|txt)$/ }, ({ path }) => {
      const contents = codes.get(path);
      return contents === undefined ? undefined : { contents, loader: LOADERS[extname(path)] ?? 'ts' };
    });
  },
});

/** A config whose code cannot work with markers in its texts tells nothing. */
function madeBy(code: string, entry: string): unknown {
  try {
    return stripAnnotations(run(code, entry)).value;
  } catch {
    return undefined;
  }
}

/** The text at a path; names may carry markers as well. */
function textAt(value: unknown, [key, ...rest]: ConfigPath): string | undefined {
  if (key === undefined) return typeof value === 'string' ? value : undefined;
  if (Array.isArray(value)) return textAt(value[Number(key)], rest);
  if (typeof value !== 'object' || value === null) return undefined;
  const entry = Object.entries(value).find(([name]) => withoutMarkers(name) === String(key));
  return entry && textAt(entry[1], rest);
}

/** A text that is just one literal, with its quotes. */
function wholeOf(pieces: readonly Piece[], text: string, literals: readonly Literal[]): Traced | undefined {
  const [piece, ...others] = pieces;
  const literal = piece && literals[piece.literal];
  return literal && others.length === 0 && piece.text === text.trim()
    ? { file: literal.file, ...literal.whole }
    : undefined;
}

/** Characters that come out of one literal; all of it where the config's code has changed its length. */
function partOf(
  pieces: readonly Piece[],
  span: { readonly at: number; readonly length: number },
  literals: readonly Literal[],
): Traced | undefined {
  const piece = pieces.find(({ at, text }) => at <= span.at && span.at + span.length <= at + text.length);
  const literal = piece && literals[piece.literal];
  if (!literal) return undefined;
  const { file, start, end } = literal;
  const units = unitsIn(file.getFullText().slice(start, end));
  const from = span.at - piece.at;
  const [first, last] = [units[from], units[from + span.length]];
  if (units.length !== piece.text.length + 1 || first === undefined || last === undefined) return { file, start, end };
  return { file, start: start + first, end: start + last, words: piece.text.slice(from, from + span.length) };
}
