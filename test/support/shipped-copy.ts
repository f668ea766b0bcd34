import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReportOptions, reportOf } from '../../cli/report/outcome.ts';
import type { ReportInput } from '../../cli/report/report.ts';
import { linesIn } from '../../cli/report/source-text.ts';
import { checkFile, inFolder, memoryIo, ROOT, SHIPPED } from './sites.ts';

/** Checks a copy of the shipped site, repeatedly if needed, with some text of its config replaced. */
export type CheckShipped = (edits?: Readonly<Record<string, string>>) => Promise<ReportInput>;

/** Runs with a copy of the shipped site. */
export const withShippedCopy = <T>(
  options: Partial<ReportOptions>,
  run: (check: CheckShipped) => Promise<T>,
): Promise<T> =>
  inFolder(async (folder) => {
    const file = join(folder, 'site.config.ts');
    const text = await readFile(SHIPPED, 'utf8');
    await cp(join(ROOT, 'content'), join(folder, 'content'), { recursive: true });
    return run(async (edits = {}) => {
      const edited = Object.entries(edits).reduce((all, [from, to]) => {
        if (!all.includes(from)) throw new Error(`The shipped config does not contain “${from}”.`);
        return all.replace(from, () => to);
      }, text);
      await writeFile(file, edited);
      const checked = await checkFile(file, {}, memoryIo());
      const report = reportOf(checked, { file, cwd: folder, strict: false, durationMs: 640, ...options });
      // Other checks replace the config, so its text is returned from memory.
      const inMemory = linesIn((name) => (name === 'site.config.ts' ? edited : undefined));
      return { ...report, source: (name) => inMemory(name) ?? report.source(name) };
    });
  });
