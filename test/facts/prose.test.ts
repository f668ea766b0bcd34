/** Tests prose with links and facts in it. */
import * as assert from 'uvu/assert';
import { type ProseReaders, parseProse } from '../../renderer/facts/prose.ts';
import { suite } from '../support/suite.ts';

const refusing: ProseReaders = {
  isFact: () => false,
  nearestFact: () => undefined,
  readMarkupTarget: (text) => ({ problem: `“${text}” has no page.` }),
};

const TARGETS = ['/team', 'javascript:void(0)', 'https://example.com/a_(b)', 'f(g)(h)', 'email:A question', 'email'];

const LINK = 'Write a link like [our team](/team).';
const TEAM = 'Write “[the team](/team)”.';

/** What remains of a link in “Ask …, or call (we are in) [sic].”, the words that are marked, and the advice. */
const DAMAGED: readonly (readonly [remains: string, marked: string, help: string])[] = [
  ['](', '](', LINK],
  ['](/team)', '](/team)', LINK],
  ['[](/team)', '](/team)', LINK],
  ['] (/team)', '] (/team)', LINK],
  ['] (treatment:massage)', '] (treatment:massage)', LINK],
  ['[the team] (/team)', '] (/team)', TEAM],
  ['[the team](/team', '](', TEAM],
  ['[the team]( /team )', ']( /team )', TEAM],
  ['[the site] (https://one.example)', '] (https://one.example)', 'Write “[the site](https://one.example)”.'],
  ['[our number](0113 496 0000)', '](0113 496 0000)', 'Write “[our number](phone)”.'],
  ['[the team](/our team)', '](/our team)', LINK],
  ['[the team (/team)', '[the team (/team)', TEAM],
  ['(the team)[/team]', '(the team)[/team]', TEAM],
  ['[the team][/team]', '[the team][/team]', TEAM],
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

  for (const [typed, marked] of [
    ['(catalogue.peel.price)', '(catalogue.peel.price)'],
    ['<catalogue.peel.price>', '<catalogue.peel.price>'],
    ['£[catalogue.peel.price]', '[catalogue.peel.price]'],
    ['catalogue.peel.price', 'catalogue.peel.price'],
    ['less (catalogue.peel.price each)', 'catalogue.peel.price'],
  ] as const)
    test(`a fact without braces is reported: “${typed}”`, () => {
      const source = `A peel is ${typed}. Ask us.`;
      const { problems } = parseProse(source, readers);
      assert.equal(
        problems.map(({ at, length, ...problem }) => [source.slice(at, at + length), problem.message, problem.help]),
        [[marked, `Visitors would see “${marked}”: a fact is quoted in braces.`, 'Write “{catalogue.peel.price}”.']],
      );
    });

  for (const right of [
    '(catalogue.peel.cost)',
    'www.catalogue.peel.price',
    'a@catalogue.peel.price',
    'e.g. (i.e. this)',
  ])
    test(`words with full stops that are no fact are not reported: “${right}”`, () =>
      assert.equal(parseProse(`A peel is ${right}.`, readers).problems, []));

  test('a brace beside other words is not completed', () => {
    const { problems } = parseProse('A peel is {catalogue.peel.cost', readers);
    assert.equal(
      problems.map(({ message, help }) => [message, help]),
      [['“{” is not part of a complete fact or link.', 'Quote a fact like {clinic.name}.']],
    );
  });
});

suite('a link in prose', (test) => {
  for (const [remains, marked, help] of DAMAGED)
    test(`the damaged link “${remains}” is reported`, () => {
      const source = `Ask ${remains}, or call (we are in) [sic].`;
      const { problems } = parseProse(source, refusing);
      assert.equal(
        problems.map(({ at, length, ...problem }) => [source.slice(at, at + length), problem.message, problem.help]),
        [[marked, `“${marked}” is not part of a complete fact or link.`, help]],
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
