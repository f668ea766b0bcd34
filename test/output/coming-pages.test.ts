/** The files of a site whose pages change on days to come. */
import * as assert from 'uvu/assert';
import { bytesOf, type OutputFile, textFile } from '../../renderer/core/file.ts';
import { withComingPages } from '../../renderer/output/coming-pages.ts';
import { suite } from '../support/suite.ts';

const HEAD = '<!doctype html><head><meta name="viewport" content="w"/></head>';

/** A site of pages, by their routes, and of other files. */
function siteOf(texts: Readonly<Record<string, string>>, others: readonly string[] = []) {
  const pages = Object.entries(texts).map(([route, text]) => ({
    route,
    file: `${route.slice(1) || 'index'}.html`,
    key: text,
    html: async () => HEAD + text,
  }));
  const files = [
    ...pages.map(({ file, key }) => textFile(file, HEAD + key)),
    ...others.map((path) => textFile(path, path)),
  ];
  return { pages, files };
}

const day = (date: string, texts: Readonly<Record<string, string>>, others?: readonly string[]) => ({
  day: date,
  begins: new Date(`${date}T00:00:00Z`),
  site: siteOf(texts, others),
});

const paths = (files: readonly OutputFile[]): readonly string[] =>
  files.map(({ path }) => path.replace(/coming\.\w+/, 'coming')).sort();

const textOf = async (files: readonly OutputFile[], path: string): Promise<string> => {
  const file = files.find((each) => each.path === path);
  return file ? new TextDecoder().decode(await bytesOf(file)) : '';
};

suite('pages of days to come', (test) => {
  test('a site that does not change has the same files', () => {
    const now = siteOf({ '/': 'home', '/team': 'two' }, ['assets/a.css']);
    assert.is(withComingPages(now, []), now.files);
    assert.is(withComingPages(now, [day('2027-03-01', { '/': 'home', '/team': 'two' })]), now.files);
  });

  test('only pages that change have versions, only on days on which they change, with the assets of these', async () => {
    const now = siteOf({ '/': 'home', '/team': 'two' }, ['assets/a.css', 'sitemap.xml']);
    const files = withComingPages(now, [
      day('2027-03-01', { '/': 'home', '/team': 'three' }, ['assets/a.css', 'assets/b.svg', 'sitemap.xml']),
      day('2027-04-01', { '/': 'spring', '/team': 'three' }, ['assets/b.svg']),
      day('2027-05-01', { '/': 'home', '/team': 'three' }),
    ]);
    assert.equal(paths(files), [
      'assets/a.css',
      'assets/b.svg',
      'assets/coming.js',
      'index.html',
      'on/2027-03-01/team.html',
      'on/2027-04-01/index.html',
      'on/2027-05-01/index.html',
      'sitemap.xml',
      'team.html',
    ]);
    const version = await textOf(files, 'on/2027-03-01/team.html');
    assert.match(version, /<meta name="robots" content="noindex"\/><script src="[^"]+" data-address="\/team">.*three$/);
    const begins = Date.parse('2027-03-01T00:00:00Z');
    assert.match(
      await textOf(files, 'team.html'),
      `data-versions="[[${begins},&quot;/on/2027-03-01/team.html&quot;]]"`,
    );
  });

  test('a page for addresses that do not exist has no version, because its address is that of another page', () => {
    const now = siteOf({ '/': 'home', '/404': 'nothing', '/treatments/404': 'nothing' });
    const later = day('2027-03-01', { '/': 'spring', '/404': 'none', '/treatments/404': 'none' });
    assert.equal(
      paths(withComingPages(now, [later])).filter((path) => path.startsWith('on/')),
      ['on/2027-03-01/index.html'],
    );
  });

  test('a page that does not exist on a day to come has no version of that day', () => {
    const files = withComingPages(siteOf({ '/': 'home', '/offer': 'now' }), [day('2027-03-01', { '/': 'spring' })]);
    assert.equal(
      paths(files).filter((path) => path.startsWith('on/')),
      ['on/2027-03-01/index.html'],
    );
  });
});
