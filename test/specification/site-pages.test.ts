/** Document 1, section 2: home, skin home, team, clinic, results gallery, Glow Guide and quiz. */
import * as assert from 'uvu/assert';
import { headingsOf, linksOf, select, selectOne, underHeading, wordsOf } from '../support/dom.ts';
import { inOrder, says } from '../support/says.ts';
import { shippedSite } from '../support/shipped-site.ts';
import { suite } from '../support/suite.ts';

const site = await shippedSite();
const mainOf = (route: string) => site.page(route).main;
const kindsOf = (route: string) => site.page(route).plan.sections.map(({ data }) => data.kind);
const sectionOf = (route: string, title: string) => underHeading(mainOf(route), title);
const linkTo = (route: string, title: string, label: string) =>
  linksOf(sectionOf(route, title)).find((link) => link.label === label)?.href;

const CLAIMS = ['5.0 Google rating', 'Performed by GMC-registered doctor', 'Natural, lasting results'];
const STRIP = 'Google • GMC-registered • Fully insured';

/** Section 9: opening hours. */
const HOURS = [
  ['Monday', 'Closed'],
  ['Tuesday', '13:00–18:00'],
  ['Wednesday', '10:00–18:00'],
  ['Thursday', 'Closed'],
  ['Friday', 'Closed'],
  ['Saturday', '10:00–18:00'],
  ['Sunday', '10:00–18:00'],
];

suite('trust claims shown across the site', (test) => {
  for (const route of ['/', '/skin']) {
    for (const claim of CLAIMS) test(`${route} shows “${claim}”`, () => says(mainOf(route), claim));
    test(`${route} has a trust strip reading “${STRIP}” with five stars`, () => {
      const strip = select(mainOf(route), 'li').find((item) => wordsOf(item) === STRIP);
      assert.ok(strip);
      assert.is(selectOne(strip, '.stars').attribs['aria-label'], '5.0 out of 5');
      assert.is(select(strip, '.stars path').length, 5);
    });
  }
  test('/mind shows “5.0 Google rating”', () => says(mainOf('/mind'), '5.0 Google rating'));
});

suite('home', (test) => {
  test('the six sections of the page come in this order', () =>
    inOrder(kindsOf('/'), ['cover', 'pathways', 'feature', 'people', 'consultations', 'visit']));
  test('the hero is titled “A SPACE DEDICATED TO YOUR WELLNESS AND LONGEVITY”', () =>
    assert.equal(select(mainOf('/'), 'h1').map(wordsOf), ['A SPACE DEDICATED TO YOUR WELLNESS AND LONGEVITY']));
  test('the hero has the subline “Caring for both your physical and mental wellbeing”', () =>
    assert.is(wordsOf(selectOne(mainOf('/'), 'section p.line')), 'Caring for both your physical and mental wellbeing'));
  test('the hero has SKIN and MIND buttons', () =>
    assert.equal(
      linksOf(mainOf('/'), '.doors a').map(({ label, href }) => [label, href]),
      [
        ['SKIN', '/skin'],
        ['MIND', '/mind'],
      ],
    ));
  test('the pathways section has two cards: Skin and Mind', () =>
    assert.equal(select(sectionOf('/', 'Two pathways. Each begins with a conversation.'), 'article h3').map(wordsOf), [
      'Skin',
      'Mind',
    ]));
  test('the experience section has a clinic photo', () => {
    const [image] = select(sectionOf('/', 'An unhurried room'), 'img');
    assert.match(image?.attribs.alt ?? '', /treatment room/);
  });
  test('the team section shows three doctors with name, title and focus', () => {
    const doctors = select(sectionOf('/', 'The doctors you will meet'), 'article');
    assert.is(doctors.length, 3);
    for (const doctor of doctors)
      for (const part of ['h3', '.title', '.focus']) assert.ok(wordsOf(selectOne(doctor, part)).length > 5, part);
  });
  test('the section “Secure your consultation” has the button “Book Skin Consultation”', () =>
    assert.is(linkTo('/', 'Secure your consultation', 'Book Skin Consultation'), '/go/skin_consultations'));
  test('the section “Secure your consultation” has the button “Book Mind Session”', () =>
    assert.is(linkTo('/', 'Secure your consultation', 'Book Mind Session'), '/go/mind_consultation'));
  for (const [words, what] of [
    ['20 minutes', 'skin virtual 20 min'],
    ['Complimentary for first-time clients (usually £30)', 'free (usually £30 for first-time clients)'],
    ['In clinic it is £50', 'in clinic £50'],
    ['100% redeemable against treatments booked within 14 days', 'redeemable 100% within 14 days'],
    ['30 minutes', 'discovery call 30 min'],
  ] as const)
    test(`the consultation section shows ${what}`, () => says(sectionOf('/', 'Secure your consultation'), words));
});

suite('visit section of the home page, and the clinic page', (test) => {
  for (const [route, title] of [
    ['/', 'Visit the clinic'],
    ['/clinic', 'Address and opening hours'],
  ] as const) {
    const section = sectionOf(route, title);
    test(`${route} shows the address 260 Pentonville Road, N1 9JY, London`, () =>
      says(section, '260 Pentonville Road London N1 9JY'));
    test(`${route} lists seven days, Monday first`, () =>
      assert.equal(
        select(section, 'dl dt').map(wordsOf),
        HOURS.map(([day]) => day),
      ));
    test(`${route}: the script that shows whether the clinic is open gets the same hours and the closures`, () =>
      assert.equal(JSON.parse(select(section, '[data-does=opening]')[0]?.attribs['data-hours'] ?? ''), {
        zone: 'Europe/London',
        week: [[], [[780, 1080]], [[600, 1080]], [], [], [[600, 1080]], [[600, 1080]]],
        closures: [['2026-12-24', '2027-01-01']],
      }));
    for (const [index, [day, hours]] of HOURS.entries())
      test(`${route} shows ${hours} for ${day}`, () => assert.is(select(section, 'dl dd').map(wordsOf)[index], hours));
    test(`${route} has a phone link`, () =>
      assert.ok(linksOf(section).some(({ label, href }) => label === '020 7946 0321' && href === 'tel:+442079460321')));
    test(`${route} has an e-mail link`, () =>
      assert.ok(linksOf(section).some(({ href, label }) => href === `mailto:${label}` && label.startsWith('hello@'))));
    test(`${route}: the embedded map has a placeholder with a plain link that works without it`, () => {
      says(section, 'Maps provider draws this map and sees your visit when it loads');
      assert.ok(
        linksOf(section).some(({ label, href }) => label === 'Open the map' && href.startsWith('https://maps.')),
      );
    });
    test(`${route} says “by prior booking only”`, () => says(section, 'By prior booking only'));
  }
  test('/clinic has a button for a skin consultation', () =>
    assert.is(linkTo('/clinic', 'Address and opening hours', 'Book a skin consultation'), '/consultations/skin'));
  test('/clinic has a button for a mind discovery call', () =>
    assert.is(linkTo('/clinic', 'Address and opening hours', 'Book a mind discovery call'), '/consultations/mind'));
});

suite('skin home', (test) => {
  test('the nine parts of the page come in this order', () =>
    inOrder(kindsOf('/skin'), [
      ...['hero', 'signatureOffers', 'examples', 'categoryCards', 'reviews'],
      ...['explanation', 'journey', 'bookingSplit', 'closing'],
    ]));
  test('the page shows the Signature Offers as cards', () =>
    assert.equal(select(sectionOf('/skin', 'Signature Offers'), 'h3').map(wordsOf), [
      ...['Wrinkle Reset', 'Glow Revival', 'The Perfect Tone Protocol'],
    ]));
  test('the page shows three before/after cases as cards', () => {
    const cards = select(sectionOf('/skin', 'Before and after'), 'article');
    assert.is(cards.length, 3);
    for (const card of cards) {
      assert.equal(select(card, 'dt').map(wordsOf), ['Protocol', 'Timeframe']);
      assert.match(selectOne(card, 'img').attribs.alt ?? '', /Before.*after/is);
      assert.match(linksOf(card)[0]?.href ?? '', /^\/treatments\//);
    }
  });
  for (const [index, name, href, price] of [
    [0, 'Polynucleotides', '/categories/polynucleotides', 'From £250'],
    [1, 'Skin Boosters', '/categories/skin-boosters', 'From £250'],
    [2, 'Muscle Relaxing Treatments', '/categories/anti-wrinkle', 'From £160'],
  ] as const)
    test(`category card ${index + 1} shows ${name} ${price} and links to ${href}`, () => {
      const card = select(sectionOf('/skin', 'Treatments by kind'), 'li.card')[index];
      assert.ok(card);
      assert.equal(
        linksOf(card).map((link) => [link.label, link.href]),
        [[name, href]],
      );
      assert.is(wordsOf(selectOne(card, '.line')), price);
    });
  test('there are three category cards', () =>
    assert.is(select(sectionOf('/skin', 'Treatments by kind'), 'li.card').length, 3));
  test('the page has a reviews badge: 5.0 from Google reviews', () =>
    says(selectOne(mainOf('/skin'), '.badge'), '5.0 from Google reviews'));
  test('the badge states the number of reviews', () => says(selectOne(mainOf('/skin'), '.badge'), '10 reviews'));
  test('three review cards are shown', () =>
    assert.is(select(sectionOf('/skin', 'What clients say'), 'figure').length, 3));
  test('each review card has a name, a service, a quote, likes, comments and a link', () => {
    for (const card of select(sectionOf('/skin', 'What clients say'), 'figure')) {
      assert.ok(wordsOf(selectOne(card, 'blockquote')) && wordsOf(selectOne(card, 'b')));
      assert.match(wordsOf(selectOne(card, 'figcaption')), /\d+ likes?, \d+ comments?/);
      assert.match(linksOf(card)[0]?.href ?? '', /^https:/);
      assert.is(select(card, 'img').length, 1);
    }
  });
  test('the page explains the consultation', () => {
    const section = sectionOf('/skin', 'The consultation comes first');
    says(section, '20 minutes, free for first-time clients, usually £30');
    says(section, '20 minutes, £50, 100% redeemable against treatments booked within 14 days');
  });
  test('the page shows a 5-step journey', () =>
    assert.is(select(sectionOf('/skin', 'From first question to review'), 'ol li').length, 5));
  test('the page explains how to book, for new and returning clients', () => {
    const section = sectionOf('/skin', 'How to book');
    assert.equal(headingsOf(section), ['How to book', 'New to the clinic', 'Returning']);
    assert.equal(
      linksOf(section).map(({ href }) => href),
      ['/go/skin_consultations', '/go/square_site'],
    );
  });
  test('the page ends with a call to action', () =>
    assert.equal(
      linksOf(sectionOf('/skin', 'Start with a question')).map(({ href }) => href),
      ['/go/skin_consultations', '/go/square_site'],
    ));
});

suite('team page', (test) => {
  const doctors = select(mainOf('/team'), 'article');
  test('the page shows three doctor profiles', () => assert.is(doctors.length, 3));
  test('each profile lists qualifications', () => {
    for (const doctor of doctors) {
      assert.ok(headingsOf(doctor).includes('Qualifications'));
      assert.ok(select(doctor, 'ul li').length >= 3);
    }
  });
  test('each profile has the registration number and a link to the register', () => {
    for (const doctor of doctors) assert.match(linksOf(doctor).at(-1)?.label ?? '', /^GMC [0-9]{7}$/);
  });
  test('the page shows a philosophy quote', () =>
    assert.ok(wordsOf(selectOne(mainOf('/team'), 'blockquote')).length > 20));
});

suite('results gallery', (test) => {
  const cards = select(sectionOf('/gallery', 'Before and after'), 'ul li');
  test('the gallery has four before/after cards', () => assert.is(cards.length, 4));
  for (const [index, title, href] of [
    [0, 'Forehead', '/treatments/anti-wrinkle'],
    [1, 'Frown', '/treatments/anti-wrinkle'],
    [2, 'Undereye', '/treatments/eye-rejuvenation'],
    [3, 'Masseter', '/treatments/jawline-slimming'],
  ] as const)
    test(`card ${index + 1}, ${title.toLowerCase()}, links to ${href}`, () => {
      const card = cards[index];
      assert.ok(card);
      assert.equal(
        linksOf(card).map((link) => [link.label, link.href]),
        [[title, href]],
      );
    });
});

suite('Glow Guide', (test) => {
  const links = linksOf(mainOf('/glow-guide'));
  const tag = 'utm_source=glow_guide&utm_medium=pdf&utm_campaign=glow_guide_sep25';

  test('the page offers a manual download link with 2 pages and the size of the file', () => {
    const file = site.site.files.find(({ path }) => path === 'documents/glow-guide.pdf');
    const bytes = file?.bytes instanceof Uint8Array ? file.bytes.length : 0;
    assert.is(links[0]?.href, '/documents/glow-guide.pdf');
    assert.is(links[0]?.label, `Download the Glow Guide (PDF, 2 pages, ${Math.round(bytes / 1000)} KB)`);
  });
  test('the link downloads the file instead of opening it', () =>
    assert.ok(selectOne(mainOf('/glow-guide'), 'a[href=/documents/glow-guide.pdf]').attribs.download));
  test('the document has two A4 pages', () => {
    const file = site.site.files.find(({ path }) => path === 'documents/glow-guide.pdf');
    const text = Buffer.from(file?.bytes instanceof Uint8Array ? file.bytes : []).toString('latin1');
    const sheets = [...text.matchAll(/\/MediaBox\s*\[([^\]]*)\]/g)].map(([, box = '']) =>
      box.trim().split(/\s+/).map(Number),
    );
    assert.ok(sheets.length > 0);
    for (const [, , width, height] of sheets)
      assert.equal(
        [width, height].map((n) => Math.round(n ?? 0)),
        [595, 842],
      );
  });
  test('the page links to a free skin consult, tagged with campaign parameters', () =>
    assert.is(links.find(({ label }) => label === 'Book a free skin consult')?.href, `/consultations/skin?${tag}`));
  test('the page links to treatment pricing, tagged with campaign parameters', () =>
    assert.is(links.find(({ label }) => label === 'See treatments and prices')?.href, `/treatments?${tag}`));
  test('the page describes a free 15-minute consult', () => says(mainOf('/glow-guide'), 'free 15-minute consult'));
});

suite('/quiz', (test) => {
  test('the page says “Skin Plan quiz coming soon”', () =>
    assert.equal(select(mainOf('/quiz'), 'h1').map(wordsOf), ['Skin Plan quiz coming soon']));
  test('a button links to /consultations with utm_source=tiktok, utm_medium=bio, utm_campaign=book', () =>
    assert.equal(
      linksOf(mainOf('/quiz')).map(({ href }) => href),
      ['/consultations?utm_source=tiktok&utm_medium=bio&utm_campaign=book'],
    ));
});
