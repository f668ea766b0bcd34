/** Tests that every public text is checked: domain rules, section 0, “Scan everything public, not just body text”. */
import * as assert from 'uvu/assert';
import { textIndex } from '../../renderer/check/authored/text-index.ts';
import type { PublicText, PublicTexts } from '../../renderer/check/rules/public-texts/index.ts';
import { authoredAt, onEachPage } from '../../renderer/check/rules/public-texts/index.ts';
import { formatPath } from '../../renderer/core/finding.ts';
import shipped from '../../site.config.ts';
import { surfacesWith } from '../support/public-texts.ts';
import { ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const VALUES = {
  'images.dot.alt': 'A round WORD',
  'images.dot.caption': 'A caption WORD',
  'documents.leaflet': { file: 'word.pdf', title: 'A leaflet WORD' },
  'testimonials.anna': { department: 'main', name: 'Anna', quote: 'A quoted WORD' },
  'clinic.rating': {
    value: '4.9',
    best: '5',
    count: 9,
    source: 'Reviews of WORD',
    url: 'https://reviews.example/small',
    asOf: '2026-11-20',
  },
  'embeds.map': {
    kind: 'map',
    provider: 'WORD Maps',
    title: 'A map WORD',
    notice: 'A notice WORD',
    src: 'https://maps.example/small',
    key: 'PUBLIC',
    link: { label: 'Open the map', to: 'directions' },
  },
  'booking.word_link': 'https://book.example/word',
  journal: {
    origin: 'https://journal.example',
    posts: [
      {
        slug: 'post',
        title: 'A post WORD',
        excerpt: 'An excerpt WORD',
        date: '2026-01-01',
        categories: ['main'],
        cover: 'dot',
        hero_alt: 'A cover WORD',
        reading_time: 3,
      },
    ],
  },
  'navigation.chat.greeting': 'A greeting WORD',
  'navigation.footer.0.links.0': { label: 'Write', to: 'email:A subject WORD' },
  'routes./.title': 'A title WORD',
  'routes./.description': 'A description WORD',
  'routes./word-page': { title: 'T', description: 'D', name: 'N' },
  'pages./word-page': [{ kind: 'policy', title: 'Policy', file: 'word.md', updated: '2026-01-01' }],
  'pages./.1.questions.0.answer': '*Bend* a WORD of {figures.notice}, or [write](email:LinkedWORD).',
  'catalogue.massage.figures.lasts': 'A figure WORD',
  'catalogue.massage.options.word': { title: 'Option WORD', price: '£60 per session', duration: '1h', book: 'visit' },
};
const FILES = { 'policies/word.md': '## A heading\n\nFirst line,\nthen a policy WORD of {figures.notice}.\n' };

const publicTexts = await surfacesWith(VALUES, FILES);

const containing = (list: readonly PublicText[], text: string): readonly PublicText[] =>
  list.filter((publicText) => publicText.text.includes(text));

const pathOf = ({ source }: PublicText): string => (source.from === 'config' ? formatPath(source.path) : source.from);

const spanIn = (publicText: PublicText, text: string) => ({ at: publicText.text.indexOf(text), length: text.length });

function only(list: readonly PublicText[], text: string): PublicText {
  const [first, ...others] = containing(list, text);
  if (!first || others.length > 0) throw new Error(`${others.length + (first ? 1 : 0)} texts contain “${text}”.`);
  return first;
}

const TYPED: readonly (readonly [text: string, kind: PublicText['kind'], path: string])[] = [
  ['A round WORD', 'alternative text', 'images.dot.alt'],
  ['A caption WORD', 'words', 'images.dot.caption'],
  ['A leaflet WORD', 'words', 'documents.leaflet.title'],
  ['word.pdf', 'file name', 'documents.leaflet.file'],
  ['A quoted WORD', 'testimonial', 'testimonials.anna.quote'],
  ['Reviews of WORD', 'company name', 'clinic.rating.source'],
  ['WORD Maps', 'company name', 'embeds.map.provider'],
  ['A map WORD', 'words', 'embeds.map.title'],
  ['word_link', 'short link', 'booking.word_link'],
  ['A post WORD', 'journal', 'journal.posts.0.title'],
  ['A cover WORD', 'alternative text', 'journal.posts.0.hero_alt'],
  ['A greeting WORD', 'greeting', 'navigation.chat.greeting'],
  ['A subject WORD', 'mail subject', 'navigation.footer.0.links.0.to'],
  ['LinkedWORD', 'mail subject', 'pages./.1.questions.0.answer'],
  ['A title WORD', 'title', 'routes./.title'],
  ['A description WORD', 'description', 'routes./.description'],
  ['/word-page', 'address', 'routes./word-page'],
  ['A figure WORD', 'figure', 'catalogue.massage.figures.lasts'],
  ['Option WORD', 'words', 'catalogue.massage.options.word.title'],
  ['Bend a WORD', 'words', 'pages./.1.questions.0.answer'],
  ['policy WORD', 'policy', 'file'],
];

suite('text of the config and of policies', (test) => {
  for (const [text, kind, path] of TYPED)
    test(`“${text}” is read as ${kind}`, () => {
      const found = containing(publicTexts.authored, text).filter((publicText) => publicText.kind === kind);
      assert.equal([...new Set(found.map(pathOf))], [path]);
    });

  test('references, keys of images and addresses are not read as words', () => {
    const words = publicTexts.authored.filter(({ kind }) => kind === 'words').map(pathOf);
    for (const path of words) assert.not.match(path, /\.(kind|book|image|file|category|department|to|url|cover)$/);
  });

  test('a quoted fact is read as its value', () => {
    const { text } = only(publicTexts.authored, 'Bend a WORD');
    assert.is(text, 'Bend a WORD of 24 hours, or write.');
  });

  test('a finding in prose covers the characters of the source', () => {
    const answer = only(publicTexts.authored, 'Bend a WORD');
    const source = VALUES['pages./.1.questions.0.answer'];
    const spanOf = (text: string) => {
      const { span } = authoredAt(answer, spanIn(answer, text));
      return span && source.slice(span.at, span.at + span.length);
    };
    assert.is(spanOf('WORD'), 'WORD');
    assert.is(spanOf('24 hours'), '{figures.notice}');
    assert.is(spanOf('of 24 hours, or'), 'of {figures.notice}, or');
  });

  test('a finding in a policy has its line and column in the file, and the page', () => {
    const passage = only(publicTexts.authored, 'policy WORD');
    assert.equal(authoredAt(passage, spanIn(passage, 'WORD')), {
      location: { file: 'content/policies/word.md', line: 4, column: 15, endLine: 4, endColumn: 19 },
      page: '/word-page',
      // The quoted fact is left out.
      sentence: 'First line, then a policy WORD of  .',
    });
  });

  test('a finding about a name is located at the name', () => {
    const name = only(publicTexts.authored, 'word_link');
    assert.equal(authoredAt(name, { at: 0, length: 4 }), {
      ...{ path: ['booking', 'word_link'], part: 'name', sentence: 'word_link' },
    });
  });
});

suite('text of finished pages', (test) => {
  const on = (kind: PublicText['kind'], text: string) =>
    containing(publicTexts.shown, text).filter((publicText) => publicText.kind === kind);

  for (const [kind, text] of [
    ['page text', 'A title WORD'],
    ['page text', 'Bend a WORD of 24 hours, or write.'],
    ['page text', 'then a policy WORD of 24 hours.'],
    ['page attribute', 'A round WORD'],
    ['page attribute', 'A description WORD'],
    ['page attribute', 'A subject WORD'],
    ['structured data', 'A description WORD'],
  ] as const)
    test(`“${text}” is read as ${kind} of a finished page`, () => assert.ok(on(kind, text).length > 0));

  test('ids, types and addresses in structured data are not read as words', () => {
    const data = publicTexts.shown.filter(({ kind }) => kind === 'structured data');
    assert.ok(data.length > 0);
    for (const { text } of data) assert.not.match(text, /^https?:|^WebPage$/);
  });

  test('scripts and styles are not read as words', () => {
    assert.is(on('page text', '{').length, 0);
    assert.is(on('page text', '@context').length, 0);
  });

  test('words of neighbouring elements are not joined', () => {
    for (const { text } of publicTexts.shown) assert.not.match(text, /MassageBook|£60per/);
  });
});

suite('the source of text on a finished page', (test) => {
  const traced = ({ shown }: PublicTexts, kind: PublicText['kind'], text: string, page: string) => {
    const found = containing(shown.flatMap(onEachPage), text).find(
      (publicText) => publicText.kind === kind && publicText.page === page,
    );
    if (!found) throw new Error(`${page} does not show “${text}”.`);
    return textIndex(publicTexts.onPages).locateText(found, spanIn(found, text));
  };

  test('text of a section is traced to its characters in the config', () => {
    const { path, span, page } = traced(publicTexts, 'page text', 'WORD of 24 hours', '/');
    assert.is(formatPath(path ?? []), 'pages./.1.questions.0.answer');
    assert.equal(span, { at: '*Bend* a '.length, length: 'WORD of {figures.notice}'.length });
    assert.is(page, '/');
  });
  test('text of a policy is traced to its line in the file', () =>
    assert.is(traced(publicTexts, 'page text', 'policy WORD', '/word-page').location?.line, 4));
  test('alternative text is traced to the image', () =>
    assert.is(
      formatPath(traced(publicTexts, 'page attribute', 'round', '/treatments/massage').path ?? []),
      'images.dot.alt',
    ));
  test('text that a component adds is traced to the sections of the page', () =>
    assert.equal(traced(publicTexts, 'page text', 'Returning', '/').path, ['pages', '/']));
  test('text that a component shortens or extends is traced to the original', () =>
    assert.is(
      formatPath(traced(publicTexts, 'page text', 'Option WORD', '/treatments/massage').path ?? []),
      'catalogue.massage.options.word.title',
    ));
});

const own = await surfacesWith({}, {}, { config: shipped, folder: ROOT });
const ownIndex = textIndex(own.onPages);
const ownShown = own.shown.flatMap(onEachPage);

suite('public text of the shipped site', (test) => {
  test('text from every part of the config is read', () => {
    const parts = new Set(own.authored.map((publicText) => pathOf(publicText).split('.')[0]));
    for (const part of [
      'clinic',
      'departments',
      'testimonials',
      'catalogue',
      'programmes',
      'offers',
      'images',
      'journal',
      'routes',
      'pages',
      'navigation',
      'embeds',
      'file',
    ])
      assert.ok(parts.has(part), part);
  });
  test('text of a section is traced from the page to that section', () => {
    const lost = own.authored.flatMap((words) => {
      const { kind, page, normal, source } = words;
      if (kind !== 'words' || source.from !== 'config' || source.path[0] !== 'pages' || normal.text.length < 25)
        return [];
      const shown = ownShown.filter((one) => one.page === page && one.normal.text.includes(normal.text));
      const traces = shown.map((one) => {
        const run = one.normal.original(one.normal.text.indexOf(normal.text), normal.text.length);
        return formatPath(ownIndex.locateText(one, run).path ?? []);
      });
      const alike = own.authored.filter((one) => one.normal.text === normal.text).map(pathOf);
      return shown.length === 0 || traces.some((path) => alike.includes(path)) ? [] : [`${pathOf(words)}: ${traces}`];
    });
    assert.equal(lost, []);
  });
  test('text of a policy is traced from the page to the file', () => {
    const policies = ownShown.filter(({ page, text }) => page === '/terms' && text.includes('aftercare that you are'));
    assert.ok(policies.length > 0);
    for (const shown of policies)
      assert.is(ownIndex.locateText(shown, spanIn(shown, 'aftercare')).location?.file, 'content/policies/terms.md');
  });
});
