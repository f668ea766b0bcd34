import { relative, sep } from 'node:path';
import { ts } from 'ts-morph';
import { lazy } from '../../core/lazy.ts';
import { type FoundRange, findInRun } from './find-in-run.ts';
import type { Range } from './instrument.ts';
import type { Located, Query } from './query.ts';
import { type RunOptions, recordRun, sourceFile } from './record-run.ts';

/** Runs a config, and returns a function that finds its values in the owner’s files. */
export async function openConfig(
  options: RunOptions & { readonly folder: string },
): Promise<(query: Query) => Promise<Located | undefined>> {
  const root = exportedBy(sourceFile(options.entry, options.texts.get(options.entry) ?? ''));
  const marked = await recordRun(options, true);
  const plain = lazy(() => recordRun(options, false));
  const find = async (query: Query): Promise<FoundRange> => {
    const found = marked && findInRun(marked, query, root);
    if (found?.exact || (found && query.value === undefined)) return found;
    const run = await plain();
    return run ? findInRun(run, query, root) : { ...root, exact: false };
  };
  return async (query) => toLocated(await find(query), options.folder);
}

/** Returns the expression that a config exports, or the whole file if the expression is in another one. */
function exportedBy(file: ts.SourceFile): Range {
  const assignment = file.statements.find(ts.isExportAssignment);
  const node = assignment?.expression ?? file;
  return { file, start: node.getStart(file), end: node.end };
}

function toLocated({ file, start, end, exact, words }: FoundRange, folder: string): Located {
  const from = file.getLineAndCharacterOfPosition(start);
  const to = file.getLineAndCharacterOfPosition(end);
  return {
    location: {
      file: relative(folder, file.fileName).split(sep).join('/'),
      line: from.line + 1,
      column: from.character + 1,
      endLine: to.line + 1,
      endColumn: to.character + 1,
    },
    exact,
    ...(words === undefined ? {} : { words }),
  };
}
