/** A quantity that another figure states, or an age that is no limit, contradicts nothing. */
import { type Sentences, testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const FIGURES = {
  'figures.records': 'eight years',
  'figures.filmKept': 'three years',
  'figures.acknowledgement': 'three working days',
  'figures.complaintReply': '20 working days',
};

const SENTENCES: Sentences = {
  'We keep the film of how you walk for three years.': undefined,
  'We keep your records for five years.': '“five years” differs from “records”, which is eight years.',
  'A complaint is acknowledged within three working days, and has a reply within 20 working days.': undefined,
  'You hear from us within three working days, and have a reply to your complaint within 20 working days.': undefined,
  'A complaint has a reply within 30 working days.':
    '“30 working days” differs from “complaint reply”, which is 20 working days.',
  'Notes about anyone under 18 are kept for longer.': undefined,
  'You must be 18 to come here.': '“18” is not the minimum age, which is 16.',
};

suite('quantities that another fact states', (test) => testSentences(test, ['content/one-fact'], SENTENCES, FIGURES));
