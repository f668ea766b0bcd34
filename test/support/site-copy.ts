import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './sites.ts';

/** A copy of a test site in a temporary folder, with some text of its config replaced. */
export async function siteCopy(
  name: 'minimal' | 'physio',
  folder: string,
  edits: Readonly<Record<string, string>> = {},
): Promise<string> {
  await cp(join(ROOT, 'test/sites', name), folder, { recursive: true, filter: (path) => !path.includes('.cache') });
  const file = join(folder, 'site.config.ts');
  const text = await readFile(file, 'utf8');
  for (const from of Object.keys(edits))
    if (!text.includes(from)) throw new Error(`The config does not contain “${from}”.`);
  await writeFile(
    file,
    Object.entries(edits).reduce((edited, [from, to]) => edited.replace(from, () => to), text),
  );
  return folder;
}
