import * as assert from 'uvu/assert';
import { parse } from '../../renderer/config/parse.ts';
import minimal from '../sites/minimal/site.config.ts';
import { withValues } from '../support/edit.ts';
import { suite } from '../support/suite.ts';

suite('the year of a date that was typed without one', (test) => {
  const help = (values: Readonly<Record<string, unknown>>, day = '2026-11-29') =>
    parse(withValues(minimal, values), { day }).unreadable.map((finding) => finding.help);
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
  });
});
