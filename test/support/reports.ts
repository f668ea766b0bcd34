import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reportOf } from '../../cli/report/outcome.ts';
import type { ReportInput } from '../../cli/report/report.ts';
import { linesIn } from '../../cli/report/source-text.ts';
import { checkFile, inFolder, ROOT, writeFiles } from './sites.ts';

const minimal = await readFile(join(ROOT, 'test/sites/minimal/site.config.ts'), 'utf8');

/** Replaces strings in the minimal config; each must exist. */
export function rewritten(edits: Readonly<Record<string, string>>, text = minimal): string {
  return Object.entries(edits).reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`The config does not contain “${from}”.`);
    return changed.replace(from, () => to);
  }, text);
}

export interface ReportedOptions {
  readonly strict?: boolean;
  /** The working directory relative to the config's folder: '../..' for two folders above. */
  readonly calledIn?: string;
}

/** Checks a config as the command does, and returns the input of its reports. */
export const reported = (
  config: string,
  { strict = false, calledIn = '.' }: ReportedOptions = {},
): Promise<ReportInput> =>
  inFolder(async (folder) => {
    const dot = await readFile(join(ROOT, 'test/sites/minimal/content/images/dot.svg'), 'utf8');
    await writeFiles(folder, { 'site.config.ts': config, 'content/images/dot.svg': dot });
    const file = join(folder, 'site.config.ts');
    const report = reportOf(await checkFile(file), { file, cwd: join(folder, calledIn), strict, durationMs: 12 });
    // The temporary folder is deleted before the report is created, so the source is returned from memory.
    return { ...report, source: linesIn((name) => (name === 'site.config.ts' ? config : undefined)) };
  });

/** A config with an error in a price, an error on a page, a stand-in, and an exception. */
export const FAULTY = rewritten({
  'import { defineSite,': 'import { accept, defineSite, standIn,',
  "email: 'hello@small.example'": "email: standIn('hello@small.example', 'the address that clients write to')",
  "description: 'Everything by hand.'":
    "description: 'Everything by hand.', from: accept('From £80', 'price/from', { reason: 'The printed leaflet names this price.', covers: 'From £80', against: '£60', until: '2027-06-30' })",
  '[massage](/treatments/massage)': '[massage](/treatments/massage#prizes)',
});
