/**
 * Carries out docs/second-clinic.md: packs the tool, installs it with its own dependencies only, and makes a site with
 * it. It is the only test that needs the npm registry.
 */
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Project, ts } from 'ts-morph';
import * as assert from 'uvu/assert';
import { isCi } from '../is-ci.mjs';
import { commandsOf, folderAfter, shell, whileServing } from '../support/commands.ts';
import { inFolder, ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

/** npm passes settings to the programs that it starts, and NODE_ENV=production would leave packages out. */
const env = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) && name !== 'NODE_ENV' && name !== 'INIT_CWD'),
  ),
  NO_COLOR: '1',
  // Without this, npm asks the registry whether each stored package is current: a third of the time of an installation.
  npm_config_prefer_offline: 'true',
  GIT_CONFIG_GLOBAL: '/dev/null',
  ...{ GIT_AUTHOR_NAME: 'Owner', GIT_AUTHOR_EMAIL: 'owner@clinic.example' },
  ...{ GIT_COMMITTER_NAME: 'Owner', GIT_COMMITTER_EMAIL: 'owner@clinic.example' },
};

const COMMANDS = commandsOf(await readFile(join(ROOT, 'docs/second-clinic.md'), 'utf8'));

/** The address of the repository in the document. */
const REPOSITORY = 'git@github.com:harbour-view/site.git';

/** Copies what a package of the tool contains, as in a clone without installed packages. */
async function copyTool(folder: string): Promise<void> {
  const { files }: { files: readonly string[] } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  for (const name of ['package.json', 'README.md', 'LICENSE', ...files.filter((file) => !file.startsWith('!'))])
    await cp(join(ROOT, name), join(folder, name), { recursive: true });
}

const run = async (command: string, cwd: string): Promise<string> => {
  const { code, output } = await shell(command, { cwd, env });
  assert.is(code, 0, `${command}\n${output}`);
  return output;
};

const isVisited = (command: string, cwd: string): Promise<void> =>
  whileServing(command, { cwd, env }, async (address) => {
    const response = await fetch(address);
    assert.is(response.status, 200);
    assert.match(await response.text(), '<title>Private clinic in Norwich | Mill Lane Clinic</title>');
  });

/** Actions that replace, precede or follow a command of the document. */
type Special = (command: string, folder: string) => Promise<unknown>;

const SPECIAL: Readonly<Record<string, Special>> = {
  'npm start': (_, folder) => isVisited('npm start -- --port 0', folder),
  'npx site dev': (_, folder) => isVisited('npx site dev --port 0', folder),
  'npx site check': async (command, folder) => {
    const output = await run(command, folder);
    assert.match(output, /^no errors, \d+ warnings, 0 accepted\. 8 pages/m);
    assert.equal(
      [...output.matchAll(/ {2}([a-z0-9]+\/[a-z-]+)$/gm)]
        .map(([, rule]) => rule)
        .filter((rule) => rule !== 'release/stand-in'),
      [],
    );
  },
  'npx tsc --noEmit': async (command, folder) => {
    await run(command, folder);
    explainsFields(folder);
    await findsTypo(command, folder);
  },
  'npx site build --release': async (command, folder) => {
    assert.is((await shell(command, { cwd: folder, env })).code, 1);
    await replaceStandIns(folder);
    await run(command, folder);
    assert.ok((await readdir(join(folder, 'dist'))).includes('index.html'));
  },
  [`git remote add origin ${REPOSITORY}`]: async (command, folder) => {
    await run('git init --bare ../remote', folder);
    await run(command.replace(REPOSITORY, '../remote'), folder);
  },
  'git push --set-upstream origin main': async (command, folder) => {
    await run(command, folder);
    const pushed = (await run('git ls-tree --name-only main', join(folder, '../remote'))).split('\n');
    assert.ok(pushed.includes('package-lock.json') && pushed.includes('clinic-site-0.1.0.tgz'), pushed.join(', '));
    assert.not(pushed.includes('node_modules') || pushed.includes('dist') || pushed.includes('.cache'));
  },
  'npx site host nginx --root /var/www/harbour-view': async (command, folder) =>
    assert.match(await run(command, folder), '/var/www/harbour-view'),
};

/** The first commands in a new site. */
const STARTED = ['npx site check', 'npm start'];

/** An editor shows the comment of a field of the installed package. */
function explainsFields(folder: string): void {
  const project = new Project({ tsConfigFilePath: join(folder, 'tsconfig.json') });
  const config = project.getSourceFileOrThrow('site.config.ts');
  const service = project.getLanguageService().compilerObject;
  const shown = (text: string) =>
    ts.displayPartsToString(
      service.getQuickInfoAtPosition(config.getFilePath(), config.getFullText().indexOf(text))?.documentation ?? [],
    );
  assert.is(shown('phone: '), 'The telephone number as it is shown.');
  assert.match(shown("journey('Your"), /^Numbered steps: /);
}

async function findsTypo(command: string, folder: string): Promise<void> {
  const file = join(folder, 'site.config.ts');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace("standIn('£60'", "standIn('£6O'"));
  const { code, output } = await shell(command, { cwd: folder, env });
  await writeFile(file, text);
  assert.is.not(code, 0);
  assert.match(output, /^site\.config\.ts\(\d+,\d+\): error TS2322: /m);
}

/** Replaces every stand-in by a value that could be real, as an owner does. */
async function replaceStandIns(folder: string): Promise<void> {
  const file = join(folder, 'site.config.ts');
  const text = await readFile(file, 'utf8');
  const plain = text.replace(/standIn\(\s*('[^']*'|[\d.]+),\s*'[^']*',?\s*\)/g, (_, value: string) => value);
  await writeFile(
    file,
    plain
      .replaceAll('clinic.example', 'harbour-view.co.uk')
      .replaceAll('maps.example', 'maps.co.uk')
      .replace('01632 960321', '01603 212345'),
  );
}

const carryOut = (): Promise<void> =>
  inFolder(async (parent) => {
    const state = { folder: join(parent, 'clinic-site') };
    await copyTool(state.folder);
    for (const command of COMMANDS) {
      const next = folderAfter(command, state.folder);
      if (next === undefined) await (SPECIAL[command] ?? run)(command, state.folder);
      state.folder = next ?? state.folder;
    }
  });

suite('docs/second-clinic.md', (test) => {
  test('the document has ten steps, and each special command of this test is in it', async () => {
    const text = await readFile(join(ROOT, 'docs/second-clinic.md'), 'utf8');
    assert.equal(
      [...text.matchAll(/^\*\*(\d+)\. /gm)].map(([, number]) => Number(number)),
      Array.from({ length: 10 }, (_, index) => index + 1),
    );
    assert.equal(
      Object.keys(SPECIAL).filter((command) => !COMMANDS.includes(command)),
      [],
    );
  });
});

const isReachable = isCi(process.env) || (await shell('npm ping', { cwd: ROOT, env })).code === 0;
if (isReachable)
  suite('a site that is made as docs/second-clinic.md says', (test) => {
    test('is packed, installed, checked, built and published with the commands of the document', carryOut);

    test('starts in the folder in which the tool was installed, too', () =>
      inFolder(async (parent) => {
        const folder = join(parent, 'harbour-view');
        await mkdir(folder);
        await run(`npm pack --pack-destination ${parent}`, ROOT);
        for (const command of ['npm install ../clinic-site-0.1.0.tgz', 'npx site init .', ...STARTED])
          await (SPECIAL[command] ?? run)(command, folder);
        for (const command of ['npx tsc --noEmit', 'npm ci']) await run(command, folder);
      }));
  });
else process.stdout.write('LEFT OUT the commands of docs/second-clinic.md: the npm registry cannot be reached.\n');
