import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { siteCopy } from './support/site-copy.ts';
import { checkFile, inFolder } from './support/sites.ts';
import { suite } from './support/suite.ts';

const checkedWith = (edits: Readonly<Record<string, string>>) =>
  inFolder(async (folder) => {
    const { site, findings } = await checkFile(join(await siteCopy('minimal', folder, edits), 'site.config.ts'));
    const errors = findings.filter(({ severity }) => severity === 'error').map(({ message }) => message);
    const pages = await Promise.all((site?.pages ?? []).map(async ({ route, html }) => [route, await html()] as const));
    const texts = new Map(pages);
    return { errors, pages: texts, page: (route: string) => texts.get(route) ?? '' };
  });

const ELSEWHERE = {
  "to: '/treatments/massage'": "to: '/massage'",
  "      '/treatments/massage': {": "      '/massage': {",
  '[massage](/treatments/massage)': '[massage](/massage)',
  "    '/treatments/massage': [": "    '/massage': [",
};

suite('the page of a treatment', (test) => {
  test('treatment pages are at the top level of the site if the catalogue is', async () => {
    const { errors, pages, page } = await checkedWith({ "catalogueRoute: '/treatments'": "catalogueRoute: '/'" });
    assert.equal(errors, []);
    assert.equal([...pages.keys()].sort(), ['/', '/404', '/cupping', '/home', '/treatments', '/treatments/massage']);
    assert.match(page('/treatments'), 'href="/treatments/massage"');
    assert.match(page('/treatments'), 'href="/cupping"');
    for (const html of pages.values()) assert.not.match(html, 'href="//');
  });

  test('a treatment with a page at another address gets no second page, and every card links to its own', async () => {
    const { errors, pages, page } = await checkedWith(ELSEWHERE);
    assert.equal(errors, []);
    assert.equal([...pages.keys()].sort(), ['/', '/404', '/home', '/massage', '/treatments', '/treatments/cupping']);
    assert.match(page('/treatments'), 'href="/massage"');
    for (const html of pages.values()) assert.not.match(html, 'treatments/massage');
  });

  test('the page of a treatment without its own page shows the contents of its card and how to book', async () => {
    const { page } = await checkedWith({ "price: 'TBA',": "subtitle: 'With cups', price: '£40', book: 'visit'," });
    const main = page('/treatments/cupping')
      .replace(/^[\s\S]*<main/, '')
      .replace(/<\/main>[\s\S]*$/, '');
    for (const words of ['With cups', '£40', '• 30min', 'Book a first visit', 'Book Cupping', '30min, £40'])
      assert.match(main.replace(/<[^>]*>/g, ''), words);
  });

  test('the page of a treatment without its own page lists its courses and options with their savings', async () => {
    const course = "packages: [{ label: 'Course of four', sessions: 4, price: '£140' }]";
    const { errors, page } = await checkedWith({ "price: 'TBA',": `price: '£40', book: 'visit', ${course},` });
    assert.equal(errors, []);
    const words = page('/treatments/cupping').replace(/<[^>]*>/g, ' ');
    for (const expected of ['Pricing', 'Single session', 'Course of four', 'Save £20', 'instead of £160'])
      assert.match(words, expected);
  });

  test('the page of a treatment with one price has no price list', async () => {
    const { page } = await checkedWith({ "price: 'TBA',": "price: '£40', book: 'visit'," });
    assert.not.match(page('/treatments/cupping'), 'Pricing');
  });

  test('links by the name of a treatment point to its page, generated or its own', async () => {
    const links = '[cups](treatment:cupping), [hands](treatment:massage)';
    const { errors, page } = await checkedWith({ '[massage](/treatments/massage)': links });
    assert.equal(errors, []);
    assert.match(page('/'), '<a href="/treatments/cupping">cups</a>, <a href="/treatments/massage">hands</a>');
    const slip = await checkedWith({ '[massage](/treatments/massage)': '[cups](treatment:cuping)' });
    assert.equal(slip.errors, ['There is no treatment “cuping”.']);
  });

  test('the old address of a renamed treatment without a page of its own can show the generated page', async () => {
    const alias = {
      "aliases: { '/home': { page: '/' } }": "aliases: { '/cups': { page: '/treatments/cupping', index: false } }",
    };
    const { errors, page } = await checkedWith(alias);
    assert.equal(errors, []);
    assert.match(page('/cups'), '<link rel="canonical" href="https://small.example/treatments/cupping"');
    assert.match(page('/cups'), 'Cups, warm and still.');
  });

  test('an alias of a treatment that does not exist is reported, and the generated page is suggested', async () => {
    const { errors } = await checkedWith({ "'/home': { page: '/' }": "'/home': { page: '/treatments/cuping' }" });
    assert.equal(errors, ['There is no route “/treatments/cuping”.']);
  });

  test('the breadcrumbs of a top-level treatment page link to the home page', async () => {
    const { errors, page } = await checkedWith({
      ...ELSEWHERE,
      "route: '/', description": "route: '/massage', description",
    });
    assert.equal(errors, []);
    assert.match(page('/massage'), /aria-label="Breadcrumb"[^>]*><ol><li><a href="\/">Home<\/a><\/li><li><span/);
  });
});

suite('breadcrumbs', (test) => {
  test('breadcrumbs are omitted if they contain only the page itself', async () => {
    const { page } = await checkedWith({});
    assert.not.match(page('/'), 'Breadcrumb');
  });
});

suite('the booking options', (test) => {
  test('booking options have default labels for new and returning clients, or those of the config', async () => {
    assert.match((await checkedWith({})).page('/'), 'New to the clinic</span>');
    const labels = "bookingLabels: { new: 'New patients', returning: 'Known patients' },";
    const { errors, page } = await checkedWith({
      "contactHeading: 'Connect',": `contactHeading: 'Connect', ${labels}`,
    });
    assert.equal(errors, []);
    assert.match(page('/'), 'New patients</span>');
    assert.match(page('/'), 'Known patients</span>');
  });
});
