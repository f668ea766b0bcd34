import * as assert from 'uvu/assert';
import { findingsPage, withOverlay } from '../../cli/dev/overlay.ts';
import type { Finding } from '../../renderer/core/finding.ts';
import { suite } from '../support/suite.ts';

const finding: Finding = { rule: 'config/missing', severity: 'error', message: '“email” is missing.' };
const report = { findings: [finding], source: () => undefined };

suite('what site dev shows of a broken config', (test) => {
  test('stands over the last good page', () =>
    assert.match(
      withOverlay('<body></body>', report),
      'One error keeps the site from being built.The last good page is shown behind this list.',
    ));

  test('says that there has been no good page, where there has been none', () => {
    assert.match(findingsPage(report), 'There has been no good page yet.');
    assert.not.match(findingsPage(report), 'last good page.');
  });
});
