/** The statement that a bare yes makes of a question. */
import * as assert from 'uvu/assert';
import { statementOf } from '../../renderer/facts/statement-of.ts';
import { suite } from '../support/suite.ts';

suite('the statement that a yes makes of a question', (test) => {
  for (const [question, statement] of [
    ['Will it cure my back pain?', 'It will cure your back pain.'],
    ['Is the result permanent?', 'The result is permanent.'],
    ['Does it really work for everybody?', 'It really works for everybody.'],
    ['Does the massage have side effects?', 'The massage has side effects.'],
    ['Does it reach both sides?', 'It reaches both sides.'],
    ['Do you treat children?', 'You treat children.'],
    ['Can I drive home?', 'You can drive home.'],
    ['Is cupping safe?', 'Cupping is safe.'],
    ['Will the skin on my hands look younger?', 'The skin on your hands will look younger.'],
  ] as const)
    test(`“${question}” becomes “${statement}”`, () => assert.is(statementOf(question), statement));

  test('other questions and sentences have none', () => {
    for (const text of ['How long does it take?', 'Parking?', 'It will cure your back pain.', ''])
      assert.is(statementOf(text), undefined);
  });
});
