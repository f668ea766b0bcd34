/** Figures with evidence that a sentence repeats in words. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const effect = (words: string): string => `“${words}” describes an effect without evidence.`;

suite('a figure with evidence in words', (test) =>
  testSentences(
    test,
    ['claim/effect'],
    {
      'Of the people with low back pain who answered our questionnaire, 61 in 100 said that they were better after six weeks.':
        undefined,
      '61 in 100 people with low back pain said that they were better after six weeks.': undefined,
      'Of 230 patients with low back pain in 2025, 61 in 100 people said that they were better after six weeks.':
        undefined,
      '71 in 100 people with low back pain said that they were better after six weeks.':
        effect('better after six weeks'),
      '61 in 100 people with low back pain said that they were better after six weeks, and the rest after ten weeks.':
        effect('better after six weeks'),
      'People with neck pain are better after six weeks.': effect('better after six weeks'),
      'The results last six months.': effect('last six months'),
      'The results of cupping last six months.': undefined,
      'The results of cupping last nine months.': effect('last nine months'),
      'Replaced free within 12 months if it fails.': undefined,
    },
    {
      'catalogue.cupping.figures': {
        better: '61 in 100 people with low back pain said that they were better after six weeks',
        lasts: 'six months',
      },
      'catalogue.cupping.evidence': { better: 'Questionnaires of 230 patients, 2025, folder 2', lasts: 'Folder 3' },
    },
  ));
