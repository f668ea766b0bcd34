import { ts } from 'ts-morph';
import { lazy, memoize } from '../../core/lazy.ts';
import { relativePath } from '../../core/relative-path.ts';
import { type FoundRange, findInRun } from './find-in-run.ts';
import { type Recorded, recordedAt } from './instrument.ts';
import type { Located, Query } from './query.ts';
import { type RecordedRun, type RunOptions, recordRun, sourceFile } from './record-run.ts';

/** Runs a config, and returns a function that finds its values in the owner’s files. */
export async function openConfig(options: RunOptions & { readonly folder: string }): Promise<Find> {
  const parsed = memoize((path: string) => sourceFile(path, options.texts.get(path) ?? ''));
  const root = exportedBy(parsed(options.entry));
  const marked = await recordRun(options, parsed, true);
  const plain = lazy(() => recordRun(options, parsed, false));
  const { folder } = options;
  return finderIn({ root, folder, run: async (markStrings) => (markStrings ? marked : plain()) });
}

/** Finds a value in the owner’s files. */
export type Find = (query: Query) => Promise<Located | undefined>;

interface Runs {
  /** Returns the run with markers in strings, or the one without. */
  readonly run: (markStrings: boolean) => Promise<RecordedRun | undefined>;
  /** The expression that the config exports. */
  readonly root: Recorded;
  readonly folder: string;
}

/** Returns a function that finds values in the runs of a config. */
export function finderIn({ run, root, folder }: Runs): Find {
  const find = async (query: Query): Promise<FoundRange> => {
    const marked = await run(true);
    const found = marked && findInRun(marked, query, root);
    if (found?.exact || (found && query.value === undefined)) return found;
    const plain = await run(false);
    return plain ? findInRun(plain, query, root) : { ...root, exact: false };
  };
  return async (query) => toLocated(await find(query), folder);
}

/** Returns the expression that a config exports, or the whole file if the expression is in another one. */
export function exportedBy(file: ts.SourceFile): Recorded {
  const assignment = file.statements.find(ts.isExportAssignment);
  return recordedAt(assignment?.expression ?? file, file);
}

function toLocated({ file, start, end, exact, words, quote }: FoundRange, folder: string): Located {
  const from = file.getLineAndCharacterOfPosition(start);
  const to = file.getLineAndCharacterOfPosition(end);
  return {
    location: {
      file: relativePath(folder, file.fileName),
      line: from.line + 1,
      column: from.character + 1,
      endLine: to.line + 1,
      endColumn: to.character + 1,
    },
    exact,
    ...(words === undefined ? {} : { words }),
    ...(quote === undefined ? {} : { quote }),
  };
}
