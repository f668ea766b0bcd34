import * as assert from 'uvu/assert';
import { parse } from '../../renderer/config/parse.ts';
import minimal from '../sites/minimal/site.config.ts';
import { withValues } from '../support/edit.ts';
import { suite } from '../support/suite.ts';

suite('the year of a date that was typed without one', (test) => {
  const help = (values: Readonly<Record<string, unknown>>, day = '2026-11-29') =>
    parse(withValues(minimal, values), { day })
      .findings.filter(({ rule }) => rule === 'config/date')
      .map((finding) => finding.help);
  const example = (date: string) => `Write the date, for example “${date}”: the site is also built on later days.`;
  const policy = (updated: string) => ({
    'pages./treatments': [{ kind: 'policy', title: 'Terms', file: 'terms.md', updated }],
  });
  const closure = (from: string) => ({ 'clinic.closures': [{ from, reason: 'Repairs' }] });

  test('is that of the latest such day for an event that is over', () => {
    assert.equal(help(policy('29th November')), ['For 29 November 2026, write “2026-11-29”.']);
    assert.equal(help(policy('30th November')), ['For 30 November 2025, write “2025-11-30”.']);
  });

  test('is that of the next such day otherwise', () => {
    assert.equal(help(closure('29th November')), ['For 29 November 2026, write “2026-11-29”.']);
    assert.equal(help(closure('28 Nov')), ['For 28 November 2027, write “2027-11-28”.']);
    assert.equal(help(closure('25/12')), ['For 25 December 2026, write “2026-12-25”.']);
    assert.equal(help(closure('1.1.')), ['For 1 January 2027, write “2027-01-01”.']);
  });

  test('is part of an example if the day is relative to today', () => {
    assert.equal(help(closure('today')), [example('2026-11-29')]);
    assert.equal(help(policy('Yesterday')), [example('2026-11-28')]);
    assert.equal(help(closure('tomorrow')), [example('2026-11-30')]);
    assert.equal(help(closure('next Friday')), [example('2026-11-29')]);
  });

  test('is that of the next such day in dated() and during()', () => {
    const price = { $dated: '£60', changes: [{ from: '1 December', value: '£65' }] };
    assert.equal(help({ 'catalogue.massage.price': price, 'catalogue.massage.packages': undefined }), [
      'For 1 December 2026, write “2026-12-01”.',
    ]);
    const section = { until: '1 March', $during: { kind: 'disclaimer', lines: ['Closed.'] } };
    assert.equal(help({ 'pages./treatments': [section] }), ['For 1 March 2027, write “2027-03-01”.']);
    const later = { from: '3 March 2027', $during: { kind: 'disclaimer', lines: ['Closed.'] } };
    assert.equal(help({ 'pages./treatments': [later] }), ['Write 3 March 2027 as 2027-03-03.']);
  });
});
