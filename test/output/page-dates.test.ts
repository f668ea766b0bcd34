/** Dates in the sitemap: the record of what pages show, and `site dates`, which writes it. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { mainWords } from '../../renderer/html/read/main-words.ts';
import { pageDatesText, readPageDates, versionOn } from '../../renderer/inputs/page-dates.ts';
import { lastModified, updatedDates } from '../../renderer/output/shown.ts';
import shipped from '../../site.config.ts';
import { checkedWith } from '../support/checked-with.ts';
import { cli } from '../support/run-cli.ts';
import { siteCopy } from '../support/site-copy.ts';
import { inFolder, ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

suite('what a page shows', (test) => {
  const page = (main: string, head = '') =>
    `<html><head><title>Skin</title><meta name="description" content="Care"/>${head}</head><body><header>Menu</header><main class="css-1 grid">${main}</main><footer>020 7946</footer></body></html>`;

  test('is its title, its description, and the texts, links and images of its main part', () =>
    assert.is(
      mainWords(page('<h1>Skin</h1><p>From <a href="/prices">£60</a></p><img src="/a.1.png" alt="A room"/>')),
      'Skin Care Skin From /prices £60 A room',
    ));

  test('does not change with header, footer, styles, scripts, classes and the names of generated files', () => {
    const one = '<p class="css-a">Care</p><a href="/assets/guide.0a1b2c3d4e.svg">Guide</a>';
    const other =
      '<style>.b{}</style><p class="css-b" id="x">Care</p><script>go()</script><a href="/assets/guide.9f8e7d6c5b.svg">Guide</a>';
    assert.is(
      mainWords(page(one).replace('Menu', 'Home').replace('7946', '7947')),
      mainWords(page(other, '<style>p{}</style><link rel="icon" href="/i.svg"/>')),
    );
  });

  for (const [what, from, to] of [
    ['a word', 'Care', 'Cure'],
    ['a link', '/prices', '/price'],
    ['the description of an image', 'A room', 'A bed'],
    ['the description of the page', 'content="Care"', 'content="Cure"'],
  ] as const)
    test(`changes with ${what}`, () => {
      const html = page('<p>Care</p><a href="/prices">Prices</a><img alt="A room"/>');
      assert.is.not(mainWords(html.replace(from, to)), mainWords(html));
    });
});

suite('the record of page dates', (test) => {
  const shown = (values: Readonly<Record<string, string>>) => new Map(Object.entries(values));
  const first = updatedDates(undefined, { day: '2026-11-01', shown: shown({ '/': 'a', '/team': 'b' }) }, []);

  test('has no days at first, because nobody knows when the pages changed', () =>
    assert.equal(
      [...first],
      [
        ['/', [[null, 'a']]],
        ['/team', [[null, 'b']]],
      ],
    ));

  test('gives the day to a page that has changed and to a new one, and forgets one that is gone', () =>
    assert.equal(
      [...updatedDates(first, { day: '2026-12-01', shown: shown({ '/': 'a2', '/new': 'c' }) }, [])],
      [
        ['/', [['2026-12-01', 'a2']]],
        ['/new', [['2026-12-01', 'c']]],
      ],
    ));

  test('keeps the day of a page that has not changed', () => {
    const second = updatedDates(first, { day: '2026-12-01', shown: shown({ '/': 'a2', '/team': 'b' }) }, []);
    assert.equal(updatedDates(second, { day: '2027-01-01', shown: shown({ '/': 'a2', '/team': 'b' }) }, []), second);
  });

  test('has the days on which a page changes by itself, also if it changes back', () => {
    const coming = [
      { day: '2027-03-01', shown: shown({ '/': 'offer', '/team': 'b' }) },
      { day: '2027-04-01', shown: shown({ '/': 'a', '/team': 'b' }) },
    ];
    const dates = updatedDates(first, { day: '2026-12-01', shown: shown({ '/': 'a', '/team': 'b' }) }, coming);
    assert.equal(dates.get('/'), [
      [null, 'a'],
      ['2027-03-01', 'offer'],
      ['2027-04-01', 'a'],
    ]);
    assert.equal(dates.get('/team'), [[null, 'b']]);
    for (const [day, now, expected] of [
      ['2027-02-28', 'a', undefined],
      ['2027-03-01', 'offer', '2027-03-01'],
      ['2027-03-31', 'offer', '2027-03-01'],
      ['2027-04-01', 'a', '2027-04-01'],
      ['2027-04-01', 'offer', undefined],
    ] as const)
      assert.is(lastModified('/', shown({ '/': now }), dates, day), expected, `${day} ${now}`);
  });

  test('reads back as it was written, one line per page in alphabetical order', () => {
    const text = pageDatesText(new Map([...first].reverse()));
    assert.is(text, '{\n  "version": 1,\n  "pages": {\n    "/": [[null,"a"]],\n    "/team": [[null,"b"]]\n  }\n}\n');
    assert.equal(readPageDates(Buffer.from(text)), first);
  });

  test('is refused if it is not one', () => {
    for (const text of [
      '',
      '[]',
      '<<<<<<< HEAD',
      '{"version":2,"pages":{}}',
      '{"version":1,"pages":{"/":[["soon","a"]]}}',
    ])
      assert.is(readPageDates(Buffer.from(text)), undefined, text);
    assert.is(versionOn(undefined, '2026-11-01'), undefined);
  });
});

suite('the pages of the shipped site', (test) => {
  test('that change with a price are those that show it', async () => {
    const change = { 'catalogue.sunekos.price': '£255 per session' };
    const both = [{}, change].map((edits) => checkedWith(edits, {}, { config: shipped, folder: ROOT }));
    const [before, after] = (await Promise.all(both)).map(({ site }) => site);
    if (!before || !after) throw new Error('The shipped config makes no site.');
    const wordsOf = ({ pages }: typeof before, route: string) =>
      pages.find((page) => page.route === route)?.texts.filter(({ kind }) => kind !== 'data');
    const routes = before.pages.map(({ route }) => route);
    const changed = routes.filter((route) => before.shown.get(route) !== after.shown.get(route));
    assert.ok(changed.includes('/treatments/sunekos') && !changed.includes('/team'), changed.join());
    assert.equal(
      changed,
      routes.filter((route) => JSON.stringify(wordsOf(before, route)) !== JSON.stringify(wordsOf(after, route))),
    );
  });
});

suite('site dates', (test) => {
  const modified = async (cwd: string, ...args: readonly string[]) => {
    const { code, stdout } = await cli(['build', '--out', 'out', ...args], { cwd });
    assert.is(code, 0, stdout);
    const text = await readFile(join(cwd, 'out/sitemap.xml'), 'utf8');
    return Object.fromEntries(
      [...text.matchAll(/<loc>https:\/\/small\.example(\/[^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(
        ([, route = '', day = '']) => [route, day],
      ),
    );
  };
  const edit = async (cwd: string, from: string, to: string) => {
    const file = join(cwd, 'site.config.ts');
    const text = await readFile(file, 'utf8');
    assert.ok(text.includes(from), from);
    await writeFile(file, text.replace(from, to));
  };
  const dated = (values: Readonly<Record<string, string>>) => Object.values(values).filter(Boolean);

  test('gives each page the day of its last change in the sitemap, and none to a page that nobody has recorded', () =>
    inFolder(async (folder) => {
      const cwd = await siteCopy('minimal', folder);
      assert.equal(dated(await modified(cwd)), []);
      const first = await cli(['dates', '--at', '2026-11-20'], { cwd });
      assert.match(first.stdout, /^content\/page-dates\.json now records what \d pages show\. Each has a date /);
      assert.equal(dated(await modified(cwd, '--at', '2026-11-20')), []);

      await edit(cwd, "lead: 'An hour.'", "lead: 'One hour.'");
      assert.equal(dated(await modified(cwd, '--at', '2026-11-21')), []);
      const second = await cli(['dates', '--at', '2026-11-22'], { cwd });
      assert.match(
        second.stdout,
        /^\d pages? changed: .*\/treatments\/massage\b.*\. Commit content\/page-dates\.json\.\n$/,
      );
      const now = await modified(cwd, '--at', '2026-11-23');
      assert.is(now['/treatments/massage'], '2026-11-22');
      assert.is(now['/treatments/cupping'], '');

      assert.equal(await modified(cwd, '--at', '2027-02-01'), now);
      await edit(cwd, 'hello@small.example', 'hi@small.example');
      assert.is(
        (await cli(['dates', '--at', '2026-12-01'], { cwd })).stdout,
        'No page has changed since it was recorded.\n',
      );
      assert.equal(await modified(cwd, '--at', '2026-12-02'), now);
    }));

  test('records the day on which a price changes by itself', () =>
    inFolder(async (folder) => {
      const cwd = await siteCopy('minimal', folder, {
        'import { defineSite,': 'import { dated, defineSite,',
        "price: '£60 per session'": "price: dated('£60 per session', { from: '2027-01-01', value: '£65 per session' })",
      });
      await cli(['dates', '--at', '2026-11-20'], { cwd });
      assert.is((await modified(cwd, '--at', '2026-12-31'))['/treatments/massage'], '');
      const after = await modified(cwd, '--at', '2027-01-05');
      assert.is(after['/treatments/massage'], '2027-01-01');
      // Its button for new clients states the price of the first appointment.
      assert.is(after['/treatments/cupping'], '2027-01-01');
    }));
});
