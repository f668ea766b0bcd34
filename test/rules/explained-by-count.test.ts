/** Amounts that a number beside them explains: parts of a price, and the months of a membership. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const MEMBERSHIP = {
  'programmes.club': {
    ...{ name: 'The club', schedule: '4 sessions a month', price: '£96 a month', description: 'A massage a week.' },
    ...{ department: 'main', book: 'visit' },
  },
  'pages./.2': { kind: 'programmes', title: 'The club' },
};

/** Sentences about a massage of £60 and a club of £96 a month, and whether the check must report their amount. */
const SENTENCES: Readonly<Record<string, boolean>> = {
  'A massage can be paid in two halves of £30.': false,
  'A massage can be paid in two halves of £35.': true,
  'A massage can be paid in three parts of £20.': false,
  'Twelve months in the club come to £1,152.': false,
  'A year in the club comes to £1,152.': false,
  'A year in the club comes to £1,052.': true,
  'Two years in the club come to £2,304.': false,
};

suite('an amount beside a number', (test) => {
  for (const [sentence, isWrong] of Object.entries(SENTENCES))
    test(`${sentence} ${isWrong ? 'is reported' : 'is not reported'}`, async () => {
      const { findings } = await checkedWith({ ...MEMBERSHIP, 'pages./.1.questions.0.answer': sentence });
      const found = findings.filter(({ rule }) => rule.startsWith('config/') || /^price\/(?:un|con)/.test(rule));
      assert.is(found.length, isWrong ? 1 : 0, found.map(({ message }) => message).join());
    });
});

const total = (amount: string, sum: string) =>
  `“${amount}” is not the total of ${sum.split(' × ')[0]} × “The club”: ${sum}.`;

suite('the months of a membership', (test) =>
  testSentences(
    test,
    ['price/contradiction', 'price/unbacked'],
    {
      'Over twelve months, the club comes to £1,052.': total('£1,052', '12 × £96 = £1,152'),
      'The club comes to £1,052 a year.': total('£1,052', '12 × £96 = £1,152'),
      'Over a year, you pay £1,052 for the club.': total('£1,052', '12 × £96 = £1,152'),
      'Six months of the club cost £500.': total('£500', '6 × £96 = £576'),
      'Over a year, the club comes to £1,152.': undefined,
      'The club is £90 a month, and you can leave after a year.': '“£90” is not a price of “The club” (£96 a month).',
      'Over a year, members of the club pay £45 for a massage.':
        '“£45” is not a price of “The club” (£96 a month) or “Massage” (£60 per session).',
    },
    MEMBERSHIP,
  ));
