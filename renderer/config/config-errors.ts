import { SourceMap } from 'node:module';
import { relative, resolve, sep } from 'node:path';
import { types } from 'node:util';
import type { Finding, SourceLocation } from '../core/finding.ts';
import { locationsIn } from '../core/source-location.ts';
import { nearest } from '../facts/nearest.ts';
import { BUNDLE_NAME, TIMEOUT_MS } from './run.ts';

/** An error thrown by the config, at the name that is at fault in the owner's file; a time-out comes from another realm. */
export function explainThrownError(error: unknown, map: string, folder: string): Finding {
  const spot = types.isNativeError(error)
    ? spotOfStack(error.stack ?? '', map, folder)
    : spotOfThrow(String(error), map, folder);
  const { message, name, help } = sayOf(error, spot);
  return {
    rule: 'config/throws',
    severity: 'error',
    message: `The config cannot be run: ${message.replace(/\.?$/, '.')}`,
    ...(help === undefined ? {} : { help }),
    ...(spot === undefined ? {} : { location: locationOf(spot, name) }),
  };
}

/** A character of an owner's file. */
interface Spot {
  readonly file: string;
  readonly text: string;
  readonly at: number;
}

/** What a message says, the name that it is about, and where that begins. */
interface ThrownMessage {
  readonly message: string;
  readonly name?: { readonly at: number; readonly length: number };
  readonly help?: string;
}

/** Node's messages as an owner understands them; those that it has for programmers only are kept as they are. */
function sayOf(error: unknown, spot: Spot | undefined): ThrownMessage {
  if (timedOut(error)) return { message: `it takes longer than ${TIMEOUT_MS / 1000} seconds` };
  const message = types.isNativeError(error) ? error.message : String(error);
  return (spot && (undeclared(message, spot) ?? unheld(message, spot))) ?? { message };
}

const timedOut = (error: unknown): boolean =>
  types.isNativeError(error) && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** A name that nothing declares. The engine names the expression around it: the name stands there or behind. */
function undeclared(message: string, { text, at }: Spot): ThrownMessage | undefined {
  const name = /^([\w$]+) is not defined$/.exec(message)?.[1];
  const found = name === undefined ? -1 : text.slice(at).search(new RegExp(`(?<![\\w$.])${escaped(name)}(?![\\w$])`));
  if (name === undefined || found === -1) return undefined;
  const names = new Set(text.match(/[A-Za-z_$][\w$]*/g));
  names.delete(name);
  const suggestion = nearest(name, names);
  return {
    message: `there is no “${name}”`,
    name: { at: at + found, length: name.length },
    ...(suggestion?.clear ? { help: `Did you mean “${suggestion.name}”?` } : {}),
  };
}

const escaped = (name: string): string => name.replaceAll('$', String.raw`\$`);

/** A field that is read from a value that is not there: what names that value is at fault. */
function unheld(message: string, { text, at }: Spot): ThrownMessage | undefined {
  const field = /^Cannot read properties of undefined \(reading '(.+)'\)$/.exec(message)?.[1];
  const owner = field === undefined ? null : /([A-Za-z_$][\w$]*)\s*\.\s*$/.exec(text.slice(0, at));
  if (!owner?.[1]) return undefined;
  return {
    message: `“${owner[1]}” names nothing, so it has no “${field}”`,
    name: { at: owner.index, length: owner[1].length },
  };
}

/** Where the owner's own code threw: the first line of the stack that is not of a package. */
function spotOfStack(stack: string, map: string, folder: string): Spot | undefined {
  const sourceMap = new SourceMap(JSON.parse(map));
  const { sources, sourcesContent } = sourceMap.payload;
  for (const [, line, column] of stack.matchAll(new RegExp(`${BUNDLE_NAME}:(\\d+):(\\d+)`, 'g'))) {
    // The wrapper stands before the code on its first line and adds none.
    const entry = sourceMap.findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in entry) || entry.originalSource.includes('node_modules')) continue;
    const text = sourcesContent[sources.indexOf(entry.originalSource)] ?? '';
    const file = relative(folder, resolve(folder, entry.originalSource)).split(sep).join('/');
    return { file, text, at: offsetOf(text, entry.originalLine, entry.originalColumn) };
  }
  return undefined;
}

/** What is no error says nothing of where it was thrown: at the only `throw` of the owner's, or at that of these words. */
function spotOfThrow(message: string, map: string, folder: string): Spot | undefined {
  const { sources, sourcesContent } = new SourceMap(JSON.parse(map)).payload;
  const spots = sources.flatMap((source, index) => {
    if (source.includes('node_modules')) return [];
    const text = sourcesContent[index] ?? '';
    const file = relative(folder, resolve(folder, source)).split(sep).join('/');
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

const locationOf = ({ file, text, at }: Spot, name: ThrownMessage['name']): SourceLocation =>
  locationsIn(text, file)(name?.at ?? at, name?.length ?? 1);
