import * as assert from 'uvu/assert';
import { formatPath } from '../../renderer/core/finding.ts';
import { memoize } from '../../renderer/core/lazy.ts';
import { examineSite } from '../../renderer/examine.ts';
import { authoredPath } from '../../renderer/why/marked-site.ts';
import { sourceReader, withSourceNumbers } from '../../renderer/why/page-sources.ts';
import { renderOne } from '../../renderer/why/render-one.ts';
import { configOf } from '../support/practices.ts';
import { memoryIo, optionsFor } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const inputsOf = memoize(async (site: string) => {
  const { inputs: found } = await examineSite(optionsFor(configOf(site)), memoryIo());
  if (!found) throw new Error(`The site ${site} cannot be rendered.`);
  return found;
});

/** The opening tags and texts of a page with the paths of their values: 'h1 pages./.0.title'. */
async function sourcesOn(route: string, site = 'minimal'): Promise<readonly string[]> {
  const found = await inputsOf(site);
  const page = found.planned.plan.pages.find((one) => one.route === route);
  if (!page) throw new Error(`There is no page ${route}.`);
  const html = await renderOne(found, page);
  const sources = sourceReader(found)(route, html);
  return sources.map(({ at, paths, section }) => {
    const name = /\w+$/.exec(html.slice(0, at))?.[0];
    return `${name} ${[...paths.map(formatPath), ...(section ? [`section ${formatPath(section)}`] : [])].join(' ')}`;
  });
}

suite('where the texts of a page come from', (test) => {
  test('a title belongs to its section', async () => assert.ok((await sourcesOn('/')).includes('h1 pages./.0.title')));

  test('a sentence that quotes a fact comes from both', async () =>
    assert.ok((await sourcesOn('/')).includes('p pages./.0.lead catalogue.massage.figures.lasts')));

  test('the price of a treatment page comes from the catalogue', async () =>
    assert.ok((await sourcesOn('/treatments/massage')).some((source) => source.includes('catalogue.massage.price'))));

  test('the number in the footer comes from the clinic', async () =>
    assert.ok((await sourcesOn('/')).some((source) => source.includes('clinic.phone'))));

  test('the texts of a clinic without departments come from the clinic', async () => {
    const sources = (await sourcesOn('/', 'podiatry')).join('\n');
    assert.match(sources, 'clinic.consultation.location');
    assert.not.match(sources, 'departments');
  });

  test('the hours of a day appear where those of the week do', () =>
    assert.equal(authoredPath(['clinic', 'hours', 'monday']), ['clinic', 'hours']));

  test('each section begins with an element that is known', async () =>
    assert.equal(
      (await sourcesOn('/')).flatMap((source) => / section (.*)$/.exec(source)?.[1] ?? []),
      ['pages./.0', 'pages./.1'],
    ));

  test('the texts of all pages of a site are traced without marks in the real page', async () => {
    const found = await inputsOf('minimal');
    for (const page of found.planned.plan.pages) assert.not.match(await renderOne(found, page), /[\uE000-\uF8FF]/);
  });

  test('elements are numbered without any other change', () => {
    const html = '<body><h1>A</h1><p class="x">B</p></body>';
    const sources = [
      { at: 9, paths: [['a']] },
      { at: 18, paths: [['b']] },
    ];
    assert.is(
      withSourceNumbers(html, sources, 'data-n'),
      '<body><h1 data-n="0">A</h1><p data-n="1" class="x">B</p></body>',
    );
  });
});
