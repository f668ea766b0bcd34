/** What `site diff` reports of pages and their addresses: a broken address is an error. */
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import type { SiteDiff } from '../../renderer/diff/index.ts';
import { diffSites } from '../../renderer/diff/index.ts';
import calendar from '../sites/calendar/site.config.ts';
import dental from '../sites/dental/site.config.ts';
import { withValues } from '../support/edit.ts';
import { diffOf, siteVersion, type Values } from '../support/site-versions.ts';
import { ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const DENTAL = { folder: join(ROOT, 'test/sites/dental') };

/** The rows about addresses, each with its error; the rest is tested elsewhere. */
const addresses = ({ changes }: SiteDiff): readonly string[] =>
  changes
    .filter(({ group }) => group === 'addresses' || group === 'links' || group === 'treatments')
    .map(({ kind, subject, before = '', after = '', note = '', finding }) =>
      [kind, subject, before, after, note, finding && `error: ${finding.message} ${finding.help}`]
        .filter(Boolean)
        .join(' | '),
    );

const errorsIn = ({ findings }: SiteDiff): readonly string[] =>
  findings.map(({ rule, severity, message }) => `${severity} ${rule} ${message}`);

const CUPPING = 'The revision main had the page “/treatments/cupping”, which no longer exists.';

/** The pages of the dental practice with the page of the team at another address. */
const renamedTeam = (aliases: Values): unknown => {
  const text = JSON.stringify(dental).replaceAll('"/team"', '"/dentists"').replaceAll('](/team)', '](/dentists)');
  const renamed: unknown = JSON.parse(text);
  return withValues(renamed, aliases);
};

const renamed = async (aliases: Values = {}) => {
  const [before, after] = [await siteVersion(dental, DENTAL), await siteVersion(renamedTeam(aliases), DENTAL)];
  return diffSites({ before, after }, 'main');
};

suite('site diff, of addresses,', (test) => {
  test('reports a treatment that was removed, and that its address is broken', async () => {
    const diff = await diffOf(calendar, { 'catalogue.cupping': undefined });
    assert.equal(addresses(diff), [
      'vanished | Cupping | TBA, 30min',
      `vanished | The page /treatments/cupping | the generated page of a treatment | error: ${CUPPING} Let the old address show another page, in aliases: '/treatments/cupping': { page: '/treatments', index: false }.`,
    ]);
    assert.equal(errorsIn(diff), [`error link/vanished ${CUPPING}`]);
  });

  test('reports no error if the old address shows another page', async () => {
    const diff = await diffOf(calendar, {
      'catalogue.cupping': undefined,
      'aliases./treatments/cupping': { page: '/treatments', index: false },
    });
    assert.equal(addresses(diff), [
      'vanished | Cupping | TBA, 30min',
      'changed | The page /treatments/cupping | the generated page of a treatment | shows /treatments',
    ]);
    assert.equal(diff.findings, []);
  });

  test('reports a renamed page once, with an error if its old address is broken', async () => {
    const diff = await renamed();
    assert.equal(addresses(diff), [
      "renamed | The page /team | /team | /dentists | error: The revision main had the page “/team”, which no longer exists. Let the old address show another page, in aliases: '/team': { page: '/dentists', index: false }.",
    ]);
    assert.is(diff.changes.length, 1);
  });

  test('reports a renamed page without an error if its old address still works', async () => {
    const diff = await renamed({ 'aliases./team': { page: '/dentists', index: false } });
    assert.equal(addresses(diff), ['renamed | The page /team | /team | /dentists | the old address still works']);
    assert.equal(diff.findings, []);
  });

  test('reports a new page with its title, a new alias, and a page that search engines no longer list', async () => {
    const diff = await diffOf(calendar, {
      'routes./contact': { title: 'Contact', description: 'How to reach us.', name: 'Contact' },
      'pages./contact': [{ kind: 'placeholder', title: 'Contact', lines: [], actions: [] }],
      'aliases./start': { page: '/' },
      'routes./treatments.index': false,
    });
    assert.equal(addresses(diff), [
      'appeared | The listing in search engines of the page /treatments | no',
      'appeared | The page /contact | Contact',
      'appeared | The alias /start | shows /',
    ]);
  });

  test('reports a treatment with another key as a page with another address', async () => {
    const { cupping, ...rest } = calendar.catalogue;
    const diff = await diffOf(calendar, {
      catalogue: { ...rest, 'cupping-back': cupping },
      'aliases./treatments/cupping': { page: '/treatments', index: false },
    });
    assert.equal(addresses(diff), [
      'renamed | The page /treatments/cupping | /treatments/cupping | /treatments/cupping-back | the old address still works',
    ]);
  });

  test('reports a page of its own in place of a generated one', async () => {
    const diff = await diffOf(calendar, {
      'routes./treatments/cupping': { title: 'Cupping', description: 'Cups.', name: 'Cupping', treatment: 'cupping' },
      'pages./treatments/cupping': [{ kind: 'placeholder', title: 'Cupping', lines: [], actions: [] }],
    });
    assert.equal(addresses(diff), [
      'changed | The page /treatments/cupping | the generated page of a treatment | a page of its own',
    ]);
  });

  test('reports that the address of a booking link is broken if it was renamed', async () => {
    const text = JSON.stringify(calendar)
      .replaceAll('/go/visit', '/go/appointment')
      .replaceAll('"visit"', '"appointment"');
    const after: unknown = JSON.parse(text.replaceAll('"kind":"appointment"', '"kind":"visit"'));
    const diff = diffSites(
      { before: await siteVersion(JSON.parse(JSON.stringify(calendar))), after: await siteVersion(after) },
      'main',
    );
    assert.equal(addresses(diff), [
      "vanished | The address /go/visit | error: The revision main had the booking link “/go/visit”, which no longer exists. Keep 'visit' in booking, with its new destination: links on other sites and printed codes use it.",
    ]);
  });

  test('reports that clients now call, and that printed codes no longer work', async () => {
    const diff = await diffOf(calendar, { 'booking.visit': 'phone' });
    assert.equal(addresses(diff), [
      'changed | The booking link “visit” | https://book.example/visit | phone | error: Clients now book by telephone, but the revision main had “/go/visit”. Replace the address in print and on other sites, or write the address of a booking system.',
    ]);
  });
});

suite('site diff, of text,', (test) => {
  const texts = async (values: Values, files = {}) =>
    (await diffOf(calendar, values, files)).changes.map(({ group, kind, of, part }) =>
      [group, kind, of, part].join(' | '),
    );

  test('tells questions and sections that were added, changed and removed', async () => {
    const sections = calendar.pages['/'];
    assert.equal(
      await texts({
        'pages./.6.questions.0.answer': 'Ring us.',
        'pages./.6.questions.1': { question: 'Is it warm?', answer: 'Yes.' },
        'pages./.5.title': 'Where we are',
      }),
      [
        'text | changed | the page / | text in the section “visit”',
        'text | appeared | the page / | question',
        'text | changed | the page / | question',
      ],
    );
    assert.equal(await texts({ 'pages./': sections.slice(0, 5) }), [
      'text | vanished | the page / | section “visit”',
      'text | vanished | the page / | section “faq”',
    ]);
  });

  test('tells the order of sections in one line', async () => {
    const [first, ...rest] = calendar.pages['/'];
    assert.equal(await texts({ 'pages./': [...rest, first] }), [
      'text | reordered | the page / | order of the sections',
    ]);
  });

  test('tells nothing of a sentence that quotes a changed price, and the price itself', async () => {
    const price = '£61 per session';
    const diff = await diffOf(calendar, { 'catalogue.massage.price': price });
    assert.equal(
      diff.changes.filter(({ group }) => group === 'titles' || group === 'text'),
      [],
    );
    assert.is(diff.changes[0]?.subject, 'The price of Massage');
  });

  test('counts the passages of a policy', async () => {
    const config = withValues(calendar, {
      'routes./privacy': { title: 'Privacy', description: 'What we keep.', name: 'Privacy' },
      'pages./privacy': [{ kind: 'policy', title: 'Privacy', file: 'privacy.md', updated: '2026-01-01' }],
    });
    const version = (text: string) => siteVersion(config, { files: { 'policies/privacy.md': text } });
    const before = await version('## What\n\nWe keep your name.\n\nWe keep it for one year.\n\nNobody else sees it.\n');
    const same = await version(
      '## What\n\nWe keep\nyour name.\n\n\nWe keep it for one year.\n\nNobody else sees it.\n',
    );
    const after = await version(
      '## What\n\nWe keep your name.\n\nWe keep it for two years.\n\nAsk us for a copy.\n\nOr write.\n',
    );
    assert.equal(diffSites({ before, after: same }, 'main').changes, []);
    assert.equal(
      diffSites({ before, after }, 'main').changes.map(({ group, subject, note }) => [group, subject, note]),
      [['documents', 'The text of policies/privacy.md', '1 passage changed, 2 added, 1 removed']],
    );
  });
});
