import * as assert from 'uvu/assert';
import { findingsOf } from '../../cli/page-editor/summary.ts';
import type { Finding } from '../../renderer/core/finding.ts';
import { suite } from '../support/suite.ts';

const finding = (rule: Finding['rule']): Finding => ({ rule, severity: 'warning', message: 'It is wrong.' });

suite('the tasks of the editor', (test) => {
  test('a stand-in is no finding too, and the other findings keep their numbers', () => {
    const found = findingsOf({
      findings: () => [finding('seo/title'), finding('release/stand-in'), finding('price/format')],
      editable: () => ({ texts: new Map(), file: 'site.config.ts' }),
    });
    assert.equal(
      found.map(({ index, rule }) => `${index} ${rule}`),
      ['0 seo/title', '2 price/format'],
    );
  });
});
