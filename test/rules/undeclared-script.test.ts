/** An undeclared script is reported for the page, the privacy policy and the content security policy. */
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { contactsOf } from '../../renderer/check/contacts.ts';
import { seenPages } from '../../renderer/check/rules/pages.ts';
import { blockedRequests } from '../../renderer/check/rules/privacy/policy.ts';
import { undeclaredHosts } from '../../renderer/check/rules/privacy/register.ts';
import { unaskedRequests } from '../../renderer/check/rules/privacy/third-party.ts';
import { parse } from '../../renderer/config/parse.ts';
import { extract } from '../../renderer/html/extract.ts';
import shipped from '../../site.config.ts';
import physio from '../sites/physio/site.config.ts';
import { checkedWith } from '../support/checked-with.ts';
import { cliProcess } from '../support/run-cli.ts';
import { inFolder, ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const ADDRESS = 'https://undeclared.example/spy.js';
const SCRIPT = `<script src="${ADDRESS}" async=""></script>`;

async function checkedSite(config: unknown, folder: string) {
  const { site: built } = await checkedWith({}, {}, { config, folder });
  const { site } = parse(config);
  if (!built || !site) throw new Error('The config is not valid.');
  return { built, site };
}

/** The site with a script in the main part of some pages. */
async function withScript(
  { built, site }: Awaited<ReturnType<typeof checkedSite>>,
  script: string,
  routes?: readonly string[],
) {
  const pages = await Promise.all(
    built.pages.map(async (page) => {
      if (routes && !routes.includes(page.route)) return page;
      return { ...page, ...extract((await page.html()).replace('</main>', `${script}</main>`)) };
    }),
  );
  return { ...built, pages, input: { site, pages: seenPages(pages, built.plan) } };
}

const clinic = await checkedSite(shipped, ROOT);
const practice = await checkedSite(physio, join(ROOT, 'test/sites/physio'));

for (const [name, checked] of [
  ['the shipped site', clinic],
  ['another practice', practice],
] as const) {
  const { input, ...site } = await withScript(checked, SCRIPT, ['/']);
  const everywhere = await withScript(checked, SCRIPT);

  suite(`a script that nobody declared on ${name}`, (test) => {
    test('is reported by the page, by the privacy policy and by the content security policy, once each', () => {
      assert.equal(
        unaskedRequests(input).map(({ message, page }) => ({ message, page })),
        [
          {
            message: `The page requests “${ADDRESS}” before the visitor consents: <script src="${ADDRESS}" async="">.`,
            page: '/',
          },
        ],
      );
      assert.equal(
        undeclaredHosts(input).map(({ message }) => message),
        [
          '“undeclared.example” receives data from visitors, but the config does not declare it, and no policy names it.',
        ],
      );
      assert.equal(
        blockedRequests(input).map(({ message }) => message),
        [`The content security policy of the page does not allow “${ADDRESS}” (script-src), so browsers block it.`],
      );
    });

    test('is in the list of hosts, as one that nobody has declared', () =>
      assert.equal(
        contactsOf(site)
          .get('/')
          ?.filter(({ host }) => host === 'undeclared.example'),
        [{ host: 'undeclared.example', purpose: 'unknown', policy: undefined }],
      ));

    test('is one finding of each rule if it is on every page', () => {
      const count = everywhere.pages.length;
      assert.equal(
        unaskedRequests(everywhere.input).map(({ message }) => message),
        [`${count} pages request “${ADDRESS}” before the visitor consents: <script src="${ADDRESS}" async="">.`],
      );
      assert.equal([undeclaredHosts(everywhere.input).length, blockedRequests(everywhere.input).length], [1, 1]);
    });
  });
}

suite('what a page requests from other servers', (test) => {
  const requests = async (html: string) => (await withScript(practice, html, ['/'])).input;

  for (const [element, directive] of [
    ['<img src="https://a.example/1.gif" alt="">', 'img-src'],
    ['<iframe src="https://a.example/"></iframe>', 'frame-src'],
    ['<link rel="stylesheet" href="https://a.example/a.css">', 'style-src'],
    ['<video src="https://a.example/a.mp4"></video>', 'media-src'],
    ['<object data="https://a.example/a.pdf"></object>', 'object-src'],
    ['<link rel="preconnect" href="https://a.example/">', 'default-src'],
  ] as const)
    test(`${element} is blocked by ${directive}`, async () =>
      assert.match(
        blockedRequests(await requests(element))[0]?.message ?? '',
        ` (${directive}), so browsers block it.`,
      ));

  test('a declared service that loads without consent is reported by the page only', async () => {
    const input = await requests('<iframe src="https://tidemap.example/embed"></iframe>');
    const onMapPage = input.pages.map((page) => ({
      ...page,
      policy: { ...page.policy, 'frame-src': ['https://tidemap.example'] },
    }));
    assert.is(unaskedRequests({ ...input, pages: onMapPage }).length, 1);
    assert.equal(undeclaredHosts({ ...input, pages: onMapPage }), []);
    assert.equal(blockedRequests({ ...input, pages: onMapPage }), []);
  });

  test('a link to another site, and an image on the site’s own server, are no requests', async () => {
    const own = 'https://www.harbour-physio.example/a.png';
    const input = await requests(
      `<a href="https://a.example/">A</a><template><img src="https://a.example/1.gif"></template>`,
    );
    assert.equal(unaskedRequests(input), []);
    const { site } = input;
    assert.equal(
      unaskedRequests(
        await requests(`<img src="${own.replace('https://www.harbour-physio.example', site.hosting.url)}" alt="">`),
      ),
      [],
    );
  });
});

suite('site check', (test) => {
  test('reports a script that a developer has added to every page, with three rules', () =>
    inFolder(async (folder) => {
      for (const name of ['cli', 'renderer', 'components', 'package.json', 'tsconfig.json'])
        await cp(join(ROOT, name), join(folder, name), { recursive: true });
      await cp(join(ROOT, 'test/sites/minimal'), folder, {
        recursive: true,
        filter: (path) => !path.includes('.cache'),
      });
      await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
      const file = join(folder, 'components/chrome/Document.tsx');
      const text = await readFile(file, 'utf8');
      await writeFile(
        file,
        text.replace('<main id="main">', () => `<script src="${ADDRESS}" />\n      <main id="main">`),
      );
      const { code, stdout, stderr } = await cliProcess(['check', '--format', 'json'], { cwd: folder, tool: folder });
      assert.is(code, 1, stderr);
      const { findings }: { findings: readonly { rule: string; message: string }[] } = JSON.parse(stdout);
      const about = findings.filter(({ message }) => message.includes('undeclared.example'));
      assert.equal(about.map(({ rule }) => rule).sort(), ['privacy/policy', 'privacy/register', 'privacy/third-party']);
    }));
});
