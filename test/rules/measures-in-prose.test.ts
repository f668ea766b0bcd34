/** Weights, depths and temperatures in sentences and answers, and messages about two figures that a sentence may mean. */
import * as assert from 'uvu/assert';
import { type AnsweredQuestion, factsAnswered, testAnswers } from '../support/answered-questions.ts';
import { suite } from '../support/suite.ts';

const FIGURES = {
  'catalogue.massage.figures.sand': '200 kg',
  'catalogue.massage.figures.depth': '30 cm',
  'catalogue.massage.figures.water': '36 °C',
  'figures.results': 'two days',
  'figures.report': 'ten days',
};
const messagesAbout = factsAnswered(FIGURES);

/** Questions, their answers, and the message of the check about each; `undefined` for those that it must not report. */
const ANSWERS: readonly AnsweredQuestion[] = [
  [
    'What is a massage like?',
    'A massage on half a tonne of warm sand.',
    '“half a tonne” differs from “sand” of “Massage”, which is 200 kg.',
  ],
  ['What is a massage like?', 'A massage on 200 kilos of warm sand.', undefined],
  [
    'How deep is the pool of a massage?',
    'Half a metre.',
    '“Half a metre” differs from “depth” of “Massage”, which is 30 cm.',
  ],
  [
    'How warm is it?',
    'For a massage, the pool is kept at forty degrees.',
    '“forty degrees” differs from “water” of “Massage”, which is 36 °C.',
  ],
  [
    'When do you write?',
    'Test results are in after five days.',
    '“five days” differs from “results”, which is two days.',
  ],
];

suite('measures', (test) => {
  testAnswers(test, messagesAbout, ANSWERS);

  test('a message names all figures that a sentence may mean', async () =>
    assert.equal(await messagesAbout('When do you write?', 'You hear from the laboratory after five days.'), [
      '“five days” differs from “results”, which is two days, and from “report”, which is ten days.',
    ]));
});
