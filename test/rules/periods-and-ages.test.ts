/** Periods for which records are kept, and ages that are no limit. */
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const FIGURES = {
  'figures.records': 'eight years',
  'figures.complaintReply': '20 working days',
};

const SENTENCES: Sentences = {
  'We keep your records for five years.': '“five years” differs from “records”, which is eight years.',
  'A complaint has a reply within 30 working days.':
    '“30 working days” differs from “complaint reply”, which is 20 working days.',
  'Notes about anyone under 18 are kept for longer.': undefined,
  'You must be 18 to come here.': '“18” is not the minimum age, which is 16.',
};

suite('periods and ages beside figures', (test) => testSentences(test, ['content/one-fact'], SENTENCES, FIGURES));
