import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CommandExample, ConfigExample, Example, RuleExample } from '../../renderer/check/rules/example.ts';
import type { Finding } from '../../renderer/core/finding.ts';
import { RULE_NAMES } from '../../renderer/core/rule-names.ts';
import { testWeb } from './answering-host.ts';
import { changedCode } from './changed-code.ts';
import { checkedWith } from './checked-with.ts';
import { pdfOf } from './pdf.ts';
import { flatImage } from './photographs.ts';
import { cli } from './run-cli.ts';
import { builtCopy } from './site-copy.ts';
import { checkFile, inFolder, writeFiles } from './sites.ts';

const require = createRequire(import.meta.url);

/** The result of an example. */
export interface Outcome {
  readonly findings: readonly Pick<Finding, 'rule' | 'message' | 'path' | 'location' | 'page'>[];
  /** False if a good example fails: it is not a valid site, or its call failed. */
  readonly sound: boolean;
}

/**
 * Applies an example: changes of the smallest site in memory; whole configs, commands and changes of code in a
 * temporary folder.
 */
export function outcomeOf(example: Example): Promise<Outcome> {
  if ('config' in example) return ofConfig(example);
  if ('command' in example) return ofCommand(example);
  if ('code' in example) return changedCode(example);
  return ofValues(example);
}

async function ofValues({
  values,
  files,
  documents = {},
  packaged = {},
  photographs = {},
  answers,
  lastBuild,
  release = false,
}: RuleExample): Promise<Outcome> {
  const before = lastBuild && (await checkedWith(lastBuild.values, lastBuild.files));
  const copies = Object.entries(packaged).map(([name, file]) => [name, readFileSync(require.resolve(file))]);
  const pdfs = Object.entries(documents).map(([name, document]) => [`documents/${name}`, pdfOf(document)]);
  const taken = await Promise.all(
    Object.entries(photographs).map(async ([name, { width, height }]) => [name, await flatImage(width, height)]),
  );
  const { findings, site } = await checkedWith(
    values,
    { ...files, ...Object.fromEntries([...pdfs, ...copies, ...taken]) },
    { release, lastBuild: before?.site?.record, ...(answers ? { web: answering(answers) } : {}) },
  );
  return { findings, sound: site !== undefined };
}

/** Hosts that send the answers of an example, and 200 for every other request. */
const answering = (answers: NonNullable<RuleExample['answers']>) =>
  testWeb({
    fetch: async (input) => {
      const { status, location } = answers[String(input)] ?? { status: 200 };
      return new Response(null, { status, headers: location === undefined ? {} : { location } });
    },
  });

const ofConfig = ({ config }: ConfigExample): Promise<Outcome> =>
  inFolder(async (folder) => {
    await writeFiles(folder, { 'site.config.ts': config });
    return { ...(await checkFile(join(folder, 'site.config.ts'))), sound: true };
  });

/** 'SITE_BASE_URL=https://a.example site check' in the folder of the smallest site. */
const ofCommand = ({ command, beside = {} }: CommandExample): Promise<Outcome> =>
  inFolder(async (folder) => {
    await builtCopy('minimal', folder);
    await writeFiles(folder, beside);
    const words = command.split(' ');
    const start = words.indexOf('site');
    const env = Object.fromEntries(words.slice(0, start).map((word) => word.split('=')));
    const { code, stdout } = await cli(words.slice(start + 1), { cwd: folder, env });
    const findings = RULE_NAMES.filter((rule) => stdout.includes(`  ${rule}\n`)).map((rule) => ({
      rule,
      message: stdout,
    }));
    return { findings, sound: code === 0 };
  });
