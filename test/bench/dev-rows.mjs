/** Measures `site dev` and `site edit` on a copy of the shipped site in a repository of its own: policies are compared with its history. */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measuredDev } from './dev.mjs';
import { measuredEdit } from './edit.mjs';
import { measuredSite } from './measure.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const GIT = ['-c', 'user.name=Benchmark', '-c', 'user.email=benchmark@small.example'];
/** The opening words of the measured page. */
const LEAD = /(?<=lead: ')[^']*(?=')/;

export async function devRows(report, folder, edits) {
  for (const name of ['site.config.ts', 'content']) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  for (const args of [
    ['init', '--quiet'],
    ['add', '.'],
    ['commit', '--quiet', '--message', 'Site'],
  ])
    spawnSync('git', [...GIT, ...args], { cwd: folder });
  measuredSite(['check'], folder);
  const session = {
    route: '/treatments/profhilo',
    edits,
    edit: (run) => editLead(folder, run),
    usageFile: join(folder, 'usage'),
  };
  const { first, edit } = await measuredDev(folder, session);
  report.add('site dev, shipped site, until the first page', first);
  report.add('site dev, shipped site, from a saved edit to the page', edit);
  const { route, usageFile } = session;
  report.add(
    'site edit, shipped site, from Enter to the changed page',
    await measuredEdit(folder, { route, words: 'in version', edits, usageFile }),
  );
}

/** Rewrites the opening words of the page, and returns the new ones. */
function editLead(folder, edit) {
  const file = join(folder, 'content/treatments/profhilo.ts');
  const words = `Hyaluronic acid for dry skin, in version ${edit} of this text.`;
  writeFileSync(file, readFileSync(file, 'utf8').replace(LEAD, words));
  return words;
}
