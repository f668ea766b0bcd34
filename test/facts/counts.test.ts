import * as assert from 'uvu/assert';
import { isPartOfSum } from '../../renderer/facts/counts.ts';
import { suite } from '../support/suite.ts';

suite('isPartOfSum()', (test) => {
  for (const [sentence, part, total] of [
    ['two sessions of laser and two of light', 2, 4],
    ['six sessions with the child and two with you', 6, 8],
    ['four visits for pencils, three for scissors and three for laces', 3, 10],
  ] as const)
    test(`${part} is a part of ${total}: ${sentence}`, () => assert.ok(isPartOfSum(sentence, part, total)));

  for (const [sentence, part, total] of [
    ['two sessions of laser and three of light', 2, 4],
    ['four sessions', 4, 4],
    ['one course, six visits and two calls', 6, 3],
  ] as const)
    test(`${part} is no part of ${total}: ${sentence}`, () => assert.not(isPartOfSum(sentence, part, total)));
});
