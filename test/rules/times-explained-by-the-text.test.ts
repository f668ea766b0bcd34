/** Times that differ from the duration of what their sentence is about, and are right for something else in the text. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const shared = { category: 'hands', description: 'Words.', book: 'visit', image: 'dot' };
const SITE = {
  'catalogue.joint-scan': {
    ...{ ...shared, name: 'Joint scan', price: 'From £90', duration: '40min' },
    options: {
      plain: { title: 'Without contrast', price: '£90', duration: '40min', book: 'visit' },
      contrast: { title: 'With contrast', price: '£140', duration: '1h 10min', book: 'visit' },
    },
    figures: { fasting: '16 hours', report: '3 working days', film: '25 minutes' },
    evidence: { fasting: 'notes', report: 'notes', film: 'notes' },
  },
  'catalogue.session': { ...shared, name: 'Hand therapy session', price: '£60', duration: '1h' },
  'catalogue.tendon-care': {
    ...{ ...shared, name: 'Care after a tendon repair', price: '£55', duration: '50min' },
    figures: { review: '3 months' },
    evidence: { review: 'notes' },
  },
  'catalogue.fear-of-needles': { ...shared, name: 'Calm with needles', price: '£150', duration: '2h over 2 visits' },
  'figures.refunds': '7 working days',
  'figures.validity': '9 months',
  'figures.voucherValidity': '12 months',
  'figures.noDriving': '24 hours',
  ...Object.fromEntries(
    ['joint-scan', 'tendon-care', 'fear-of-needles'].flatMap((slug) => [
      [`routes./${slug}`, { title: 'Title', description: 'Words.', name: slug, treatment: slug }],
      [
        `pages./${slug}`,
        [
          { kind: 'pricing', note: 'A note.' },
          { kind: 'explanation', title: 'How', paragraphs: ['Words.'] },
        ],
      ],
    ]),
  ),
};

async function reported(page: string, text: string): Promise<readonly string[]> {
  const { findings } = await checkedWith({ ...SITE, [`pages./${page}.1.paragraphs.0`]: text });
  return findings
    .filter(({ rule, path: [first] = [] }) => rule === 'content/one-fact' && first === 'pages')
    .map(({ message }) => message);
}

const CASES: readonly (readonly [page: string, text: string, finding?: string])[] = [
  ['joint-scan', 'Forty minutes without contrast, an hour and ten minutes with it.'],
  [
    'joint-scan',
    'Forty minutes without contrast, an hour and a half with it.',
    '“an hour and a half” is not the duration of “Joint scan”, which is 40 minutes, 1 hour 10 minutes, 16 hours or 25 minutes.',
  ],
  ['joint-scan', 'Forty minutes with us, fifteen of them in the tube. The tube takes fifteen minutes.'],
  ['joint-scan', 'A nurse asks about metal and takes your watch, which is five minutes.'],
  ['joint-scan', 'The commonest hitch, a ring that will not come off, takes a quarter of an hour.'],
  ['tendon-care', 'Here a session takes fifty minutes.'],
  [
    'tendon-care',
    'Here a session takes forty minutes.',
    '“forty minutes” is not the duration of “Hand therapy session”, which is 1 hour.',
  ],
  ['tendon-care', 'The operation takes two hours; the rest takes three months.'],
  [
    'tendon-care',
    'A hand therapy session takes fifty minutes.',
    '“fifty minutes” is not the duration of “Hand therapy session”, which is 1 hour.',
  ],
  ['fear-of-needles', 'On the first visit we spend half an hour on talk and an hour on breathing.'],
  ['fear-of-needles', 'You watch the film, 25 minutes.'],
  ['tendon-care', 'Ten sessions are not a cure, and ten months are not a year.'],
  ['tendon-care', 'Courses are valid for nine months, vouchers for twelve.'],
  [
    'tendon-care',
    'Vouchers are valid for nine months.',
    '“nine months” differs from “voucher validity”, which is 12 months.',
  ],
  ['joint-scan', 'After sedation there is no driving; your driver may stop at the door for ten minutes.'],
  ['joint-scan', 'If you buy it online, you may change your mind for fourteen days, as the law has it.'],
];

suite('times that the text explains', (test) => {
  for (const [page, text, finding] of CASES)
    test(`“${text}” on the page of ${page} ${finding === undefined ? 'is not reported' : 'is reported'}`, async () =>
      assert.equal(await reported(page, text), finding === undefined ? [] : [finding]));
});
