/** Days with other hours: what an owner writes, and what pages, structured data and sentences show. */
import * as assert from 'uvu/assert';
import { during } from '../../renderer/config/index.ts';
import { parse } from '../../renderer/config/parse.ts';
import { formatPath } from '../../renderer/core/finding.ts';
import { periodInWords } from '../../renderer/facts/special-days.ts';
import minimal from '../sites/minimal/site.config.ts';
import { checkedWith } from '../support/checked-with.ts';
import { readDom, select, wordsOf } from '../support/dom.ts';
import { withValues } from '../support/edit.ts';
import { suite } from '../support/suite.ts';

const EVE = { from: '2026-12-24', hours: '10:00–14:00', reason: 'Christmas Eve' };
const CLOSED = { from: '2026-12-25', to: '2027-01-01', reason: 'Christmas' };

const problemsOf = (values: Readonly<Record<string, unknown>>) =>
  parse(withValues(minimal, values)).findings.map(({ path = [], message }) => `${formatPath(path)}: ${message}`);

/** Returns the page of a clinic with a section about its hours. */
async function pageWith(values: Readonly<Record<string, unknown>>, size?: 'short') {
  const visit = { kind: 'visit', title: 'Hours', mapImage: 'dot', ...(size ? { size } : {}) };
  const { site } = await checkedWith({ ...values, 'pages./.2': visit });
  const html = (await site?.pages.find(({ route }) => route === '/')?.html()) ?? '';
  return { html, dom: readDom(html) };
}

suite('special hours', (test) => {
  test('without a last day apply to one day', () =>
    assert.equal(
      parse(withValues(minimal, { 'clinic.specialHours': [EVE] })).site?.clinic.specialHours?.[0]?.to,
      '2026-12-24',
    ));

  for (const [what, values, problem] of [
    [
      'end before they begin',
      { 'clinic.specialHours': [{ ...EVE, to: '2026-12-23' }] },
      'clinic.specialHours.0.to: These special hours end on 23 December 2026, before they begin on 24 December 2026.',
    ],
    [
      'are a closure',
      { 'clinic.specialHours': [{ ...EVE, hours: 'closed' }] },
      'clinic.specialHours.0.hours: “closed” is not a time range: special hours are those of days on which the clinic is open.',
    ],
    [
      'are on a day of a closure',
      { 'clinic.closures': [CLOSED], 'clinic.specialHours': [{ ...EVE, to: '2026-12-25' }] },
      'clinic.specialHours.0.from: Two entries cover 25 December 2026: the closure “Christmas” (25 December 2026 to 1 January 2027), and the special hours “Christmas Eve” (24 to 25 December 2026).',
    ],
    [
      'are on a day of other special hours',
      { 'clinic.specialHours': [EVE, { ...EVE, from: '2026-12-23', to: '2026-12-24' }] },
      'clinic.specialHours.1.from: Two entries cover 24 December 2026: the special hours “Christmas Eve” (24 December 2026), and the special hours “Christmas Eve” (23 to 24 December 2026).',
    ],
    [
      'are a second closure of the same days',
      { 'clinic.closures': [CLOSED, { ...CLOSED, from: '2026-12-30', to: '2027-01-02', reason: 'New Year' }] },
      'clinic.closures.1.from: Two entries cover 30 December 2026 to 1 January 2027: the closure “Christmas” (25 December 2026 to 1 January 2027), and the closure “New Year” (30 December 2026 to 2 January 2027).',
    ],
    [
      'of bank holidays name no year',
      { 'clinic.bankHolidays': { christmas: 'closed' } },
      'clinic.bankHolidays.christmas: “christmas” is not a year.',
    ],
    [
      'of bank holidays are a word',
      { 'clinic.bankHolidays': { 2027: 'open' } },
      'clinic.bankHolidays.2027: “open” is not the hours of bank holidays: it states no times.',
    ],
  ] as const)
    test(`that ${what} are reported`, () => assert.equal(problemsOf(values), [problem]));

  for (const [what, values, help] of [
    [
      'of which one contains the other',
      { 'clinic.closures': [CLOSED], 'clinic.specialHours': [{ ...EVE, from: '2026-12-28' }] },
      "If “Christmas” is right for this day, remove “Christmas Eve”. Otherwise replace “Christmas” by { from: '2026-12-25', to: '2026-12-27', reason: 'Christmas' }, { from: '2026-12-29', to: '2027-01-01', reason: 'Christmas' }.",
    ],
    [
      'with one reason and other hours',
      { 'clinic.specialHours': [EVE, { ...EVE, to: '2026-12-25', hours: '10:00–12:00' }] },
      "If “10:00–14:00” is right for this day, replace “10:00–12:00” by { from: '2026-12-25', hours: '10:00–12:00', reason: 'Christmas Eve' }. Otherwise remove “10:00–14:00”.",
    ],
    [
      'with the same hours',
      {
        'clinic.closures': [
          { ...CLOSED, reason: 'New Year’s Day' },
          { ...CLOSED, to: '2027-01-02' },
        ],
      },
      "Write one entry instead of both: { from: '2026-12-25', to: '2027-01-02', reason: 'New Year’s Day' }.",
    ],
  ] as const)
    test(`help to separate two entries ${what}`, () =>
      assert.equal(
        parse(withValues(minimal, values)).findings.map((finding) => finding.help),
        [help],
      ));

  test('may be shown during some days only', () => {
    const values = { 'clinic.specialHours': [during({ from: '2026-12-01' }, EVE)] };
    const on = (day: string) => parse(withValues(minimal, values), { day }).site?.clinic.specialHours?.length;
    assert.is(on('2026-11-30'), 0);
    assert.is(on('2026-12-01'), 1);
  });
});

suite('the hours on a page', (test) => {
  test('show special hours below the week, with their reason and a bar', async () => {
    const { dom } = await pageWith({ 'clinic.specialHours': [EVE] });
    const [row] = select(dom, 'dl div.special');
    assert.is(row && wordsOf(row), '24 December 2026 Christmas Eve 10:00–14:00');
    assert.is(row && select(row, 'path.bar').length, 1);
  });

  test('draw special hours and the week on one scale', async () => {
    const { dom } = await pageWith({ 'clinic.specialHours': [{ ...EVE, hours: '07:30–20:15' }] });
    const [scale] = select(dom, 'p[aria-hidden=true]').map(wordsOf);
    assert.is(scale, '07:0021:00');
  });

  test('state special hours in words if there is no table', async () => {
    const { dom } = await pageWith({ 'clinic.specialHours': [EVE], 'clinic.closures': [CLOSED] }, 'short');
    const lines = select(dom, 'ul.xs li').map(wordsOf);
    assert.ok(lines.includes('24 December 2026, 10:00–14:00: Christmas Eve'));
    assert.ok(lines.includes('Closed 25 December 2026 to 1 January 2027: Christmas'));
  });

  test('list the bank holidays on which a clinic that is usually open is closed', async () => {
    const { dom } = await pageWith({ 'clinic.bankHolidays': { 2027: 'closed' } });
    const lines = select(dom, 'ul.xs li').map(wordsOf);
    assert.ok(
      lines.includes(
        'Closed on bank holidays: 1 January, 26 and 29 March, 3 and 31 May, 30 August, 27 and 28 December 2027',
      ),
    );
  });

  test('list no bank holiday that has passed', async () => {
    const { dom } = await pageWith({ 'clinic.bankHolidays': { 2026: 'closed' } });
    const lines = select(dom, 'ul.xs li').map(wordsOf);
    assert.ok(lines.includes('Closed on bank holidays: 25 and 28 December 2026'), lines.join('\n'));
  });

  test('list the hours on bank holidays, without those that have an entry of their own', async () => {
    const { dom } = await pageWith({
      'clinic.bankHolidays': { 2027: '10:00–14:00' },
      'clinic.closures': [
        { from: '2027-01-01', reason: 'New Year' },
        { from: '2027-12-25', to: '2027-12-28', reason: 'Christmas' },
      ],
    });
    const lines = select(dom, 'ul.xs li').map(wordsOf);
    assert.ok(lines.includes('On bank holidays 10:00–14:00: 26 and 29 March, 3 and 31 May, 30 August 2027'));
    assert.ok(lines.includes('Closed 1 January 2027: New Year'));
  });

  test('do not change on bank holidays with the usual hours', async () => {
    const { html } = await pageWith({ 'clinic.bankHolidays': { 2027: 'as usual' } });
    assert.not.match(html, 'bank holiday');
    assert.not.match(html, 'specialOpeningHours');
  });

  test('call bank holidays public holidays in other countries', async () => {
    const { dom } = await pageWith({ 'clinic.address.country': 'AU', 'clinic.bankHolidays': { 2027: 'closed' } });
    assert.ok(
      select(dom, 'ul.xs li')
        .map(wordsOf)
        .some((line) => line.startsWith('Closed on public holidays: ')),
    );
  });

  test('are in the structured data, a closed day from midnight to midnight', async () => {
    const { html } = await pageWith({
      'clinic.specialHours': [{ ...EVE, hours: '09:00–11:00, 12:00–14:00' }],
      'clinic.closures': [CLOSED],
    });
    const days = [
      ['09:00', '11:00', '2026-12-24', '2026-12-24'],
      ['12:00', '14:00', '2026-12-24', '2026-12-24'],
      ['00:00', '00:00', '2026-12-25', '2027-01-01'],
      ['00:00', '00:00', '2027-03-26', '2027-03-26'],
    ];
    for (const [opens, closes, from, to] of days)
      assert.match(
        html,
        `{"@type":"OpeningHoursSpecification","opens":"${opens}","closes":"${closes}","validFrom":"${from}","validThrough":"${to}"}`,
      );
  });

  test('can be quoted', async () => {
    const { dom } = await pageWith({
      'clinic.specialHours': [EVE],
      'clinic.bankHolidays': { 2026: 'as usual', 2027: 'as usual' },
      'clinic.closures': [{ from: '2026-12-25', reason: 'Christmas Day' }],
      'pages./.1.questions.0.answer': 'We are here {clinic.hours.inWords}. {clinic.hours.special}.',
    });
    const answer = select(dom, 'details p').map(wordsOf).join(' ');
    assert.match(
      answer,
      'Monday, Tuesday and Thursday 09:00–17:00; Friday 09:00–12:30; Wednesday, Saturday and Sunday closed',
    );
    assert.match(answer, '24 December 2026, 10:00–14:00: Christmas Eve; Closed 25 December 2026: Christmas Day');
  });
});

suite('a period in words', (test) => {
  for (const [from, to, words] of [
    ['2026-12-24', '2026-12-24', '24 December 2026'],
    ['2026-12-21', '2026-12-23', '21 to 23 December 2026'],
    ['2027-05-28', '2027-06-02', '28 May to 2 June 2027'],
    ['2026-12-24', '2027-01-01', '24 December 2026 to 1 January 2027'],
  ] as const)
    test(`is ${words}`, () => assert.is(periodInWords({ from, to }), words));
});
