import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { NEEDED_RATIOS } from '../../renderer/check/rules/image/ratios.ts';
import { ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const rows = readFileSync(join(ROOT, 'docs/config.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, places, ratio] = /^\| (.+) \| (\d+:\d+) \|$/.exec(line) ?? [];
    return places === undefined || ratio === undefined ? [] : [{ places, ratio }];
  });

/** The names that the table gives to uses other than sections. */
const NAMES: Readonly<Record<string, string>> = {
  'a card': 'cards of treatments and categories',
  'hero with buttons': '`hero` with buttons',
  'hero without buttons': '`hero` without buttons',
};

suite('the table of image ratios in docs/config.md', (test) => {
  for (const [use, ratio] of Object.entries(NEEDED_RATIOS))
    test(`states the ratio that the check uses for: ${use}`, () => {
      const name = NAMES[use] ?? `\`${use}\``;
      assert.equal(
        rows.filter(({ places }) => places.includes(name)).map((row) => row.ratio),
        [ratio.join(':')],
      );
    });
});
