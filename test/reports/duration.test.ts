import * as assert from 'uvu/assert';
import { formatDuration } from '../../cli/report/duration.ts';
import { suite } from '../support/suite.ts';

suite('formatDuration', (test) => {
  for (const [ms, text] of [
    [0, '0 ms'],
    [640, '640 ms'],
    [999, '999 ms'],
    [1000, '1.0 s'],
    [1449, '1.4 s'],
    [59_949, '59.9 s'],
    [59_950, '1 min 0 s'],
    [132_677, '2 min 13 s'],
  ] as const)
    test(`${ms} milliseconds are ${text}`, () => assert.is(formatDuration(ms), text));
});
