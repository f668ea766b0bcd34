import * as assert from 'uvu/assert';
import { nearest } from '../../renderer/facts/nearest.ts';
import { suite } from '../support/suite.ts';

const NAMES = ['massage', 'cupping', 'polynucleotide'];

suite('the nearest name', (test) => {
  for (const [text, name, clear] of [
    ['masage', 'massage', true],
    ['cuping', 'cupping', true],
    ['polynucleotide-eyes', 'polynucleotide', false],
    ['massages-and-more', 'massage', false],
  ] as const)
    test(`the nearest name to “${text}” is “${name}”, which is near enough to suggest`, () =>
      assert.equal(nearest(text, NAMES), { name, near: true, clear }));

  test('the nearest name to “/term” is “/terms”: of two names as near, the one that only ends differently is meant', () => {
    assert.is(nearest('/term', ['/team', '/terms'])?.name, '/terms');
    assert.is(nearest('/term', ['/terms', '/team'])?.name, '/terms');
  });

  for (const text of ['scrub', 'x', 'underwater', 'sauna'])
    test(`no name is near enough to “${text}” to be suggested`, () => assert.not(nearest(text, NAMES)?.near));

  for (const [text, name, near] of [
    ['/treatments/botox', '/treatments/peels', false],
    ['/treatments/masage', '/treatments/massage', true],
    ['/treatment/massage', '/treatments/massage', true],
    ['/treatmentsmassage', '/treatments/massage', true],
    ['catalogue.profhilo.figures.apart', 'catalogue.sunekos.figures.apart', false],
    ['catalogue.massage.prise', 'catalogue.massage.price', true],
  ] as const)
    test(`“${name}” is ${near ? '' : 'not '}near enough to “${text}” to be suggested: each segment of a path counts`, () =>
      assert.is(nearest(text, [name])?.near, near));
});
