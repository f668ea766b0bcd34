import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { isLoadFailure, load } from '../../renderer/config/load.ts';
import type { Finding } from '../../renderer/core/finding.ts';
import { inFolder, optionsFor, writeFiles } from './sites.ts';
import { suite } from './suite.ts';

export interface Mistake {
  readonly what: string;
  readonly source: string;
  readonly message: string;
  readonly help: string;
  readonly at: readonly [line: number, column: number];
  /** The file after the fix, if the finding has one. */
  readonly fixed?: string;
}

/** Tests that each mistake is reported with its message, at its place. */
export const reports = (name: string, mistakes: readonly Mistake[]): void =>
  suite(name, (test) => {
    for (const { what, source, message, help, at, fixed } of mistakes)
      test(`${what} in a config is reported where the owner made the mistake`, async () => {
        const found = await findingIn(source);
        assert.is(found?.rule, 'config/syntax');
        assert.is(found?.message, message);
        assert.is(found?.help, help);
        assert.equal([found?.location?.line, found?.location?.column], at);
        if (fixed !== undefined) assert.is(found && fixedBy(found, source), fixed);
      });
  });

const findingIn = (source: string): Promise<Finding | undefined> =>
  inFolder(async (folder) => {
    await writeFiles(folder, { 'site.config.ts': source });
    const loaded = await load(optionsFor(join(folder, 'site.config.ts')));
    return isLoadFailure(loaded) ? loaded.findings[0] : undefined;
  });

/** Carries out the edits of a fix, each within one line. */
function fixedBy({ fix }: Finding, source: string): string {
  const edits = (fix?.edits ?? []).toSorted((a, b) => b.line - a.line || b.column - a.column);
  return edits
    .reduce(
      (lines, { line, column, endColumn, text }) =>
        lines.with(line - 1, `${lines[line - 1]?.slice(0, column - 1)}${text}${lines[line - 1]?.slice(endColumn - 1)}`),
      source.split('\n'),
    )
    .join('\n');
}
