import * as assert from 'uvu/assert';
import { findingsPage, withOverlay } from '../../cli/dev/overlay.ts';
import type { Finding } from '../../renderer/core/finding.ts';
import { suite } from '../support/suite.ts';

const finding: Finding = { rule: 'config/missing', severity: 'error', message: '“email” is missing.' };
const report = { findings: [finding], source: () => undefined, isOutdated: true };

suite('the findings overlay of site dev', (test) => {
  test('appears over the last good page', () =>
    assert.match(
      withOverlay('<body></body>', report),
      'One error prevents the site from being built. The last good page is shown behind this list.',
    ));

  test('appears over the changed page if only rules report errors', () =>
    assert.match(
      withOverlay('<body></body>', { ...report, isOutdated: false }),
      'One error prevents the site from being built. The page behind this list shows your change.',
    ));

  test('states that no page could be built yet if there is none', () => {
    assert.match(findingsPage(report), 'No page could be built yet.');
    assert.not.match(findingsPage(report), 'last good page.');
  });
});
