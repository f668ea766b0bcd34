/** Checks that a broken address is found in every element, attribute and file that can contain one. */
import * as assert from 'uvu/assert';
import { linkMap } from '../../renderer/check/links/link-map.ts';
import { deadLinks } from '../../renderer/check/rules/link/dead.ts';
import { parse } from '../../renderer/config/parse.ts';
import { type OutputFile, textFile } from '../../renderer/core/file.ts';
import { extract } from '../../renderer/html/extract.ts';
import minimal from '../sites/minimal/site.config.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const { site, leaves } = parse(minimal);
const checked = (await checkedWith({})).site;
if (!site || !checked) throw new Error('The smallest site is none.');

const GONE = '/assets/gone.webp';
const WHOLE = `https://small.example${GONE}`;
const ASSESSMENT_NOTICES = `is broken: the site has no “${GONE}”.`;

/** Returns the broken links of the minimal site after adding HTML to the home page or replacing a file. */
async function found(added: { readonly html?: string; readonly file?: OutputFile }): Promise<readonly string[]> {
  const [home, ...others] = checked?.pages ?? [];
  if (!home || !site) throw new Error('The smallest site has no page.');
  const html = (await home.html()).replace('</main>', () => `${added.html ?? ''}</main>`);
  const { file } = added;
  const files = (checked?.files ?? []).map((one) => (file && one.path === file.path ? file : one));
  const links = linkMap({
    site,
    leaves,
    policies: new Map(),
    documents: new Map(),
    plan: checked?.plan ?? { pages: [], redirects: [] },
    pages: [{ ...home, ...extract(html) }, ...others],
    texts: [],
    files: file && !files.includes(file) ? [...files, file] : files,
  });
  return deadLinks(links).map(({ message }) => message.replace(/^“[^”]*” /, ''));
}

const data = JSON.stringify({ '@context': 'https://schema.org', '@type': 'Person', url: WHOLE });

suite('a broken address in a page', (test) => {
  for (const html of [
    `<a href="${GONE}">Gone</a>`,
    `<a href="${WHOLE}">Gone</a>`,
    `<img src="${GONE}" alt="">`,
    `<img src="/favicon.svg" srcset="/favicon.svg 320w, ${GONE} 640w" alt="">`,
    `<picture><source srcset="${GONE} 1x" type="image/webp"></picture>`,
    `<link rel="icon" href="${GONE}">`,
    `<link rel="preload" as="image" imagesrcset="${GONE} 320w">`,
    `<link rel="canonical" href="${WHOLE}">`,
    `<meta property="og:image" content="${WHOLE}">`,
    `<meta http-equiv="refresh" content="0; url=${GONE}">`,
    `<script src="${GONE}"></script>`,
    `<video src="/favicon.svg" poster="${GONE}"></video>`,
    `<iframe src="${GONE}" title="Gone"></iframe>`,
    `<form action="${GONE}"></form>`,
    `<svg><use href="${GONE}"></use></svg>`,
    `<script type="application/ld+json">${data}</script>`,
  ])
    test(`a broken address is found in ${html}`, async () => assert.equal(await found({ html }), [ASSESSMENT_NOTICES]));

  test('an address from the vocabulary of schema.org is not checked as a link', async () =>
    assert.equal(
      await found({
        html: `<script type="application/ld+json">${data.replace(WHOLE, 'https://schema.org/Monday')}</script>`,
      }),
      [],
    ));
});

suite('a broken address in a file', (test) => {
  for (const [path, text] of [
    ['sitemap.xml', `<urlset><url><loc>${WHOLE}</loc></url></urlset>`],
    ['robots.txt', `User-agent: *\nSitemap: ${WHOLE}\n`],
    ['site.webmanifest', JSON.stringify({ icons: [{ src: GONE }] })],
    ['_redirects', `/old ${GONE} 302\n`],
    ['api/posts.json', JSON.stringify({ posts: [{ cover: GONE }] })],
    ['go/visit.html', `<a href="${GONE}">Continue</a>`],
    ['.well-known/security.txt', `Canonical: ${WHOLE}\n`],
  ] as const)
    test(`a broken address is found in ${path}`, async () =>
      assert.equal(await found({ file: textFile(path, text) }), [ASSESSMENT_NOTICES]));
});

suite('the smallest site', (test) =>
  test('the minimal site contains no broken address', async () => assert.equal(await found({}), [])));
