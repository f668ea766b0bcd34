import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { isLoadFailure, type LoadedConfig, load } from '../../renderer/config/load.ts';
import { locate } from '../../renderer/config/locate/index.ts';
import { inFolder, memoryIo, writeFiles } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

/** The price is in line 2 of the config if the condition is true, and in line 3 if it is false. */
const chosenBy = (condition: string, imports = '') => `${imports}export default ${condition}
  ? { price: '£3O0' }
  : { price: '£3O0' };
`;

type SetInput = (folder: string, isSummer: boolean) => Promise<void> | void;

const INPUTS: readonly (readonly [what: string, code: string, set: SetInput])[] = [
  [
    'a variable of the environment',
    chosenBy("process.env.CLINIC_SEASON === 'summer'"),
    (_, isSummer) => {
      process.env.CLINIC_SEASON = isSummer ? 'summer' : 'winter';
    },
  ],
  [
    'the date',
    chosenBy('new Date(Date.now()).getMonth() === 6'),
    (_, isSummer) => {
      const time = Date.parse(isSummer ? '2026-07-15' : '2026-12-15');
      Date.now = () => time;
    },
  ],
  [
    'a file',
    chosenBy("readFileSync('FOLDER/season', 'utf8') === 'summer'", "import { readFileSync } from 'node:fs'; "),
    (folder, isSummer) => writeFiles(folder, { season: isSummer ? 'summer' : 'winter' }),
  ],
  [
    'a random number',
    chosenBy('Math.random() < 0.5'),
    (_, isSummer) => {
      Math.random = () => (isSummer ? 0.1 : 0.9);
    },
  ],
];

async function loaded(file: string): Promise<LoadedConfig> {
  const config = await load({ file });
  if (isLoadFailure(config)) throw new Error(config.findings.map(({ message }) => message).join('\n'));
  return config;
}

/** Undoes what the inputs above change. */
async function keepingGlobals(run: () => Promise<void>): Promise<void> {
  const [now, { random }] = [Date.now, Math];
  try {
    await run();
  } finally {
    [Date.now, Math.random] = [now, random];
    delete process.env.CLINIC_SEASON;
  }
}

const hasReadOutside = (code: string, files: Readonly<Record<string, string>> = {}): Promise<boolean> =>
  inFolder(async (folder) => {
    await writeFiles(folder, { 'site.config.ts': code, ...files });
    return (await loaded(join(folder, 'site.config.ts'))).hasReadOutside();
  });

suite('input from outside a config', (test) => {
  for (const [what, code, set] of INPUTS)
    test(`a finding gets the line of the value that this run took if the config reads ${what}`, () =>
      inFolder((folder) =>
        keepingGlobals(async () => {
          await writeFiles(folder, { 'site.config.ts': code.replace('FOLDER', folder) });
          const [entry, io] = [join(folder, 'site.config.ts'), memoryIo()];
          const lines: (number | undefined)[] = [];
          for (const isSummer of [true, false, true]) {
            await set(folder, isSummer);
            const config = await loaded(entry);
            const finding = { rule: 'config/type', severity: 'error', message: 'No price.', path: ['price'] } as const;
            const [found] = await locate([finding], { ...config, entry, plainConfig: config.value }, io);
            lines.push(found?.location?.line);
          }
          assert.equal(lines, [2, 3, 2]);
        }),
      ));

  for (const expression of [
    'process.env.HOME',
    'new Date().getFullYear()',
    'new Intl.DateTimeFormat().format()',
    'globalThis.process.env.HOME',
    'performance.now()',
    'Math.random()',
    "Function('return process.env.HOME')()",
    "(0, eval)('process.env.HOME')",
    'crypto.randomUUID()',
    'typeof fetch',
  ])
    test(`the config reads from outside if it contains ${expression}`, async () =>
      assert.ok(await hasReadOutside(`export default { a: String(${expression}) };`)));

  test('the config reads from outside if a package that it imports does', async () => {
    const code = "import { season } from 'season'; export default { season };";
    const files = { 'node_modules/season/index.js': 'exports.season = process.env.SEASON;' };
    assert.ok(await hasReadOutside(code, files));
  });

  test('the config reads from outside if a field does only when it is read', () =>
    inFolder(async (folder) => {
      const file = join(folder, 'site.config.ts');
      await writeFiles(folder, { 'site.config.ts': 'export default { get home() { return process.env.HOME; } };' });
      const config = await loaded(file);
      assert.not(config.hasReadOutside());
      assert.ok(JSON.stringify(config.value));
      assert.ok(config.hasReadOutside());
    }));

  test('a config that only computes with its own values reads nothing from outside', async () => {
    const code = `
      import { faq, question, standIn } from 'clinic-site';
      import { prices } from './prices.ts';
      const total = Object.values(prices).map(Number).reduce((sum, one) => sum + Math.max(one, 0), 0);
      const process = { env: { total } };
      export default { total: JSON.stringify(process.env), faq: faq([question('Why?', standIn('So.', 'an answer'))]) };
    `;
    assert.not(await hasReadOutside(code, { 'prices.ts': 'export const prices = { a: "1", b: "2" };' }));
  });
});
