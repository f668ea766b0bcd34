import type { Finding } from '../../core/finding.ts';
import { relativePath } from '../../core/relative-path.ts';
import { locationsIn } from '../../core/source-location.ts';
import { nearest } from '../../facts/nearest.ts';
import { withoutText } from '../syntax/tokens.ts';

/** A field that is spread, `...homeCopy.covers`, of an object that does not have it: JavaScript ignores it. */
export interface EmptySpread {
  /** 'homeCopy.covers' */
  readonly path: string;
  /** The fields that the object has. */
  readonly fields: readonly string[];
}

const SPREAD = /\.\.\.([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)+)(?=\s*[,})\]])/g;

/** Returns code for the end of a bundle: it exports which spread fields do not exist. */
export function spreadProbe(sources: readonly string[]): string {
  const paths = new Set(
    sources.flatMap((source) => {
      if (!source.includes('...')) return [];
      const code = withoutText(source);
      return [...code.matchAll(SPREAD)].flatMap(([, path = '']) => (isDeclared(path, code) ? [path] : []));
    }),
  );
  if (paths.size === 0) return '';
  const probes = [...paths].map((path) => {
    const dot = path.lastIndexOf('.');
    return `[${JSON.stringify(path)}, ${JSON.stringify(path.slice(dot + 1))}, () => ${path.slice(0, dot)}]`;
  });
  return `\n;module.exports.emptySpreads = [${probes.join(', ')}].flatMap(([path, field, owner]) => {
  try { return field in owner() ? [] : [{ path, fields: Object.keys(owner()) }]; } catch { return []; }
});`;
}

/** Whether the first name of a path is a constant or an import of the file, rather than that of a function. */
const isDeclared = (path: string, code: string): boolean =>
  new RegExp(
    String.raw`^(?:export )?(?:const|let) ${first(path)}(?![\w$])|^import\s*\{[^}]*(?<![\w$])${first(path)}(?![\w$])`,
    'm',
  ).test(code);

const first = (path: string): string => (path.split('.')[0] ?? '').replaceAll('$', '\\$');

/** Reports each of them where it is spread. */
export const spreadFindings = (
  spreads: readonly EmptySpread[],
  files: readonly string[],
  { folder, read }: { readonly folder: string; readonly read: (path: string) => string },
): readonly Finding[] =>
  (spreads.length === 0 ? [] : files).flatMap((path) => {
    const text = read(path);
    const locate = locationsIn(text, relativePath(folder, path));
    return [...withoutText(text).matchAll(SPREAD)].flatMap(({ 1: spread = '', index }) => {
      const found = spreads.find((each) => each.path === spread);
      return found ? emptySpread(found, locate(index + 3, spread.length)) : [];
    });
  });

function emptySpread({ path, fields }: EmptySpread, location: Finding['location']): Finding {
  const dot = path.lastIndexOf('.');
  const field = path.slice(dot + 1);
  const similar = nearest(field, fields);
  return {
    rule: 'config/missing',
    severity: 'error',
    message: `“${path.slice(0, dot)}” has no “${field}”, so nothing is added here.`,
    help: similar?.near ? `Did you mean “${similar.name}”?` : 'Correct the name, or remove it with its three dots.',
    ...(location ? { location } : {}),
  };
}
