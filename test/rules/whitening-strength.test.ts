/** How strong a tooth whitener is called. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const tooStrong = (words: string) => `“${words}” is more than the 6% that a tooth whitener may contain.`;

suite('the strength of a tooth whitener', (test) =>
  testSentences(test, ['claim/ingredient'], {
    'For faster results, ask about our stronger gel with 16% hydrogen peroxide.': tooStrong('16% hydrogen peroxide'),
    'The gel in your trays has 10 per cent hydrogen peroxide.': tooStrong('10 per cent hydrogen peroxide'),
    'A gel with hydrogen peroxide at 12% whitens your teeth.': tooStrong('hydrogen peroxide at 12%'),
    'Our gel contains 6% hydrogen peroxide.': undefined,
    'Our gel contains 16% carbamide peroxide.': undefined,
    'We never use gels with 16% hydrogen peroxide.': undefined,
    'Gels with 25% hydrogen peroxide are illegal.': undefined,
  }));
