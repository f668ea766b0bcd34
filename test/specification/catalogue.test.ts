/** Document 2: index and category pages (section 2), display names, the price list and summaries (section 9). */
import * as assert from 'uvu/assert';
import { type Element, linksOf, select, selectOne, underHeading, wordsOf } from '../support/dom.ts';
import { inOrder, says } from '../support/says.ts';
import { shippedSite } from '../support/shipped-site.ts';
import { suite } from '../support/suite.ts';

const site = await shippedSite();
const mainOf = (route: string) => site.page(route).main;
const kindsOf = (route: string) => site.page(route).plan.sections.map(({ data }) => data.kind);
const heroOf = (route: string): Element => underHeading(mainOf(route), wordsOf(selectOne(mainOf(route), 'h1')));
const index = mainOf('/treatments');

/** A treatment as its card shows it: category, slug, name, subtitle, price and duration. */
type CardRow = readonly [group: string, slug: string, name: string, subtitle: string | undefined, line: string];

const FREE = 'Free for first-time clients';
const CARDS: readonly CardRow[] = [
  ['skin-consultation', 'virtual-skin-consultation', 'Virtual Skin Consultation', FREE, 'Complimentary • 20min'],
  [
    'skin-consultation',
    'clinic-skin-consultation',
    'In-Clinic Skin Consultation',
    '100% redeemable against treatments booked within 14 days',
    '£50 • 20min',
  ],
  ['anti-wrinkle', 'anti-wrinkle', "Forehead, Frown or Crow's Feet", 'Anti-wrinkle treatment', 'From £160 • 30min'],
  ['anti-wrinkle', 'jawline-slimming', 'Jawline Slimming', 'Masseter Reduction', '£300 • 45min'],
  ['anti-wrinkle', 'neck-lift', 'Neck Lift', 'Nefertiti', '£270 • 45min'],
  [
    'anti-wrinkle',
    'lower-face-contour-duo',
    'Lower-Face Contour Duo',
    'Masseter Reduction + Jawline Tightening',
    '£520 • 1h',
  ],
  ['anti-wrinkle', 'smile-lift', 'Smile Lift', 'DAO Treatment', '£120 • 30min'],
  ['anti-wrinkle', 'sweat-control', 'Sweat Reduction', 'Underarms', '£350 • 1h'],
  ['skin-boosters', 'profhilo', 'Profhilo', undefined, '£300 per session • 45min'],
  ['skin-boosters', 'sunekos', 'Sunekos', undefined, '£250 per session • 45min'],
  ['polynucleotides', 'eye-rejuvenation', 'Eye Rejuvenation', 'Plinest Eye', 'From £250 • 45min'],
  ['polynucleotides', 'full-face-regeneration', 'Full Face Regeneration', 'Plinest', 'From £300 • 45min'],
  ['bio-voluminisation', 'sculptra', 'Sculptra', undefined, '£550 per vial • 1h'],
  ['microneedling', 'microneedling', 'Microneedling', undefined, 'From £200 • 60min'],
];

const PEELS = [
  ['glycolic-peel', 'Glycolic Peel'],
  ['salicylic-peel', 'Salicylic Peel'],
  ['lactic-acid-peel', 'Lactic Acid Peel'],
  ['tca-peel', 'TCA Peel'],
] as const;

/** The categories of the index in their fixed order, with the page of each. */
const GROUPS: readonly (readonly [anchor: string, route: string])[] = [
  ['skin-consultation', '/categories/consultation'],
  ['anti-wrinkle', '/categories/anti-wrinkle'],
  ['skin-boosters', '/categories/skin-boosters'],
  ['polynucleotides', '/categories/polynucleotides'],
  ['bio-voluminisation', '/categories/bio-voluminisation'],
  ['microneedling', '/categories/microneedling-peels'],
  ['clinical-peels', '/categories/microneedling-peels'],
];

const cardFor = (part: Element, slug: string): Element => {
  const card = select(part, 'li.card').find((item) => select(item, `a[href=/treatments/${slug}]`).length > 0);
  if (!card) throw new Error(`There is no card for ${slug}.`);
  return card;
};

suite('/treatments', (test) => {
  test('the page has hero, Signature Offers, a skin section and a mind section in this order', () =>
    inOrder(kindsOf('/treatments'), ['contentsHero', 'signatureOffers', 'catalogueGroups', 'programmes']));
  test('the hero has Skin and Mind jump buttons', () =>
    assert.equal(
      linksOf(heroOf('/treatments')).map(({ label, href }) => [label, href]),
      [
        ['Skin', '#skin'],
        ['Mind', '#mind'],
      ],
    ));
  for (const anchor of ['signature-offers', 'skin', 'mind', ...GROUPS.map(([name]) => name)])
    test(`the page has the anchor ${anchor}`, () => assert.is(select(index, `#${anchor}`).length, 1));
  test('every non-coaching category appears in fixed order', () =>
    assert.equal(
      select(selectOne(index, '#skin'), 'div.group').map(({ attribs }) => attribs.id),
      GROUPS.map(([anchor]) => anchor),
    ));
  for (const [anchor, route] of GROUPS)
    test(`the category ${anchor} links to ${route}`, () =>
      assert.ok(linksOf(selectOne(index, `#${anchor}`)).some(({ href }) => href === route)));
  for (const [slug, name] of PEELS)
    test(`${name} is shown with TBA, 30min and Coming Soon, and links to its page`, () => {
      const group = selectOne(index, '#clinical-peels');
      says(group, 'Coming Soon');
      const item = underHeading(group, name);
      assert.is(wordsOf(item), `${name} TBA • 30min`);
      assert.is(linksOf(item)[0]?.href, `/treatments/${slug}`);
    });
  test('the card of a coming-soon treatment links to the booking of a skin consultation', () =>
    assert.equal(
      linksOf(selectOne(index, '#clinical-peels'))
        .filter(({ href }) => href.startsWith('/go/'))
        .map(({ href }) => href),
      ['/go/skin_consultations'],
    ));
  test('the virtual skin consultation is shown as “usually £30 for first-time clients”', () =>
    says(cardFor(index, 'virtual-skin-consultation'), 'usually £30 for first-time clients'));
});

for (const [group, slug, name, subtitle, line] of CARDS) {
  const route = GROUPS.find(([anchor]) => anchor === group)?.[1] ?? '';
  // The page of microneedling shows its two options instead of a card.
  const places = slug === 'microneedling' ? ['/treatments'] : ['/treatments', route];
  suite(`treatment card: ${name}`, (test) => {
    for (const place of places) {
      const part = place === '/treatments' ? selectOne(index, `#${group}`) : mainOf(place);
      const card = cardFor(part, slug);
      test(`${place}: the card is named “${name}” and links to /treatments/${slug}`, () =>
        assert.equal(
          linksOf(card).map(({ label, href }) => [label, href]),
          [[name, `/treatments/${slug}`]],
        ));
      test(`${place}: the card shows the line “${line}”`, () => assert.is(wordsOf(selectOne(card, '.line')), line));
      test(`${place}: the card has ${subtitle ? `the subtitle “${subtitle}”` : 'no subtitle'}`, () =>
        assert.is(select(card, 'p.soft').map(wordsOf)[0], subtitle));
      test(`${place}: the card has an image`, () => assert.is(select(card, 'picture img').length, 1));
    }
    test('the card appears in no other category of the index', () =>
      assert.is(select(index, `a[href=/treatments/${slug}]`).length, 1));
  });
}

suite('category pages', (test) => {
  test('/categories/anti-wrinkle is titled “Muscle Relaxing Treatments”', () =>
    assert.is(wordsOf(selectOne(mainOf('/categories/anti-wrinkle'), 'h1')), 'Muscle Relaxing Treatments'));
  test('its first card is the one-area treatment, then jawline-slimming, neck-lift, lower-face-contour-duo, smile-lift, sweat-control', () =>
    assert.equal(
      select(mainOf('/categories/anti-wrinkle'), 'li.card a').map(({ attribs }) => attribs.href),
      ['anti-wrinkle', 'jawline-slimming', 'neck-lift', 'lower-face-contour-duo', 'smile-lift', 'sweat-control'].map(
        (slug) => `/treatments/${slug}`,
      ),
    ));
  for (const category of ['skin-boosters', 'bio-voluminisation', 'polynucleotides', 'consultation']) {
    const route = `/categories/${category}`;
    test(`${route} has a hero with a virtual consultation button`, () =>
      assert.ok(
        linksOf(heroOf(route)).some(
          ({ label, href }) => label === 'Book a virtual consultation' && href === '/go/skin_virtual',
        ),
      ));
    test(`${route} says “Free for first-time clients”`, () => says(heroOf(route), FREE));
    test(`${route} shows the treatment cards of the catalogue after the hero`, () => {
      inOrder(kindsOf(route), ['hero', 'treatmentCards']);
      assert.equal(
        select(mainOf(route), 'li.card a').map(({ attribs }) => attribs.href),
        CARDS.filter(([group]) => GROUPS.some(([anchor, page]) => anchor === group && page === route)).map(
          ([, slug]) => `/treatments/${slug}`,
        ),
      );
    });
  }
  for (const [anchor, route] of GROUPS)
    test(`${route} states that services are for adults aged 18 and over, and that a doctor’s assessment comes first (${anchor})`, () => {
      says(mainOf(route), 'Services are for adults aged 18 and over');
      says(mainOf(route), 'A doctor’s assessment comes first');
    });
});

suite('/categories/microneedling-peels', (test) => {
  const route = '/categories/microneedling-peels';
  const options = select(mainOf(route), 'article.option');

  test('the hero has “Book Microneedling” and “Book Skin Consultation” buttons', () =>
    assert.equal(
      linksOf(heroOf(route))
        .filter(({ href }) => href.startsWith('/go/'))
        .map(({ label, href }) => [label, href]),
      [
        ['Book Microneedling', '/go/microneedling_reg'],
        ['Book Skin Consultation', '/go/skin_consultations'],
      ],
    ));
  test('the page shows the two microneedling options', () =>
    assert.equal(options.flatMap((option) => select(option, 'h3')).map(wordsOf), ['Classic', 'Regenerative']));
  for (const [number, words] of [
    [0, 'HA-infused'],
    [0, '£200 • 60min'],
    [1, 'exosomes and polynucleotides'],
    [1, '£280 • 60min'],
  ] as const)
    test(`the option ${number === 0 ? 'Classic' : 'Regenerative'} shows ${words}`, () =>
      says(options[number] ?? mainOf('/404'), words));
  test('the page has a “Clinical Peels Launching Soon” block', () =>
    assert.ok(underHeading(mainOf(route), 'Clinical Peels Launching Soon')));
  test('the block has a “Join Peel Waitlist” mail link whose subject is “Clinical Peels Waitlist”', () => {
    const link = linksOf(underHeading(mainOf(route), 'Clinical Peels Launching Soon')).find(
      ({ label }) => label === 'Join Peel Waitlist',
    );
    assert.is(link?.href, 'mailto:hello@skin-and-mind.example?subject=Clinical%20Peels%20Waitlist');
    assert.is(link?.newTab, false);
  });
  for (const [slug, name] of PEELS)
    test(`${name} is shown with TBA and 30min, and links to its page`, () =>
      assert.ok(linksOf(underHeading(mainOf(route), name)).some(({ href }) => href === `/treatments/${slug}`)));
});

suite('category catalogue summaries', (test) => {
  for (const [group, words] of [
    ['polynucleotides', 'From £250'],
    ['skin-boosters', 'From £250'],
    ['anti-wrinkle', 'From £160'],
  ] as const)
    test(`${group} ${words.toLowerCase()}`, () => {
      const card = select(mainOf('/skin'), 'li.card').find(
        (item) => select(item, `a[href=/categories/${group}]`).length > 0,
      );
      assert.is(card && wordsOf(selectOne(card, '.line')), words);
    });
});
