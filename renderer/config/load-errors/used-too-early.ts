import type { Finding } from '../../core/finding.ts';
import { relativePath } from '../../core/relative-path.ts';
import { locationsIn } from '../../core/source-location.ts';
import { withoutText } from '../syntax/tokens.ts';

/**
 * Reports constants that are used above their declarations. A bundle declares them with `var`, so they are undefined
 * there, and the engine reports nothing, or an error of another kind.
 */
export const usedTooEarly = (
  files: readonly string[],
  folder: string,
  read: (path: string) => string,
): readonly Finding[] => files.flatMap((path) => earlyUses(read(path), relativePath(folder, path)));

const DECLARATION = /^(?:export )?((?:const|let|class) ([A-Za-z_$][\w$]*))/gm;

function earlyUses(text: string, file: string): readonly Finding[] {
  const declarations = [...text.matchAll(DECLARATION)].filter(({ 2: name = '', index }) =>
    text.slice(0, index).includes(name),
  );
  if (declarations.length === 0) return [];
  const [code, locate] = [withoutText(text), locationsIn(text, file)];
  return declarations.flatMap(({ 1: declared, 2: name = '', index }) => {
    const at = earlyUse(code.slice(0, index), name);
    if (at === undefined) return [];
    const start = statementStart(code, at);
    const location = locate(at, name.length);
    const [first, line] = [locate(start, 1).line, locate(index, 1).line];
    const isOneLine = first === location.line && !code.startsWith('export default', start);
    return {
      rule: 'config/throws' as const,
      severity: 'error' as const,
      message: `“${name}” is used above its declaration in line ${line}, so it has no value here.`,
      help: isOneLine ? `Move this line below “${declared}”.` : `Move “${declared}” above line ${first}.`,
      location,
    };
  });
}

/** The position of a name in code that runs at once: not in a type, or in a function that may run later. */
function earlyUse(code: string, name: string): number | undefined {
  const uses = code.matchAll(
    new RegExp(`(?<![\\w$]|(?<!\\.\\.)\\.|typeof )${name.replaceAll('$', '\\$')}(?![\\w$]|\\s*\\??:)`, 'g'),
  );
  for (const { index } of uses) if (!RUNS_LATER.test(code.slice(statementStart(code, index), index))) return index;
  return undefined;
}

const RUNS_LATER = /=>|\)\s*\{|\b(?:function|class)\b|^(?:export\s+)?(?:type|interface|declare|import|\{)/;

/** The last line before a position that is not indented and closes nothing. */
const statementStart = (code: string, at: number): number =>
  [...code.slice(0, at + 1).matchAll(/^[A-Za-z_$[({]/gm)].at(-1)?.index ?? 0;
