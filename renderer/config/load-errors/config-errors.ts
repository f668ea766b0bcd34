import { SourceMap } from 'node:module';
import { resolve } from 'node:path';
import { types } from 'node:util';
import type { Finding, Fix, SourceLocation } from '../../core/finding.ts';
import { relativePath } from '../../core/relative-path.ts';
import { locationsIn } from '../../core/source-location.ts';
import { BUNDLE_NAME } from '../bundle-name.ts';
import { TIMEOUT_MS } from '../run.ts';
import { undeclaredName } from './undeclared-name.ts';

/** The folder of the config, and access to the files in it. */
interface Owner {
  readonly folder: string;
  readonly read: (path: string) => string;
}

/**
 * Returns a finding for an error that the config threw, located at the name that caused it. A timeout error comes from
 * another realm.
 */
export async function explainThrownError(error: unknown, map: string, owner: Owner): Promise<Finding> {
  const { folder } = owner;
  const position = types.isNativeError(error)
    ? positionInStack(error.stack ?? '', map, folder)
    : positionOfThrow(String(error), map, folder);
  const { message, name, help, fix } = await describeError(error, position, owner);
  return {
    rule: 'config/throws',
    severity: 'error',
    message: `The config cannot be run: ${message.replace(/\.?$/, '.')}`,
    ...(help === undefined ? {} : { help }),
    ...(fix === undefined ? {} : { fix }),
    ...(position === undefined ? {} : { location: locationOf(position, name) }),
  };
}

/** A position in a file of the owner. */
interface CodePosition {
  readonly file: string;
  readonly text: string;
  readonly at: number;
}

/** A message, the name that it is about, and the position of that name. */
interface ThrownMessage {
  readonly message: string;
  readonly name?: { readonly at: number; readonly length: number };
  readonly help?: string;
  readonly fix?: Fix;
}

/** Rewrites the messages of Node that an owner can act on; returns other messages unchanged. */
async function describeError(error: unknown, position: CodePosition | undefined, owner: Owner): Promise<ThrownMessage> {
  if (timedOut(error)) return { message: `it takes longer than ${TIMEOUT_MS / 1000} seconds` };
  const message = types.isNativeError(error) ? error.message : String(error);
  if (!position) return { message };
  return (await undeclared(message, position, owner)) ?? readFromUndefined(message, position) ?? { message };
}

const timedOut = (error: unknown): boolean =>
  types.isNativeError(error) && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/**
 * Finds a name that is not declared. The engine reports the position of the surrounding expression, and the name is
 * there or after it.
 */
async function undeclared(message: string, { text, at, file }: CodePosition, owner: Owner) {
  const name = /^([\w$]+) is not defined$/.exec(message)?.[1];
  const found = name === undefined ? -1 : text.slice(at).search(new RegExp(`(?<![\\w$.])${escaped(name)}(?![\\w$])`));
  if (name === undefined || found === -1) return undefined;
  const own = { path: resolve(owner.folder, file), file, text, read: owner.read };
  return undeclaredName({ name, at: at + found, own }, owner.folder);
}

const escaped = (name: string): string => name.replaceAll('$', String.raw`\$`);

/** Finds a field that was read from an undefined value, and reports the name of that value. */
function readFromUndefined(message: string, { text, at }: CodePosition): ThrownMessage | undefined {
  const field = /^Cannot read properties of undefined \(reading '(.+)'\)$/.exec(message)?.[1];
  const owner = field === undefined ? null : /([A-Za-z_$][\w$]*)\s*\.\s*$/.exec(text.slice(0, at));
  if (!owner?.[1]) return undefined;
  return {
    message: `“${owner[1]}” is undefined, so “${field}” cannot be read from it`,
    name: { at: owner.index, length: owner[1].length },
  };
}

/** Returns the position at which the owner's code threw: the first line of the stack that is not in a package. */
function positionInStack(stack: string, map: string, folder: string): CodePosition | undefined {
  const sourceMap = new SourceMap(JSON.parse(map));
  const { sources, sourcesContent } = sourceMap.payload;
  for (const [, line, column] of stack.matchAll(new RegExp(`${BUNDLE_NAME}:(\\d+):(\\d+)`, 'g'))) {
    // The wrapper precedes the code on its first line and adds no lines.
    const entry = sourceMap.findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in entry) || entry.originalSource.includes('node_modules')) continue;
    const text = sourcesContent[sources.indexOf(entry.originalSource)] ?? '';
    const file = relativePath(folder, resolve(folder, entry.originalSource));
    return { file, text, at: offsetOf(text, entry.originalLine, entry.originalColumn) };
  }
  return undefined;
}

/**
 * A thrown value that is not an error has no stack. Returns the only `throw` of the owner's files, or the one whose
 * line contains the message.
 */
function positionOfThrow(message: string, map: string, folder: string): CodePosition | undefined {
  const { sources, sourcesContent } = new SourceMap(JSON.parse(map)).payload;
  const spots = sources.flatMap((source, index) => {
    if (source.includes('node_modules')) return [];
    const text = sourcesContent[index] ?? '';
    const file = relativePath(folder, resolve(folder, source));
    return [...text.matchAll(/\b(?:throw\b|Promise\.reject\()/g)].map((match) => ({ file, text, at: match.index }));
  });
  const [only, ...others] = spots;
  if (others.length === 0) return only;
  return spots.find(({ text, at }) => text.slice(at, text.indexOf('\n', at)).includes(message));
}

const offsetOf = (text: string, line: number, column: number): number =>
  text
    .split('\n')
    .slice(0, line)
    .reduce((sum, each) => sum + each.length + 1, column);

const locationOf = ({ file, text, at }: CodePosition, name: ThrownMessage['name']): SourceLocation =>
  locationsIn(text, file)(name?.at ?? at, name?.length ?? 1);
