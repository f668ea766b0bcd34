/** What `site diff` reports of changed facts: in the words of the owner, prices first. */

import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { dated } from '../../renderer/config/index.ts';
import type { SiteChange } from '../../renderer/diff/change.ts';
import { diffSites } from '../../renderer/diff/index.ts';
import calendar from '../sites/calendar/site.config.ts';
import dental from '../sites/dental/site.config.ts';
import { withValues } from '../support/edit.ts';
import { diffOf, siteVersion, type Values } from '../support/site-versions.ts';
import { ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const DENTAL = { folder: join(ROOT, 'test/sites/dental') };

const line = ({ group, kind, subject, before = '', after = '', note = '', isComputed }: SiteChange): string =>
  [group, kind, subject, before, after, note, isComputed ? 'computed' : ''].filter(Boolean).join(' | ');

const changes = async (config: unknown, values: Values, options = {}) =>
  (await diffOf(config, values, options)).changes.map(line);

/** A row per edit: what the owner did, the edit, and the lines of the report. */
const EDITS: readonly (readonly [title: string, values: Values, lines: readonly string[]])[] = [
  [
    'a price, with what follows from it',
    { 'catalogue.hygienist.price': '£72 per visit' },
    [
      'prices | changed | The price of Hygienist | £66 per visit | £72 per visit | +9 %',
      'prices | changed | The saving of “Four visits” of Hygienist | £28 | £52 | computed',
      'prices | changed | The price before the saving of “Four visits” of Hygienist | £264 | £288 | computed',
    ],
  ],
  [
    'the lowest price of a category',
    { 'catalogue.retainers.price': '£85 per jaw' },
    [
      'prices | changed | The price of New retainers | £95 per jaw | £85 per jaw | −11 %',
      'prices | changed | The lowest price of Aligners and whitening | From £95 per jaw | From £85 per jaw | computed',
    ],
  ],
  [
    'a missing digit',
    { 'catalogue.crown.price': '£72 per tooth' },
    [
      'prices | changed | The price of Porcelain crown | £720 per tooth | £72 per tooth | −90 %: a large change',
      'prices | changed | The lowest price of Repairs | From £85 | From £72 per tooth | computed',
    ],
  ],
  [
    'instalments',
    { 'catalogue.single-implant.instalments': '12 x £230' },
    [
      'prices | changed | The instalments of Single implant | 12 x £220 | 12 x £230 | +5 %',
      'prices | changed | The total of the instalments of Single implant | £2,640 | £2,760 | computed',
    ],
  ],
  [
    'a treatment that is coming soon, and cannot be booked any more',
    { 'catalogue.denture.price': 'TBA', 'catalogue.denture.book': undefined },
    [
      'prices | changed | The price of Denture | £890 per jaw | TBA',
      'links | vanished | The booking link of Denture | implants',
    ],
  ],
  [
    'the last day of a reduced price',
    { 'catalogue.whitening.reduced.runs.until': '2027-01-31' },
    ['prices | changed | The last day of the reduced price of Whitening at home | 28 February 2027 | 31 January 2027'],
  ],
  [
    'the end of a reduced price',
    { 'catalogue.whitening.reduced': undefined },
    ['prices | vanished | The reduced price of Whitening at home | £290, 1 November 2026 to 28 February 2027'],
  ],
  ['a charge in a policy', { 'figures.missed': '£35' }, ['prices | changed | The figure “missed” | £30 | £35']],
  [
    'a course',
    { 'catalogue.crown.packages': [{ label: 'Two crowns', sessions: 2, price: '£1,400' }] },
    ['prices | appeared | “Two crowns” in “packages” of Porcelain crown | £1,400'],
  ],
  [
    'an amount that is typed in a sentence',
    { 'catalogue.emergency.description': 'For pain. Medicines cost £9.90 more.' },
    ['prices | changed | An amount in the description of Emergency appointment | £9.90'],
  ],
  [
    'opening hours',
    { 'clinic.hours.wednesday': '08:30–20:00', 'clinic.hours.saturday': '09:00–12:00' },
    [
      'hours | changed | The opening time on Wednesday | 08:30–19:30 | 08:30–20:00',
      'hours | changed | The opening time on Saturday | Closed | 09:00–12:00',
    ],
  ],
  ['a hyphen for a dash, which the site shows as a dash', { 'clinic.hours.monday': '08:30-17:30' }, []],
  [
    'a closure',
    { 'clinic.closures': [{ from: '2026-12-24', to: '2027-01-01', reason: 'Christmas' }] },
    ['hours | appeared | “Christmas” in “closures” of the clinic | 24 December 2026 to 1 January 2027'],
  ],
  [
    'special hours',
    { 'clinic.specialHours': [{ from: '2026-12-23', hours: '08:30–12:00', reason: 'Before Christmas' }] },
    ['hours | appeared | “Before Christmas” in “specialHours” of the clinic | 08:30–12:00, 23 December 2026'],
  ],
  [
    'the hours on bank holidays',
    { 'clinic.bankHolidays.2027': '10:00–14:00' },
    ['hours | changed | The opening time on bank holidays in 2027 | Closed | 10:00–14:00'],
  ],
  [
    'a duration',
    { 'catalogue.filling.duration': '1h' },
    ['treatments | changed | The duration of White filling | 40min | 1h'],
  ],
  [
    'the telephone number',
    { 'clinic.phone': '01632 960159' },
    ['contact | changed | The phone of the clinic | 01632 960158 | 01632 960159'],
  ],
  [
    'a booking link',
    { 'booking.repairs': 'https://other.example/repairs' },
    [
      'links | changed | The booking link “repairs” | https://book.woolstore-dental.example/repairs | https://other.example/repairs',
    ],
  ],
  [
    'the destination of a button',
    { 'departments.dentistry.returning.to': '/go/repairs' },
    ['links | changed | The destination of “Book the hygienist” of Dentistry | /go/hygienist | /go/repairs'],
  ],
  [
    'a link inside a sentence',
    { 'people.tom.qualifications.2': 'On the [register of the General Dental Council](/team)' },
    ['links | changed | “On the [register of the General Dental…” in “qualifications” of Tom Ashdown | /team'],
  ],
  [
    'a person',
    { 'people.tom.title': 'Senior dentist', 'clinic.founders': ['helen', 'tom'] },
    [
      'people | appeared | “Tom Ashdown” in “founders” of the clinic | tom',
      'people | changed | The title of Tom Ashdown | Dentist | Senior dentist',
    ],
  ],
  [
    'the title of a page',
    { 'routes./team.title': 'Our dentists | {clinic.name}' },
    [
      'titles | changed | The title of the page /team | The dentists | Woolstore Dental, Exeter | Our dentists | Woolstore Dental',
    ],
  ],
  [
    'the order of the people on a page, and nothing else',
    { 'pages./.4.people': ['tom', 'helen', 'aisha'] },
    ['text | reordered | The order of the people in the section “people” of the page /'],
  ],
  [
    'evidence, severities and the expiry of security.txt, which no page shows',
    { rules: { 'seo/title': 'off' }, 'hosting.securityExpires': '2027-07-31' },
    [],
  ],
  [
    'a typed value instead of the same one quoted',
    { 'figures.notice': 'two working days', 'navigation.legal.2': 'For people aged 18 and over.' },
    [],
  ],
];

suite('site diff, of a dental practice,', (test) => {
  for (const [title, values, lines] of EDITS)
    test(`reports ${title}${lines.length === 0 ? ': nothing' : ''}`, async () =>
      assert.equal(await changes(dental, values, DENTAL), lines));

  test('reports nothing if only the order of entries and fields in the config has changed', async () => {
    const backwards = (value: unknown): unknown =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(
            Object.entries(value)
              .reverse()
              .map(([key, inner]) => [key, backwards(inner)]),
          )
        : value;
    const order = withValues(backwards(dental), { categories: dental.categories, catalogue: dental.catalogue });
    const [before, after] = [await siteVersion(dental, DENTAL), await siteVersion(order, DENTAL)];
    assert.equal(diffSites({ before, after }, 'main'), { changes: [], findings: [] });
  });
});

const OFFER = {
  name: 'Winter\npair',
  price: '£100',
  normalSince: '2026-03-01',
  runs: { from: '2026-11-02', until: '2026-11-30' },
  includes: ['massage', 'massage'],
  description: 'Two massages.',
  features: [],
  book: 'visit',
  ctaText: 'Book the pair',
};

suite('site diff, of a practice whose values change on known days,', (test) => {
  test('reports an offer that was added, and one that was removed', async () => {
    assert.equal(await changes(calendar, { 'offers.winter': OFFER, 'offers.spring': undefined }), [
      'offers | vanished | Spring pair | £110, 3 May 2027 to 30 May 2027',
      'offers | appeared | Winter pair | £100, 2 November 2026 to 30 November 2026',
    ]);
  });

  test('reports another price and another end of an offer', async () => {
    assert.equal(await changes(calendar, { 'offers.spring.price': '£105', 'offers.spring.runs.until': '2027-06-06' }), [
      'prices | changed | The price of Spring pair | £110 | £105 | −5 %',
      'prices | changed | The saving of Spring pair | £10 | £15 | computed',
      'offers | changed | The last day of Spring pair | 30 May 2027 | 6 June 2027',
    ]);
  });

  test('reports a price that is announced for a day, and one that is announced no more', async () => {
    const price = dated('£60 per session', { from: '2027-03-01', value: '£66 per session' });
    assert.equal(await changes(calendar, { 'catalogue.massage.price': price }), [
      'later | vanished | On 1 January 2027 | The price of Massage changes from “£60 per session” to “£65 per session”.',
      'later | appeared | On 1 March 2027 | The price of Massage changes from “£60 per session” to “£66 per session”.',
    ]);
  });

  test('compares both versions as they are on the same day', async () => {
    const price = '£65 per session';
    const later = await changes(calendar, { 'catalogue.massage.price': price }, { today: '2027-01-01' });
    assert.equal(later, []);
    const [now] = await changes(calendar, { 'catalogue.massage.price': price });
    assert.is(now, 'prices | changed | The price of Massage | £60 per session | £65 per session | +8 %');
  });
});
