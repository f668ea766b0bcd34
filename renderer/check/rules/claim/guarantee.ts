import type { Rule } from '../rule.ts';
import { PROMISES } from './lexicon/promises.ts';
import { atWords, said } from './words.ts';

export const guarantee: Rule = {
  name: 'claim/guarantee',
  severity: 'warning',
  checks:
    'Nothing is promised that no treatment can promise: no guarantee, nothing painless, permanent or free of risk.',
  because: 'Doctors may not say so of any intervention, and nobody can prove it of every client.',
  source: 'GMC, guidance for doctors who offer cosmetic interventions, paragraphs 47 to 49; CAP code 3.7',
  examples: {
    bad: [
      { shows: 'a guarantee', values: { 'pages./.0.lead': 'We guarantee that your back is better after an hour.' } },
      { shows: 'a treatment without pain', values: { 'pages./.0.lead': 'A painless hour, 100% safe.' } },
    ],
    good: [
      { shows: 'a guarantee that is denied', values: { 'pages./.0.lead': 'There is no guarantee that it helps.' } },
      { shows: 'a question', values: { 'pages./.1.questions.0.question': 'Is the effect permanent?' } },
      { shows: 'another kind of permanence', values: { 'pages./.0.lead': 'All of us are permanent staff.' } },
    ],
  },
  find: (input) =>
    said(input, PROMISES, ['entry', 'inner']).map((found) =>
      atWords(
        found,
        `“${found.words}” promises what no treatment can.`,
        'Say what usually happens, what may happen, and that results vary.',
      ),
    ),
};
