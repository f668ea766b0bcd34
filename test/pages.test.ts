import { join } from 'node:path';
import * as assert from 'uvu/assert';
import type { Checked } from '../renderer/check/outcome.ts';
import { assertNone, type Problem } from './support/faults.ts';
import { faultsOfPage } from './support/markup.ts';
import { type CheckedPage, checkedPage, PAGE_CHECKS } from './support/page-checks.ts';
import { textOf } from './support/page-tree.ts';
import { checkedOnce, ROOT, SHIPPED } from './support/sites.ts';
import { suite } from './support/suite.ts';

const built = {
  'the shipped site': checkedOnce(SHIPPED),
  'a second practice': checkedOnce(join(ROOT, 'test/sites/physio/site.config.ts')),
};

const pagesOf = async ({ site }: Checked): Promise<readonly CheckedPage[]> => {
  const pages = (site?.plan.pages ?? []).map(async (planned, index) => {
    const page = site?.pages[index];
    return page?.route === planned.route ? [checkedPage(planned, await page.html())] : [];
  });
  return (await Promise.all(pages)).flat();
};

/** Titles and descriptions that repeat those of an earlier page. */
function repeated(pages: readonly CheckedPage[], of: (page: CheckedPage) => string): readonly Problem[] {
  const texts = pages.map(of);
  return pages.flatMap(({ planned }, index) => {
    const first = texts.indexOf(texts[index] ?? '');
    return first === index
      ? []
      : [{ where: planned.route, what: `“${texts[index]}” is ${pages[first]?.planned.route}’s` }];
  });
}

const titleOf = ({ tree }: CheckedPage): string => textOf(tree.named('title')[0]);

const descriptionOf = ({ tree }: CheckedPage): string =>
  tree.named('meta').find(({ attribs }) => attribs.name === 'description')?.attribs.content ?? '';

for (const [name, checking] of Object.entries(built)) {
  const whole = checking.then(pagesOf);

  suite(`every page of ${name}`, (test) => {
    test('the site has pages to check', async () => {
      const { site } = await checking;
      const pages = await whole;
      assert.ok(pages.length > 20);
      assert.is(pages.length, site?.plan.pages.length);
    });

    for (const [sentence, check] of Object.entries(PAGE_CHECKS))
      test(sentence, async () => {
        const faults: Problem[] = [];
        for (const page of await whole)
          for (const what of await check(page)) faults.push({ where: page.planned.route, what });
        assertNone(faults);
      });

    test('every indexable page has its own title and description', async () => {
      const listed = (await whole).filter(({ planned }) => planned.index && planned.canonical === planned.route);
      assertNone([...repeated(listed, titleOf), ...repeated(listed, descriptionOf)]);
    });

    test('on hosts without redirects, valid pages redirect visitors', async () => {
      const { site } = await checking;
      const files = (site?.files ?? []).filter(({ path }) => /^(go\/.*|journal)\.html$/.test(path));
      assert.is(files.length, site?.plan.redirects.filter(({ file }) => file).length);
      for (const { path, bytes } of files)
        assert.equal(await faultsOfPage(bytes instanceof Uint8Array ? new TextDecoder().decode(bytes) : ''), [], path);
    });
  });
}

/** A broken page for each check that must report it. */
const BREAKS: Readonly<Record<keyof typeof PAGE_CHECKS, (html: string) => string>> = {
  'is valid HTML, its headings in order': (html) => html.replace('</h1>', '</h1><h4>Deep</h4>'),
  'has exactly one first-level heading': (html) => html.replace('</h1>', '</h1><h1>Another</h1>'),
  'has one title, one description and one canonical address': (html) =>
    html.replace('</head>', '<title>Two</title></head>'),
  'uses each id once': (html) => html.replace('<main', '<p id="main"></p><main'),
  'is in British English': (html) => html.replace('lang="en-GB"', 'lang="en"'),
  'has all content in landmarks: the chrome, and one main part': (html) =>
    html.replace('<main', '<div>Stray</div><main'),
  'starts with a link to its main part': (html) => html.replace('href="#main"', 'href="/main"'),
  'loads nothing from third parties': (html) => html.replace('srcSet="/assets', 'srcSet="//cdn.example/assets'),
  'has only external scripts of the site, and data': (html) => html.replace('</body>', '<script>run()</script></body>'),
  'has no style or script attributes': (html) => html.replace('<h1', '<h1 onclick="run()"'),
  'has images with alternative text and dimensions': (html) => html.replace(/ alt="[^"]*"/, ''),
  'says which links open a new tab, and denies them access to its window': (html) =>
    html.replace('noopener" target', 'x" target'),
  'shows which links open a new tab by an arrow': (html) => html.replace('<span class="out"></span>', ''),
  'has exactly the styles that it needs, in its head': (html) => html.replace('</style>', '.x-other{top:0}</style>'),
  'weighs no more than 14 KB with its styles': (html) =>
    html.replace('</h1>', () => `</h1>${Array.from({ length: 5000 }, (_, index) => (index * 7919) ** 2).join('')}`),
};

suite('the page checks', (test) => {
  test('every page check has a page that breaks it', () => assert.equal(Object.keys(BREAKS), Object.keys(PAGE_CHECKS)));

  for (const [sentence, check] of Object.entries(PAGE_CHECKS))
    test(`a page check reports a page that breaks it: ${sentence}`, async () => {
      const [home] = await pagesOf(await built['the shipped site']);
      if (!home) throw new Error('There is no home page.');
      const html = BREAKS[sentence]?.(home.html) ?? home.html;
      assert.is.not(html, home.html);
      const before = await check(home);
      assert.ok((await check(checkedPage(home.planned, html))).length > before.length);
    });
});
