/** The sentences among the examples that `site explain` shows: bad ones are wrong, good ones are correct. */
import { LEARNED } from '../../../renderer/check/rules/claim/learned/model.ts';
import { type Example, listExamples } from '../../../renderer/check/rules/example.ts';
import { ruleTexts } from '../../../renderer/check/rules/rule-texts.ts';

const SENTENCE = /^pages\..*\.(?:lead|answer|question)$/;

const sentencesOf = (example: Example): readonly string[] =>
  'values' in example
    ? Object.entries(example.values).flatMap(([path, text]) =>
        SENTENCE.test(path) && typeof text === 'string' ? [text] : [],
      )
    : [];

export const ruleSentences = ruleTexts
  .filter(({ name }) => LEARNED.some((rule) => rule === name))
  .flatMap(({ name, bad, good }) => [
    ...listExamples(bad)
      .flatMap(sentencesOf)
      .map((text) => ({ text, wrong: [name], also: LEARNED })),
    ...listExamples(good)
      .flatMap(sentencesOf)
      .map((text) => ({ text, wrong: [], also: [] })),
  ]);
