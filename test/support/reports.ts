import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reportOf } from '../../cli/report/outcome.ts';
import type { ReportInput } from '../../cli/report/report.ts';
import { checkFile, inFolder, ROOT, writeFiles } from './sites.ts';

const minimal = await readFile(join(ROOT, 'test/sites/minimal/site.config.ts'), 'utf8');

/** The smallest config with other texts in it, each of which must be there. */
export function rewritten(edits: Readonly<Record<string, string>>, text = minimal): string {
  return Object.entries(edits).reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`The config does not hold “${from}”.`);
    return changed.replace(from, () => to);
  }, text);
}

export interface ReportedOptions {
  readonly strict?: boolean;
  /** Where the command was called, from the config's folder: '../..' for two folders above. */
  readonly calledIn?: string;
}

/** Checks a config as the command does, and gives what its reports are made from. */
export const reported = (
  config: string,
  { strict = false, calledIn = '.' }: ReportedOptions = {},
): Promise<ReportInput> =>
  inFolder(async (folder) => {
    const dot = await readFile(join(ROOT, 'test/sites/minimal/content/images/dot.svg'), 'utf8');
    await writeFiles(folder, { 'site.config.ts': config, 'content/images/dot.svg': dot });
    const file = join(folder, 'site.config.ts');
    const report = reportOf(await checkFile(file), { file, cwd: join(folder, calledIn), strict, durationMs: 12 });
    // The folder is gone when the report is read: what it says of its files is kept.
    return { ...report, source: (name) => (name === 'site.config.ts' ? config : undefined) };
  });

/** A config with an error in a price, an error on a page, a stand-in, and an exception. */
export const FAULTY = rewritten({
  'import { defineSite,': 'import { accept, defineSite, standIn,',
  "email: 'hello@small.example'": "email: standIn('hello@small.example', 'the address that clients write to')",
  "description: 'Everything by hand.'":
    "description: 'Everything by hand.', from: accept('From £80', 'price/from', { reason: 'The printed leaflet names this price.', covers: 'From £80', against: '£60', until: '2027-06-30' })",
  '[massage](/treatments/massage)': '[massage](/treatments/massage#prizes)',
});
