/** Document 2: treatment pages (sections 1, 2, 4 and 7) with the durations of section 9. */
import * as assert from 'uvu/assert';
import { type Element, headingsOf, linkOf, linksOf, select, selectOne, underHeading, wordsOf } from '../support/dom.ts';
import { inOrder, says } from '../support/says.ts';
import { shippedSite } from '../support/shipped-site.ts';
import { suite } from '../support/suite.ts';
import { FIGURES } from './treatment-figures.ts';

const site = await shippedSite();
const mainOf = (slug: string) => site.page(`/treatments/${slug}`).main;
const kindsOf = (slug: string) => site.page(`/treatments/${slug}`).plan.sections.map(({ data }) => data.kind);
const heroOf = (slug: string): Element => underHeading(mainOf(slug), wordsOf(selectOne(mainOf(slug), 'h1')));
const lastOf = (slug: string): Element => {
  const last = select(mainOf(slug), 'section').at(-1);
  if (!last) throw new Error(`${slug} has no sections.`);
  return last;
};
/** Returns the value of a label in the hero: 'Price', 'Duration'. */
const heroFigure = (slug: string, name: string): string | undefined =>
  select(selectOne(heroOf(slug), 'dl'), 'div')
    .map((row) => [wordsOf(selectOne(row, 'dt')), wordsOf(selectOne(row, 'dd'))])
    .find(([label]) => label === name)?.[1];

const CLAIMS = ['5.0 Google Rating', 'Performed by GMC-Registered Doctor', 'Natural, Lasting Results'];
const CONSULTATION = '/go/skin_consultations';

/**
 * Price and duration in the hero, the booking link for returning customers, and the number of journey steps if
 * specified.
 */
type TreatmentRow = readonly [slug: string, price: string, duration: string, book: string, steps?: number];

const TREATMENTS: readonly TreatmentRow[] = [
  ['anti-wrinkle', 'From £160', '30min', '/go/square_site', 5],
  ['jawline-slimming', '£300', '45min', '/go/masseter'],
  ['lower-face-contour-duo', '£520', '1h', '/go/contour_duo'],
  ['neck-lift', '£270', '45min', '/go/nefertiti', 4],
  ['smile-lift', '£120', '30min', '/go/dao', 4],
  ['sweat-control', '£350', '1h', '/go/hyperhidrosis', 4],
  ['profhilo', '£300 per session', '45min', '/go/profhilo', 5],
  ['sunekos', '£250 per session', '45min', '/go/sunekos', 5],
  ['eye-rejuvenation', 'From £250', '45min', '/go/eyes_pns', 5],
  ['full-face-regeneration', 'From £300', '45min', '/go/face_pns', 5],
  ['microneedling', 'From £200', '60min', '/go/microneedling_reg', 4],
  ['sculptra', '£550 per vial', '1h', '/go/sculptra', 5],
];

for (const [slug, price, duration, book, steps] of TREATMENTS)
  suite(`/treatments/${slug}`, (test) => {
    const main = mainOf(slug);
    test('the sections are hero, benefits, explanation, pricing, journey, FAQ and closing', () =>
      inOrder(kindsOf(slug), ['treatmentHero', 'benefits', 'explanation', 'pricing', 'journey', 'faq', 'closing']));
    test(`the hero shows the price ${price}`, () => assert.is(heroFigure(slug, 'Price'), price));
    test(`the hero shows the duration ${duration}`, () => assert.is(heroFigure(slug, 'Duration'), duration));
    test(`the hero has a booking button for returning customers, ${book}`, () => {
      const button = linksOf(heroOf(slug)).find(({ href }) => href === book);
      assert.ok(button?.newTab && button.rel.includes('noopener'), 'opens in a new tab');
    });
    test('the hero has three trust points', () =>
      assert.equal(select(heroOf(slug), 'ul.trust li').map(wordsOf), CLAIMS));
    test('new customers have a consultation link', () =>
      assert.ok(linksOf(main).some(({ href }) => href === CONSULTATION)));
    test('returning customers have a link for the treatment', () =>
      assert.ok(linksOf(main).some(({ href }) => href === book)));
    test('the page shows benefits', () => assert.ok(select(underHeading(main, 'Benefits'), 'h3').length >= 3));
    test('each price has a booking button that opens in a new tab', () => {
      const links = select(underHeading(main, 'Pricing'), 'td.book a').map(linkOf);
      assert.ok(links.length >= 1);
      for (const { href, newTab, rel } of links)
        assert.ok(href.startsWith('/go/') && newTab && rel.includes('noopener'), href);
    });
    test(`the journey is numbered${steps ? ` and has ${steps} steps` : ''}`, () => {
      const heading = headingsOf(main).find((title) => title.startsWith('Your journey')) ?? '';
      const items = select(underHeading(main, heading), 'ol li');
      assert.ok(items.length > 0);
      if (steps) assert.is(items.length, steps);
      for (const item of items) assert.ok(wordsOf(selectOne(item, 'h3')) && wordsOf(selectOne(item, 'p.s')));
    });
    test('the journey states its number of steps', () => {
      const heading = headingsOf(main).find((title) => title.startsWith('Your journey')) ?? '';
      const count = select(underHeading(main, heading), 'ol li').length;
      assert.is(heading, `Your journey, in ${['zero', 'one', 'two', 'three', 'four', 'five'][count]} steps`);
    });
    test('the FAQ is collapsible, with one open question at a time', () => {
      const items = select(underHeading(main, 'Questions'), 'details');
      assert.ok(items.length >= 3);
      assert.is(new Set(items.map(({ attribs }) => attribs.name)).size, 1);
      assert.equal(
        items.map(({ attribs }) => attribs.open),
        items.map(() => undefined),
      );
    });
    test('the closing call to action offers the consultation', () =>
      assert.ok(linksOf(lastOf(slug)).some(({ href }) => href === CONSULTATION)));
    if (slug !== 'microneedling')
      test('the closing call to action offers the treatment', () =>
        assert.ok(linksOf(lastOf(slug)).some(({ href }) => href === book)));
    test('a disclaimer says that results vary', () => says(lastOf(slug), 'Results vary from person to person'));
    test('a disclaimer says that a doctor’s assessment comes first', () =>
      assert.match(wordsOf(lastOf(slug)), /doctor’s assessment (in person )?comes first/));
    test('the page says that services are for adults aged 18 and over', () =>
      says(lastOf(slug), 'Services are for adults aged 18 and over'));
  });

suite('figures on each page', (test) => {
  for (const [slug, words, sentence] of FIGURES)
    test(`${slug}: ${sentence}: “${words}”`, () => says(mainOf(slug), words));
});

suite('anti-wrinkle and Neck Lift: images and diagrams', (test) => {
  const images = (slug: string) =>
    select(underHeading(mainOf(slug), 'Before and after, drawn'), 'img').map(({ attribs }) => attribs.alt ?? '');
  for (const slug of ['anti-wrinkle', 'neck-lift', 'eye-rejuvenation'])
    test(`${slug} has a before/after carousel of 2 images`, () => {
      const [before, after, ...more] = images(slug);
      assert.match(before ?? '', /Before: /);
      assert.match(after ?? '', /After: /);
      assert.equal(more, []);
    });
  test('eye-rejuvenation: the before/after image has a quote caption', () =>
    assert.match(wordsOf(underHeading(mainOf('eye-rejuvenation'), 'Before and after, drawn')), /“[^”]{20,}”/));
  test('neck-lift: hero, before/after image, benefits and explanation come in this order', () =>
    inOrder(kindsOf('neck-lift'), ['treatmentHero', 'imageCarousel', 'benefits', 'explanation']));
  test('neck-lift: the explanation has a muscle diagram', () =>
    assert.match(
      select(underHeading(mainOf('neck-lift'), 'The muscle behind the jawline'), 'img')[0]?.attribs.alt ?? '',
      /muscles of the neck/,
    ));
  test('smile-lift is the DAO treatment', () => says(mainOf('smile-lift'), 'DAO'));
  test('sweat-control treats underarms', () => says(mainOf('sweat-control'), 'underarms'));
});

suite('Microneedling', (test) => {
  const main = mainOf('microneedling');
  const protocols = underHeading(main, 'Two protocols');
  test('the hero has “Book Classic” and “Book Regenerative” buttons', () =>
    assert.equal(
      linksOf(heroOf('microneedling'))
        .filter(({ href }) => href.startsWith('/go/'))
        .map(({ label, href }) => [label, href]),
      [
        ['Book Classic', '/go/microneedling_reg'],
        ['Book Regenerative', '/go/microneedling_regen'],
      ],
    ));
  test('there are two protocol cards', () =>
    assert.equal(select(protocols, 'article h3').map(wordsOf), ['Classic', 'Regenerative']));
  for (const [index, name, line, link] of [
    [0, 'Classic', '£200 • 60min', '/go/microneedling_reg'],
    [1, 'Regenerative', '£280 • 60min', '/go/microneedling_regen'],
  ] as const) {
    const card = select(protocols, 'article')[index] ?? protocols;
    test(`${name} has a title, price text, description, bullet list, booking link and call-to-action label`, () => {
      assert.is(wordsOf(selectOne(card, '.line')), line);
      assert.ok(wordsOf(selectOne(card, 'p.s')).length > 20);
      assert.is(select(card, 'ul li').length, 3);
      assert.equal(
        linksOf(card).map(({ label, href }) => [label, href]),
        [[`Book ${name}`, link]],
      );
    });
  }
  test('there are three benefits', () => assert.is(select(underHeading(main, 'Benefits'), 'h3').length, 3));
  test('each variant has its prices', () =>
    assert.equal(
      select(underHeading(main, 'Pricing'), 'tbody th')
        .map(wordsOf)
        .filter((name) => ['Classic', 'Regenerative'].includes(name)),
      ['Classic', 'Regenerative'],
    ));
  test('the page has a “Not sure where to start?” consultation button', () => {
    const section = underHeading(main, 'Not sure where to start?');
    assert.equal(
      linksOf(section).map(({ href }) => href),
      [CONSULTATION],
    );
  });
});

suite('peels', (test) => {
  for (const [slug, name] of [
    ['glycolic-peel', 'Glycolic Peel'],
    ['salicylic-peel', 'Salicylic Peel'],
    ['lactic-acid-peel', 'Lactic Acid Peel'],
    ['tca-peel', 'TCA Peel'],
  ] as const) {
    const main = mainOf(slug);
    test(`${slug} has a title`, () => assert.is(wordsOf(selectOne(main, 'h1')), name));
    test(`${slug} has a short description`, () => assert.ok(wordsOf(selectOne(main, 'p.lead')).length > 60));
    test(`${slug} has a “Coming Soon” line that names the skin line`, () =>
      assert.ok(
        select(main, 'p')
          .map(wordsOf)
          .some((words) => /^Coming Soon .*skin line/.test(words)),
      ));
    test(`${slug} has a “Book a Consultation to Learn More” button, which links to the skin consultation`, () =>
      assert.equal(
        linksOf(main)
          .filter(({ href }) => href.startsWith('/go/'))
          .map(({ label, href }) => [label, href]),
        [['Book a Consultation to Learn More', CONSULTATION]],
      ));
    test(`${slug} shows the price TBA and 30min`, () => {
      says(main, 'TBA');
      says(main, '30min');
    });
    test(`${slug} says that services are for adults aged 18 and over`, () =>
      says(main, 'Services are for adults aged 18 and over'));
    test(`${slug} has a static placeholder`, () => assert.equal(kindsOf(slug), ['placeholder']));
  }
});

suite('Sculptra', (test) => {
  const main = mainOf('sculptra');
  test('the parts of the page come in this order, with a why-choose section', () =>
    inOrder(headingsOf(main), ['Sculptra', 'Why choose Sculptra', 'How Sculptra works', 'Pricing', 'Questions']));
  test('the journey has five steps: consultation, treatment sessions, gradual rejuvenation, long-lasting results, maintenance', () =>
    assert.equal(select(underHeading(main, 'Your journey, in five steps'), 'ol h3').map(wordsOf), [
      'Consultation',
      'Treatment sessions',
      'Gradual rejuvenation',
      'Long-lasting results',
      'Maintenance',
    ]));
  for (const [question, words] of [
    ['How does it work?', 'PLLA'],
    ['How many sessions will I need?', '2–3 sessions, 4–6 weeks apart'],
    ['How long does it last?', 'up to two years or more'],
    ['Is there any downtime?', 'swelling, bruising or tenderness for a few days'],
    ['Will I look overfilled?', 'slow plan'],
    ['Who is unsuitable?', 'pregnant or breastfeeding'],
    ['Who is unsuitable?', 'certain medical conditions'],
  ] as const)
    test(`the FAQ answers “${question}” with “${words}”`, () => {
      const item = select(underHeading(main, 'Questions'), 'details').find((details) =>
        wordsOf(details).startsWith(question),
      );
      assert.ok(item);
      says(item, words);
    });
  test('the closing call to action has a disclaimer that results vary and a face-to-face consultation is required', () =>
    says(lastOf('sculptra'), 'Results vary from person to person, and a face-to-face consultation is required'));
});
