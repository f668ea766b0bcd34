import * as assert from 'uvu/assert';
import { suggestion } from '../../renderer/config/schema/suggestion.ts';
import { suite } from '../support/suite.ts';

const NAMES = ['back-massage', 'cupping', 'ear-care', 'facial', 'feet', 'hands', 'knee', 'neck', 'nails', 'pilates'];
const MANY = new Set([...NAMES, 'reflexology', 'scrub', 'sports-massage', 'wax-bath']);

suite('help for an unknown name', (test) => {
  test('a similar name is suggested', () => assert.is(suggestion('cuping', MANY), 'Did you mean “cupping”?'));

  test('a few names are listed in their order', () =>
    assert.is(suggestion('swimming', new Set(['hands', 'feet'])), 'Known names: hands, feet.'));

  test('of many names, those that share a word come first, and the parts that declare the others are named', () =>
    assert.is(
      suggestion('massage-for-horses', MANY, 'treatment'),
      'Known names: back-massage, sports-massage, ear-care, pilates, reflexology, wax-bath, facial, feet, hands, knee, nails, scrub and 2 more, all in “catalogue”.',
    ));
});
