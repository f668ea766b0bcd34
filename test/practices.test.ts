import * as assert from 'uvu/assert';
import type { CheckedSite } from '../renderer/check/examined.ts';
import { readDom, selectOne, wordsOf } from './support/dom.ts';
import { configOf, OWN_FACES, PRACTICES } from './support/practices.ts';
import { checkedOnce } from './support/sites.ts';
import { suite } from './support/suite.ts';
import { textFiles } from './support/text-files.ts';

const built = {
  optician: checkedOnce(configOf('optician')),
  dental: checkedOnce(configOf('dental')),
  podiatry: checkedOnce(configOf('podiatry')),
};

async function siteOf(name: keyof typeof built): Promise<CheckedSite> {
  const { site } = await built[name];
  if (!site) throw new Error(`The config of ${name} makes no site.`);
  return site;
}

/** Returns the words in the main part of a page. */
async function wordsOn(name: keyof typeof built, route: string): Promise<string> {
  const html = await (await siteOf(name)).pages.find((page) => page.route === route)?.html();
  if (html === undefined) throw new Error(`There is no page “${route}”.`);
  return wordsOf(selectOne(readDom(html), 'main')).replaceAll('\u00a0', ' ');
}

suite('a practice of another trade', (test) => {
  for (const name of PRACTICES) {
    test(`${name} is built without errors, warnings, accepted rules and stand-ins`, async () => {
      const { findings, accepted } = await built[name];
      assert.equal(
        findings.map(({ message }) => message),
        [],
      );
      assert.is(accepted.length, 0);
    });

    if (!OWN_FACES.includes(name)) continue;
    test(`every page of ${name} has its fonts and its corners, and the site publishes the licences`, async () => {
      const site = await siteOf(name);
      const texts = await textFiles(site);
      for (const { route, html } of site.pages) {
        const text = await html();
        assert.match(text, '--sans:"Clinic text"', route);
        assert.match(text, '--serif:"Clinic titles"', route);
      }
      assert.is([...texts.keys()].filter((path) => /^fonts\/.*OFL\.txt$/.test(path)).length, 2);
    });
  }
});

suite('an optician with one department', (test) => {
  test('is booked by phone alone: no page links to a booking system, and no address redirects to one', async () => {
    const site = await siteOf('optician');
    const texts = await textFiles(site);
    for (const [path, text] of texts) assert.not.match(text, 'href="/go/', path);
    assert.not(site.files.some(({ path }) => path.startsWith('go/')));
  });

  test('shows the number and its open days on buttons, because its hours are too long for them', async () =>
    assert.match(await wordsOn('optician', '/'), '35min, £34, in the shop • 01632 960733, Tue–Sat'));

  test('lists prices per lens, per pair and a month, and the last day of a reduced price', async () => {
    const words = await wordsOn('optician', '/prices');
    for (const text of [
      '£32 per lens',
      '£112 per pair',
      'instead of £140 until 31 January 2027',
      '£36 a month',
      '1h 30min over 2 visits',
    ])
      assert.match(words, text);
  });

  test('shows a treatment of two categories on the page of each', async () => {
    for (const route of ['/eye-tests', '/children'])
      assert.match(await wordsOn('optician', route), 'Children’s sight test', route);
  });
});

suite('a dental practice with three departments', (test) => {
  test('every department has its own colours', async () => {
    const { pages } = await siteOf('dental');
    const html = await pages.find(({ route }) => route === '/')?.html();
    for (const colour of ['#8db9d0', '#f0a88f', '#b7a6d8']) assert.match(html ?? '', colour);
  });

  test('lists prices per tooth and per jaw, instalments and visits', async () => {
    const words = await wordsOn('dental', '/fees');
    for (const text of [
      '£720 per tooth',
      '2h over 2 visits',
      '£95 per jaw',
      'or 12 x £220 = £2,640 in all',
      '£21.50 a month',
      'instead of £340 until 28 February 2027',
    ])
      assert.match(words, text);
  });

  test('shows a treatment of two departments on the page of each', async () => {
    for (const route of ['/dentistry', '/straightening'])
      assert.match(await wordsOn('dental', route), 'Whitening at home', route);
  });

  test('leaves out the duration of a treatment that has none', async () =>
    assert.not.match(await wordsOn('dental', '/fees/aligners'), 'Duration'));
});

suite('a podiatrist without departments', (test) => {
  const graphOf = async (route: string) => {
    const html = await (await siteOf('podiatry')).pages.find((page) => page.route === route)?.html();
    return html?.split('application/ld+json">')[1]?.split('</script>')[0] ?? '';
  };

  test('is one place with its own hours in the structured data, and belongs to nothing', async () => {
    const graph = await graphOf('/');
    assert.match(graph, '"@type":"MedicalClinic","@id":"https://www.fellside-podiatry.example/#organisation"');
    assert.match(graph, '"openingHoursSpecification":[');
    for (const absent of ['"department"', 'parentOrganization', '#department-']) assert.not.match(graph, absent);
  });

  test('offers every treatment and programme itself', async () => {
    const provider = '"provider":{"@id":"https://www.fellside-podiatry.example/#organisation"}';
    assert.is((await graphOf('/treatments')).split(provider).length - 1, 5);
  });

  test('has both booking buttons on every page that offers them', async () => {
    for (const route of ['/', '/treatments', '/treatments/insoles'])
      assert.match(await wordsOn('podiatry', route), /New to the clinic Book a foot assessment/, route);
  });
});
