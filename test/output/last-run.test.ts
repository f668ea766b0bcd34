/** A check that reuses the outcome of the last run returns the same as one without any cache. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as assert from 'uvu/assert';
import { checkOutcome } from '../../renderer/build.ts';
import type { Outcome } from '../../renderer/check/outcome.ts';
import type { Io } from '../../renderer/core/io.ts';
import { emptyCache } from '../support/caches.ts';
import { pdfOf } from '../support/pdf.ts';
import { randomFrom } from '../support/random/random.ts';
import { siteCopy } from '../support/site-copy.ts';
import { inFolder, memoryIo, optionsFor } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const IDENTITY = { program: 'a program', environment: 'an environment' };

const WITH_FILES = {
  "'/404': {": "'/terms': { title: 'Terms', description: 'Our terms.', name: 'Terms' },\n      '/404': {",
  "links: [{ label: 'Home', to: '/' }]":
    "links: [{ label: 'Home', to: '/' }, { label: 'Terms', to: '/terms' }, { label: 'Guide', to: 'document:guide' }]",
  "    '/': [":
    "    '/terms': [{ kind: 'policy', title: 'Terms', file: 'terms.md', updated: '2026-03-01' }],\n    '/': [",
  'documents: {}': "documents: { guide: { file: 'guide.pdf', title: 'Guide' } }",
  "price: '£60 per session'": 'price: PRICE',
  "title: 'Small Practice', description": 'title: TITLE, description',
  'export default': "import { PRICE, TITLE } from './facts';\n\nexport default",
};

const facts = (price: string, title: string) => `export const PRICE = '${price}';\nexport const TITLE = '${title}';\n`;
const guide = (line: string) => pdfOf({ lines: [line], title: 'Guide', tagged: 'en-GB' });
const dot = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><title>${name}</title></svg>`;

/** The files of the site, each with some contents; `undefined` means that the file is missing. */
type Contents = readonly [string | Uint8Array | undefined, ...(string | Uint8Array | undefined)[]];
const FILES: Readonly<Record<string, Contents>> = {
  'facts.ts': [
    facts('£60 per session', 'Small Practice'),
    facts('£61 per session', 'Hands'),
    'export const PRICE = 1;',
  ],
  // esbuild prefers this file to facts.ts.
  'facts.tsx': [undefined, facts('£70 per session', 'Another practice')],
  'content/policies/terms.md': ['## Cancelling\n\nFree.\n', '## Cancelling\n\nWe guarantee results.\n', undefined],
  'content/documents/guide.pdf': [guide('Massage costs £60.'), guide('Massage costs £99.'), undefined],
  'content/images/dot.svg': [dot('A dot'), dot('<script>1</script>'), undefined],
  'content/images/dots.svg': [undefined, dot('Dots')],
};

/** The state of the world outside the files. */
const HISTORIES = ['## Cancelling\n\nFree.\n', '## Cancelling\n\nNever.\n', undefined] as const;
const DAYS = ['2026-11-21', '2027-06-01', '2028-02-29'] as const;

async function put(path: string, content: string | Uint8Array | undefined): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await (content === undefined ? rm(path, { force: true }) : writeFile(path, content));
}

const shown = ({ findings, accepted, unapplied, pages, links, readable }: Outcome): string =>
  JSON.stringify({ findings, accepted, unapplied: [...unapplied], pages, links, readable }, null, 1);

suite('a check with the outcome of the last run', (test) => {
  test('returns what a check without caches returns, after random edits of every kind of input', () =>
    inFolder(async (folder) => {
      await siteCopy('minimal', folder, WITH_FILES);
      for (const [path, [first]] of Object.entries(FILES)) await put(join(folder, path), first);
      const options = optionsFor(join(folder, 'site.config.ts'));
      const random = randomFrom(14);
      const stages: string[] = [];
      const kept = memoryIo({ cache: emptyCache(), ...IDENTITY, progress: (stage) => stages.push(stage) });
      const outcomes = new Set<string>();
      let [history, day]: [(typeof HISTORIES)[number], string] = [HISTORIES[0], DAYS[0]];
      for (let edit = 0; edit < 12; edit += 1) {
        const [[path, contents] = ['', ['']] as const] = random.chance(0.3)
          ? []
          : random.some(Object.entries(FILES), 1);
        if (path === '') [history, day] = [random.pick(HISTORIES), random.pick(DAYS)];
        else await put(join(folder, path), random.pick([contents[0], ...contents.slice(1)]));
        const world: Partial<Io> = {
          historyOf: async () =>
            history === undefined ? undefined : { textThen: history, last: { day: DAYS[0], text: history } },
          revision: async () => `${history}`,
          today: () => day,
        };
        const fresh = shown(await checkOutcome(options, memoryIo({ cache: emptyCache(), ...world })));
        for (const run of ['first', 'second', 'third']) {
          stages.length = 0;
          assert.is(shown(await checkOutcome(options, { ...kept, ...world })), fresh, `${path}, ${run} check`);
        }
        assert.equal(stages, [], `the third check after an edit of “${path}” computes nothing`);
        outcomes.add(fresh);
      }
      assert.ok(outcomes.size > 4, 'the edits change what a check returns');
    }));

  /** Returns whether a check computed something, after two checks that could have stored their outcome. */
  const computes = async (edits: Readonly<Record<string, string>>, changed: Partial<Io> = {}, files = {}) => {
    const stages: string[] = [];
    const kept = memoryIo({ cache: emptyCache(), ...IDENTITY, progress: (stage) => stages.push(stage) });
    await inFolder(async (folder) => {
      await siteCopy('minimal', folder, edits);
      for (const [path, text] of Object.entries<string>(files)) await put(join(folder, path), text);
      const options = optionsFor(join(folder, 'site.config.ts'));
      await checkOutcome(options, kept);
      await checkOutcome(options, kept);
      stages.length = 0;
      await checkOutcome(options, { ...kept, ...changed });
    });
    return stages.length > 0;
  };

  test('computes nothing if nothing has changed', async () => assert.is(await computes({}), false));

  test('computes everything with another program, other packages or an unknown revision', async () => {
    assert.is(await computes({}, { program: 'another program' }), true);
    assert.is(await computes({}, { environment: 'another environment' }), true);
    assert.is(await computes({}, { revision: async () => undefined }), true);
  });

  test('computes everything if the config reads the environment, or its settings are in a file that is not listed', async () => {
    const reading = "tagline: process.env.NOTHING ?? 'One thing, done well'";
    assert.is(await computes({ "tagline: 'One thing, done well'": reading }), true);
    assert.is(await computes({}, {}, { 'tsconfig.json': '{ "extends": "./base.json" }', 'base.json': '{}' }), true);
  });

  test('stores no outcome if a file changed while the check ran', () =>
    inFolder(async (folder) => {
      await siteCopy('minimal', folder);
      const file = join(folder, 'content/images/dot.svg');
      const options = optionsFor(join(folder, 'site.config.ts'));
      const kept = memoryIo({ cache: emptyCache(), ...IDENTITY });
      await checkOutcome(options, kept);
      const saving: Io = {
        ...kept,
        progress: async (stage) => {
          if (stage.startsWith('Rendering')) await writeFile(file, dot('<script>1</script>'));
        },
      };
      await checkOutcome(options, saving);
      assert.is(
        shown(await checkOutcome(options, kept)),
        shown(await checkOutcome(options, memoryIo({ cache: emptyCache() }))),
      );
    }));
});
