/** Times of results that are about other samples than the figure, or about another place where they are measured. */
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const DIFFERS = ' differs from “results”, which is two working days.';

suite('the results of tissue, beside those of a blood test', (test) => {
  testSentences(
    test,
    ['content/one-fact'],
    {
      'Everything we remove goes to a laboratory, and the report usually takes two to three weeks.': undefined,
      'The histology report takes about a fortnight.': undefined,
      'After a biopsy, results take ten working days.': undefined,
      'You have the report about your mole within two weeks.': undefined,
      'Your results are ready within a week.': `“a week”${DIFFERS}`,
      'The report about your blood takes a week.': `“a week”${DIFFERS}`,
      'The laboratory has your results within ten days.': `“ten days”${DIFFERS}`,
    },
    { 'figures.results': 'two working days', 'catalogue.massage.name': 'Blood test' },
  );
});

suite('the results of tissue, where no other samples are taken', (test) => {
  testSentences(
    test,
    ['content/one-fact'],
    {
      'The histology report takes about a fortnight.': `“a fortnight”${DIFFERS}`,
      'The histology report takes two working days.': undefined,
    },
    { 'figures.results': 'two working days' },
  );
});

suite('the results of a machine of the clinic, beside those of a laboratory', (test) => {
  testSentences(
    test,
    ['content/one-fact'],
    {
      'After a massage, the laboratory sends results back in two to three working days.': undefined,
      'Results of a massage that a laboratory measures need three days.': undefined,
      'The results of a massage are ready within two hours.':
        '“two hours” differs from “results” of “Massage”, which is half an hour.',
    },
    { 'catalogue.massage.figures.results': 'half an hour' },
  );
});
