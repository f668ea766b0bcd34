import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

suite('the description of the config language', (test) => {
  test('docs/config.md ends with a whole config, which is the minimal site of the tests from its first import on', () => {
    const [, shown] = /\n```ts\n([\s\S]*)```\n$/.exec(read('docs/config.md').split('## A whole config')[1] ?? '') ?? [];
    const config = read('test/sites/minimal/site.config.ts');
    assert.is(shown, config.slice(config.indexOf('import {')));
  });
});
