/** The table of figures in docs/config.md that sentences are compared with in other words than their names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { CONCEPTS } from '../../renderer/check/rules/content/one-fact/figures/concepts.ts';
import { ANSWER } from '../../renderer/check/rules/example-values.ts';
import { checkedWith } from '../support/checked-with.ts';
import { ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const ROW = /^\| `(?<name>\w+): '(?<value>[^']+)'` \| [^|]+ \| “(?<sentence>[^”]+)” \|$/gm;
const rows = [...readFileSync(join(ROOT, 'docs/config.md'), 'utf8').matchAll(ROW)].map(({ groups = {} }) => groups);

suite('the figures that docs/config.md names', (test) => {
  test('are all that sentences call by other words', () =>
    assert.equal(
      CONCEPTS.filter(({ name }) => !rows.some((row) => name.test(row.name?.toLowerCase() ?? ''))).map(
        ({ name }) => `${name}`,
      ),
      [],
    ));

  for (const { name = '', value, sentence } of rows)
    test(`${name} is compared with “${sentence}”`, async () => {
      const { findings } = await checkedWith({ [`figures.${name}`]: value, [ANSWER]: sentence });
      const helps = findings.flatMap(({ rule, help = '' }) => (rule === 'content/one-fact' ? help : []));
      assert.ok(
        helps.some((help) => help.includes(`{figures.${name}}`)),
        helps.join('\n'),
      );
    });
});
