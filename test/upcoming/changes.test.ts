/** The changes that time brings: their days, their words, and the rules that define them. */
import * as assert from 'uvu/assert';
import { accept, dated, during } from '../../renderer/config/index.ts';
import { parse } from '../../renderer/config/parse.ts';
import { formatPath } from '../../renderer/core/finding.ts';
import { dayBefore } from '../../renderer/facts/date.ts';
import { changesAfter } from '../../renderer/upcoming/changes-after.ts';
import calendar from '../sites/calendar/site.config.ts';
import minimal from '../sites/minimal/site.config.ts';
import { checkedWith } from '../support/checked-with.ts';
import { withValues } from '../support/edit.ts';
import { checkFile, memoryIo, ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const TODAY = '2026-11-21';

const changesOf = (raw: unknown, today = TODAY) =>
  changesAfter(today, { raw, changeDays: parse(raw).changeDays, read: (day) => parse(raw, { day }) });

const titlesWith = (values: Readonly<Record<string, unknown>>, today = TODAY) =>
  changesOf(withValues(minimal, values), today).map(({ day, title }) => `${day} ${title}`);

const RATING = { value: '4.9', best: '5', count: 41, source: 'Google', url: 'https://reviews.example/small' };
const REDUCED = { price: '£45 per session', normalSince: '2026-01-01' };

/** A site in which each kind of fact ends. */
const ENDING = {
  'clinic.closures': [{ from: '2026-12-24', to: '2027-01-01', reason: 'Christmas' }],
  'clinic.rating': { ...RATING, asOf: '2026-11-01' },
  'clinic.maxTestimonialAge': '1 year',
  'testimonials.one': {
    name: 'A client',
    quote: 'Good.',
    source: 'by e-mail',
    date: '2026-05-12',
    consent: 'Folder “Consent”, no. 12',
  },
  'clinic.visitNote': accept('Walk in or book', 'seo/title', {
    reason: 'The owner has decided so, as a test',
    until: '2027-02-28',
  }),
  'catalogue.massage.packages': undefined,
  'catalogue.massage.reduced': { ...REDUCED, runs: { from: '2027-03-01', until: '2027-03-31' } },
  'offers.twice': {
    name: 'Twice\na month',
    price: '£100',
    includes: ['massage', 'massage'],
    description: 'Two massages.',
    features: [],
    book: 'visit',
    ctaText: 'Book',
    normalSince: '2026-03-01',
    runs: { from: '2026-10-01', until: '2026-11-30' },
  },
};

suite('the changes that come', (test) => {
  test('special hours begin and end like closures', () =>
    assert.equal(
      titlesWith({
        'clinic.specialHours': [{ from: '2026-12-24', hours: '10:00–14:00', reason: 'Christmas Eve' }],
      }).slice(0, 2),
      [
        '2026-12-24 The hours are 10:00–14:00 for a day (Christmas Eve).',
        '2026-12-25 The usual hours apply again (Christmas Eve).',
      ],
    ));

  test('a bank holiday with hours needs no action, and one without a decision does', () => {
    const days = [
      { day: '2026-12-25', name: 'Christmas Day' },
      { day: '2027-03-26', name: 'Good Friday' },
    ];
    const raw = withValues(minimal, { 'clinic.bankHolidays': { 2026: 'closed' } });
    const read = (day: string) => {
      const { site, ...rest } = parse(raw, { day });
      return site ? { ...rest, site: { ...site, bankHolidays: { days } } } : rest;
    };
    assert.equal(
      changesAfter(TODAY, { raw, changeDays: [], read }).flatMap(({ day, kind, title, help }) =>
        kind === 'closure' ? [[day, title, help]] : [],
      ),
      [
        ['2026-12-25', 'Christmas Day: the clinic is closed.', undefined],
        [
          '2027-03-26',
          'Good Friday: the site shows the usual hours.',
          'State the hours in “clinic.bankHolidays”, “closures” or “specialHours”.',
        ],
      ],
    );
  });

  test('facts with days begin on their first day and end on the day after their last', () =>
    assert.equal(titlesWith(ENDING), [
      '2026-12-01 The offer “Twice a month” ends; no page shows it any more.',
      '2026-12-24 The clinic closes until 1 January 2027 (Christmas).',
      '2027-01-02 The clinic opens again (Christmas).',
      '2027-01-31 The rating on Google, read on 1 November 2026, is too old.',
      '2027-03-01 The reduced price of Massage begins: £45 per session instead of £60 per session.',
      '2027-03-01 The exception to “seo/title” for the note on visits of the clinic ends.',
      '2027-04-01 The reduced price of Massage ends; £60 per session applies again.',
      '2027-05-13 The testimonial of A client is too old.',
      '2027-07-01 security.txt expires.',
    ]));

  test('two exceptions to one rule end on their own', () => {
    const accepted = (value: string) =>
      accept(value, 'seo/title', { reason: 'The owner has decided so, as a test', until: '2027-02-28' });
    assert.equal(
      titlesWith({ 'clinic.tagline': accepted('Done well'), 'catalogue.massage.name': accepted('Massage') }).slice(
        0,
        2,
      ),
      [
        '2027-03-01 The exception to “seo/title” for the tagline of the clinic ends.',
        '2027-03-01 The exception to “seo/title” for the name of Massage ends.',
      ],
    );
  });

  test('an entry without a name of its own is named by its kind and its key', () => {
    const address = dated('https://book.example/visit', { from: '2027-01-01', value: 'https://book.example/new' });
    assert.is(
      titlesWith({ 'booking.visit': address })[0],
      '2027-01-01 The booking link “visit” changes from “https://book.example/visit” to “https://book.example/new”.',
    );
  });

  test('what has begun or ended by today is not listed', () =>
    assert.equal(titlesWith(ENDING, '2027-05-13'), ['2027-07-01 security.txt expires.']));

  for (const change of changesOf(withValues(minimal, ENDING)).filter(({ rule }) => rule !== undefined))
    test(`“${change.title}” on the first day on which ${change.rule} reports it`, async () => {
      const reported = async (day: string) => {
        const { findings } = await checkedWith(ENDING, {}, { at: `${day}T12:00:00Z` });
        return findings.some(
          ({ rule, path = [] }) => rule === change.rule && formatPath(change.path).startsWith(formatPath(path)),
        );
      };
      assert.equal([await reported(dayBefore(change.day)), await reported(change.day)], [false, true]);
    });

  test('the end of a closure, a rating, a testimonial, an exception and security.txt needs action', () =>
    assert.equal(
      [
        ...new Set(
          changesOf(withValues(minimal, ENDING)).flatMap(({ kind, help }) => (help === undefined ? [] : kind)),
        ),
      ],
      ['closure', 'rating', 'exception', 'security'],
    ));
});

suite('the values that change', (test) => {
  test('a value, an item of a list and a section are named in the words of the owner', () =>
    assert.equal(
      changesOf(calendar).flatMap(({ day, kind, title }) => (kind === 'value' ? `${day} ${title}` : [])),
      [
        '2027-01-01 The price of Massage changes from “£60 per session” to “£65 per session”.',
        '2027-01-01 The price of “Course of five” of Massage changes from “£250” to “£275”.',
        '2027-02-01 The opening time on Wednesday changes from “closed” to “12:00–20:00”.',
        '2027-03-01 “Lou Marsh” in “people” in the section “people” of the page / appears.',
        '2027-03-28 The lead in the section “hero” of the page / changes.',
        '2027-04-01 The image of Massage changes from “dot” to “ring”.',
        '2027-10-31 The opening time on Thursday changes from “09:00–17:00” to “09:00–16:00”.',
        '2027-12-01 The section “closing” of the page / appears.',
        '2027-12-20 The opening time on Friday changes from “09:00–12:30” to “closed”.',
        '2027-12-25 The section “closing” of the page / is no longer shown.',
        '2028-01-01 The opening time on Friday changes from “closed” to “09:00–12:30”.',
      ],
    ));

  test('a change to the same value is not listed', () =>
    assert.equal(titlesWith({ 'clinic.visitNote': dated('Walk in', { from: '2027-01-01', value: 'Walk in' }) }), [
      '2027-07-01 security.txt expires.',
    ]));

  test('the items after one that ends are not listed', () => {
    const closure = (month: string) => ({ from: `2027-${month}-01`, to: `2027-${month}-03`, reason: month });
    const closures = [during({ until: '2026-12-31' }, closure('02')), closure('03')];
    assert.equal(titlesWith({ 'clinic.closures': closures }).slice(0, 2), [
      '2027-01-01 “02” in “closures” of the clinic is no longer shown.',
      '2027-03-01 The clinic closes until 3 March 2027 (03).',
    ]);
  });

  test('a fact counts only on the days on which the config contains it', () => {
    const runs = { from: '2027-03-01', until: '2027-03-31' };
    const later = { from: '2027-03-01', until: '2027-05-31' };
    const reduced = dated({ ...REDUCED, runs }, { from: '2027-03-15', value: { ...REDUCED, runs: later } });
    assert.equal(
      titlesWith({ 'catalogue.massage.packages': undefined, 'catalogue.massage.reduced': reduced }).filter((title) =>
        title.includes('reduced price'),
      ),
      [
        '2027-03-01 The reduced price of Massage begins: £45 per session instead of £60 per session.',
        '2027-03-15 The reduced price of Massage changes.',
        '2027-06-01 The reduced price of Massage ends; £60 per session applies again.',
      ],
    );
  });

  test('pages change on the days that the check reads in advance', async () => {
    const io = memoryIo({ today: () => TODAY });
    const { sitesToCome = [] } = await checkFile(`${ROOT}/test/sites/calendar/site.config.ts`, {}, io);
    const days = changesOf(calendar).flatMap(({ day, changesPages }) => (changesPages ? day : []));
    const nextYear = [...new Set(days)].filter((day) => day <= '2027-11-22');
    assert.equal(
      sitesToCome.map(({ day }) => day),
      nextYear,
    );
  });
});
