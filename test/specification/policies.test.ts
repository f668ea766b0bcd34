/** Document 1: policy pages (section 2), validation rules (section 5), cancellation and retention (section 9). */
import * as assert from 'uvu/assert';
import { holds } from '../support/clinic-facts.ts';
import { childrenOf, linksOf, select, selectOne, underHeading, wordsOf } from '../support/dom.ts';
import { doesNotSay, says } from '../support/says.ts';
import { shippedSite } from '../support/shipped-site.ts';
import { suite } from '../support/suite.ts';

const site = await shippedSite();
const mainOf = (route: string) => site.page(route).main;
const textOf = (route: string) => selectOne(mainOf(route), '.text');
const chaptersOf = (route: string) => select(textOf(route), 'h2').map(wordsOf);

/** Returns the text of a chapter, from its heading to the next. */
function chapter(route: string, title: string): string {
  const parts = childrenOf(textOf(route));
  const start = parts.findIndex((part) => part.name === 'h2' && wordsOf(part) === title);
  assert.ok(start >= 0, `There is no chapter “${title}”: ${chaptersOf(route).join(' | ')}`);
  const end = parts.findIndex((part, index) => index > start && part.name === 'h2');
  return parts
    .slice(start, end < 0 ? undefined : end)
    .map(wordsOf)
    .join(' ');
}

const rowsOf = (route: string, label: string) =>
  select(mainOf(route), 'section.table')
    .filter(({ attribs }) => attribs['aria-label']?.endsWith(label))
    .flatMap((table) => select(table, 'tbody tr'))
    .map((row) => childrenOf(row).map(wordsOf));

const hrefsOf = (route: string) => linksOf(textOf(route)).map(({ href }) => href);

/** The page, the chapter, its wording, and the sentence of the specification. */
const SAID: readonly (readonly [route: string, chapter: string, words: string, sentence: string])[] = [
  ['/terms', '3. Eligibility', 'adults aged 18 and over', 'adults 18+ only'],
  ['/terms', '3. Eligibility', 'We may require photo ID', 'photo ID may be required'],
  ['/terms', '3. Eligibility', 'confirm your age', 'age confirmation is collected'],
  ['/terms', '4. Consultations and deposits', 'complimentary for first-time clients', 'skin virtual free'],
  ['/terms', '4. Consultations and deposits', 'costs £50', 'in clinic £50'],
  [
    '/terms',
    '4. Consultations and deposits',
    'redeemable 100% against treatments booked within 14 days',
    'redeemable 100% within 14 days',
  ],
  [
    '/terms',
    '4. Consultations and deposits',
    'Your first session with Mind, the Discovery Call, is free of charge',
    'discovery call free',
  ],
  ['/terms', '4. Consultations and deposits', '£250, credited if you continue into a programme', 'credited'],
  ['/terms', '4. Consultations and deposits', 'by prior booking only', 'appointments are by prior booking only'],
  ['/terms', '5. Cancellations', 'at least 48 hours', '48 hours’ notice'],
  ['/terms', '5. Cancellations', 'less than 24 hours', 'under 24 hours'],
  ['/terms', '5. Cancellations', 'charge 50 percent', 'may charge 50 percent'],
  ['/terms', '5. Cancellations', 'or keep the deposit', 'or keep the deposit'],
  ['/terms', '5. Cancellations', 'more than 15 minutes late', 'a no-show or more than 15 minutes late'],
  ['/terms', '5. Cancellations', 'charge 100 percent', 'may charge 100 percent'],
  ['/terms', '5. Cancellations', '14 days', '14-day cooling-off for distance purchases'],
  ['/terms', '6. Prices and VAT', 'include VAT', 'prices and VAT'],
  ['/terms', '6. Prices and VAT', 'typically valid for 12 months', 'gift cards and packages typically valid 12 months'],
  ['/terms', '7. Results and risks', 'Results vary', 'results and risks'],
  ['/terms', '8. Coaching notes', 'kept for up to 3 years', 'coaching notes up to 3 years'],
  ['/terms', '9. Refunds', 'within 14 days if they are unopened', 'retail returns within 14 days if unopened'],
  ['/terms', '15. Complaints', 'within 3–5 business days', 'complaints acknowledged in 3–5 business days'],
  ['/terms', '17. Governing law', 'law of England and Wales', 'governing law (England and Wales)'],
  ['/cancellation', 'Cooling-off', 'cancel within 14 days', '14-day cooling-off for distance purchases'],
  ['/cancellation', 'Cooling-off', 'without our meeting in person', 'distance purchases'],
  ['/cancellation', 'Cancellations', 'at least 48 hours before', '48 hours’ notice'],
  ['/cancellation', 'Late notice', 'less than 24 hours before', 'under 24 hours'],
  ['/cancellation', 'Late notice', 'charge 50 percent of its price, or keep the deposit', '50 percent or the deposit'],
  ['/cancellation', 'No-shows', 'more than 15 minutes late', 'more than 15 minutes late'],
  ['/cancellation', 'No-shows', 'charge 100 percent', 'may charge 100 percent'],
  ['/cancellation', 'Extenuating circumstances', 'waive a charge', 'extenuating circumstances'],
  ['/privacy', 'Data we collect', 'your confirmation that you are 18 or over', 'age confirmation is collected'],
  ['/privacy', 'Data we collect', 'photo ID', 'photo ID may be required'],
  ['/privacy', 'Data we collect', 'no accounts and no forms of its own', 'no accounts and no forms of its own'],
  ['/privacy', 'Your rights', 'within one month', 'rights requests answered within one month'],
  ['/privacy', 'Your rights', '3–5 business days', 'complaints acknowledged in 3–5 business days'],
];

/** The retention periods of section 9. */
const RETENTION = [
  ['Skin clinical records', '8 years'],
  ['Coaching notes', 'Up to 3 years'],
  ['Financial records', '6 years'],
  ['Marketing preferences', 'Until you unsubscribe, or 24 months of inactivity'],
] as const;

const TERMS = [
  ...['Who we are', 'Definitions', 'Eligibility', 'Consultations and deposits', 'Cancellations', 'Prices and VAT'],
  ...['Results and risks', 'Coaching notes', 'Refunds', 'Photography and marketing consent', 'Privacy'],
  ...['Website use and IP', 'Contraindications', 'Liability', 'Complaints', 'Changes', 'Governing law', 'Contact'],
];

const PRIVACY = [
  ...['Controller', 'Data we collect', 'Legal bases', 'Processors', 'Transfers', 'Retention', 'Cookies'],
  ...['Your rights', 'Security', 'Photography', 'Third-party links', 'Changes', 'Contact'],
];

const CANCELLATION = ['Cooling-off', 'Cancellations', 'Late notice', 'No-shows', 'Extenuating circumstances'];

suite('policy pages', (test) => {
  test('Terms and Conditions were last updated on 27 August 2025', () =>
    says(mainOf('/terms'), 'Last updated 27 August 2025'));
  test('Terms and Conditions have 18 numbered sections', () => assert.is(chaptersOf('/terms').length, 18));
  for (const [index, title] of TERMS.entries())
    test(`section ${index + 1} of the terms is “${title}”`, () =>
      assert.is(chaptersOf('/terms')[index], `${index + 1}. ${title}`));
  for (const [index, title] of PRIVACY.entries())
    test(`section ${index + 1} of Privacy and Cookies is “${title}”`, () =>
      assert.is(chaptersOf('/privacy')[index], title));
  for (const [index, title] of CANCELLATION.entries())
    test(`section ${index + 1} of the Cancellation Policy is “${title}”`, () =>
      assert.is(chaptersOf('/cancellation')[index], title));
  for (const [route, title] of [
    ['/privacy', 'Privacy and Cookies'],
    ['/terms', 'Terms and Conditions'],
    ['/cancellation', 'Cancellation Policy'],
  ] as const) {
    test(`${route} is headed “${title}”`, () => assert.is(wordsOf(selectOne(mainOf(route), 'h1')), title));
    test(`${route}: the table of contents links to every chapter`, () => {
      const contents = linksOf(underHeading(mainOf(route), 'Contents')).map(({ href }) => href);
      assert.equal(
        contents,
        select(textOf(route), 'h2').map(({ attribs }) => `#${attribs.id}`),
      );
    });
  }
  test('Privacy and Cookies links to /terms', () => assert.ok(hrefsOf('/privacy').includes('/terms')));
  for (const href of ['/privacy', '/skin', '/mind', '/clinic'])
    test(`Terms and Conditions links to ${href}`, () => assert.ok(hrefsOf('/terms').includes(href)));

  for (const [route, title, words, sentence] of SAID)
    test(`${route}, ${title}, says: ${sentence}`, () =>
      assert.ok(holds(chapter(route, title), words), chapter(route, title)));
});

suite('privacy text', (test) => {
  test('there is a table of legal bases', () => assert.ok(rowsOf('/privacy', 'Legal bases').length >= 8));
  for (const [data, period] of RETENTION)
    test(`the retention of ${data.toLowerCase()} is ${period.toLowerCase()}`, () => {
      const row = rowsOf('/privacy', 'Retention').find(([name]) => name?.startsWith(data));
      assert.is(row?.[1], period);
    });
  test('the retention table has exactly these rows', () =>
    assert.is(rowsOf('/privacy', 'Retention').length, RETENTION.length));
  for (const service of [
    'Booking pages',
    'Appointment scheduler, Skin',
    'Calendar, Mind',
    'Newsletter form',
    'E-mail marketing script',
    'Map',
  ])
    test(`the processors include ${service}`, () =>
      assert.ok(rowsOf('/privacy', 'Processors').some(([name]) => name === service)));
  test('the booking mode is listed as persistent storage', () =>
    assert.match(chapter('/privacy', 'Cookies'), /booking-mode .*?local storage/));
  test('the hidden state of the booking bar is listed as session storage', () =>
    assert.match(chapter('/privacy', 'Cookies'), /booking-bar-hidden .*?session storage/));
});

suite('topics that the policies leave out', (test) => {
  test('the cancellation policy does not mention 24 to 48 hours', () => {
    for (const route of ['/cancellation', '/terms']) {
      for (const words of ['24 to 48', '24–48', 'between 24', 'between 48']) doesNotSay(mainOf(route), words);
    }
  });
});
