import { extname } from 'node:path';
import type { Loader, Plugin } from 'esbuild';
import { ts } from 'ts-morph';
import { memoize } from '../../core/lazy.ts';
import { bundleConfig, run } from '../run.ts';
import { instrument, MADE, PART, PLAIN, type Recorded } from './instrument.ts';
import { MARKER_PATTERN, withoutMarkers } from './markers.ts';
import { type Properties, propertiesOf } from './properties.ts';

export interface RunOptions {
  /** Absolute path of the config. */
  readonly entry: string;
  /** The owner’s files by their absolute paths. */
  readonly texts: ReadonlyMap<string, string>;
}

/** The expression that made an object, and the values of its parts. */
export interface ObjectOrigin {
  readonly expression: Recorded;
  readonly parts: readonly unknown[];
}

/** A config that was run, and where its values come from. */
export interface RecordedRun {
  readonly value: unknown;
  /** All recorded expressions; markers in strings are their indexes. */
  readonly recorded: readonly Recorded[];
  /** The owner’s files by their absolute paths. */
  readonly sources: ReadonlyMap<string, ts.SourceFile>;
  /** Returns the expression that made an object or list, the innermost in the owner’s files. */
  readonly originOf: (value: unknown) => ObjectOrigin | undefined;
  /** The properties of the literal that made an object; `undefined` if a call or a list made it. */
  readonly propertiesOf: (origin: ObjectOrigin) => Properties | undefined;
  /** The fields of an object by their names without markers. */
  readonly fieldsOf: (value: object) => ReadonlyMap<string, Field>;
}

/** The name of a field, which can contain markers, and its value. */
export type Field = readonly [name: string, value: unknown];

const LOADERS: Readonly<Record<string, Loader>> = {
  '.ts': 'ts',
  '.tsx': 'tsx',
  '.mts': 'ts',
  '.js': 'js',
  '.mjs': 'js',
  // JSON becomes a script, so that its objects are recorded too.
  '.json': 'js',
  '.txt': 'text',
};

/**
 * Evaluated before the bundle. Parts are evaluated before the expression that contains them is complete, so the parts of
 * an expression are always the topmost of the stack.
 */
const PRELUDE = `
const $origins = new Map();
const $parts = [];
const ${PART} = (value) => ($parts.push(value), value);
const ${MADE} = (number, value, count) => {
  const parts = count === 0 ? [] : $parts.splice(-count);
  if (typeof value === 'object' && value !== null && !$origins.has(value)) $origins.set(value, { number, parts });
  return value;
};
const ${PLAIN} = (text) => (typeof text === 'string' ? text.replace(/${MARKER_PATTERN}/g, '') : text);
`;
const POSTLUDE = '\nmodule.exports = { default: { value: module.exports.default, origins: $origins } };';

/**
 * Runs a config with code that records which expression made each object, and, if `markStrings`, with markers in its
 * strings. Returns `undefined` if the config cannot run in this form. The syntax tree of a large config takes as much
 * memory as its pages, so all runs share those that `parsed` returns.
 */
export async function recordRun(
  { entry, texts }: RunOptions,
  parsed: (path: string) => ts.SourceFile,
  markStrings: boolean,
): Promise<RecordedRun | undefined> {
  const recorded: Recorded[] = [];
  const sources = new Map(
    [...texts.keys()].filter((path) => extname(path) in LOADERS).map((path) => [path, parsed(path)] as const),
  );
  const codes = new Map(
    [...sources].map(([path, source]) => [path, instrument(source, recorded, markStrings)] as const),
  );
  const bundled = await bundleConfig(entry, [replacing(codes)]);
  if ('errors' in bundled) return undefined;
  const exported = outcomeOf(bundled.code, entry);
  if (!exported) return undefined;
  return {
    value: exported.value,
    recorded,
    sources,
    originOf: memoize((value) => {
      const origin = exported.origins.get(value);
      const expression = origin && recorded[origin.number];
      return expression && { expression, parts: origin.parts };
    }),
    propertiesOf: memoize(({ expression: { node }, parts }) =>
      ts.isObjectLiteralExpression(node) ? propertiesOf(node, parts) : undefined,
    ),
    fieldsOf: memoize(fieldsOf),
  };
}

/** If two names differ only in their markers, the first counts. */
const fieldsOf = (value: object): ReadonlyMap<string, Field> =>
  new Map(
    Object.entries(value)
      .reverse()
      .map((field) => [withoutMarkers(field[0]), field] as const),
  );

export function sourceFile(path: string, text: string): ts.SourceFile {
  const kind = path.endsWith('.json') ? ts.ScriptKind.JSON : undefined;
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
}

const replacing = (codes: ReadonlyMap<string, string>): Plugin => ({
  name: 'instrumented-sources',
  setup(build) {
    build.onLoad({ filter: /\.(m?[jt]s|tsx|txt|json)$/ }, ({ path }) => {
      const contents = codes.get(path);
      return contents === undefined
        ? undefined
        : { contents: contents.replace(/^\uFEFF/, ''), loader: LOADERS[extname(path)] ?? 'ts' };
    });
  },
});

interface Outcome {
  readonly value: unknown;
  readonly origins: ReadonlyMap<unknown, { readonly number: number; readonly parts: readonly unknown[] }>;
}

const isOutcome = (value: unknown): value is Outcome =>
  typeof value === 'object' && value !== null && 'origins' in value && value.origins instanceof Map;

/** Returns `undefined` if the code throws, for example because markers make one of its own checks fail. */
function outcomeOf(code: string, entry: string): Outcome | undefined {
  try {
    const { value } = run(PRELUDE + code + POSTLUDE, entry);
    return isOutcome(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
