/** Tests prose with links and facts in it. */
import * as assert from 'uvu/assert';
import { type ProseReaders, parseProse } from '../../renderer/facts/prose.ts';
import { suite } from '../support/suite.ts';

const refusing: ProseReaders = {
  isFact: () => false,
  nearestFact: () => undefined,
  readMarkupTarget: (text) => ({ problem: `“${text}” has no page.` }),
};

const TARGETS = ['/team', 'javascript:void(0)', 'https://example.com/a_(b)', 'f(g)(h)'];

const DAMAGED = [
  '](',
  '] (/team)',
  '] (treatment:massage)',
  '] (https://one.example)',
  '[the team (/team)',
  '(the team)[/team]',
];

suite('a fact in prose', (test) => {
  const readers: ProseReaders = { ...refusing, isFact: (path) => path === 'catalogue.peel.price' };
  for (const half of ['{catalogue.peel.price', 'catalogue.peel.price}'])
    test(`a fact with one brace is reported at the brace, with its other brace: “${half}”`, () => {
      const source = `A peel is ${half}. Ask us.`;
      const { problems } = parseProse(source, readers);
      assert.equal(
        problems.map(({ at, length, message, help }) => [source.slice(at, at + length), message, help]),
        [
          [
            half.replace('catalogue.peel.price', ''),
            `“${half}” quotes no fact: it has only one brace.`,
            'Write “{catalogue.peel.price}”.',
          ],
        ],
      );
    });

  test('a brace beside other words is not completed', () => {
    const { problems } = parseProse('A peel is {catalogue.peel.cost', readers);
    assert.equal(
      problems.map(({ message, help }) => [message, help]),
      [['“{” is not part of a complete fact or link.', 'Quote a fact like {clinic.name}.']],
    );
  });
});

suite('a link in prose', (test) => {
  for (const link of DAMAGED)
    test(`the damaged link “${link}” is reported`, () => {
      const { problems } = parseProse(`Ask ${link}, or call (we are in) [sic].`, refusing);
      assert.equal(
        problems.map(({ message, help }) => [message, help]),
        [[`“${link}” is not part of a complete fact or link.`, 'Write a link like [our team](/team).']],
      );
    });

  for (const target of TARGETS)
    test(`a refused link to “${target}” is reported at its target only`, () => {
      const source = `Ask [the team](${target}), or call.`;
      const { problems } = parseProse(source, refusing);
      assert.equal(
        problems.map(({ at, length, message }) => [source.slice(at, at + length), message]),
        [[target, `“${target}” has no page.`]],
      );
    });
});
