/** Contents of documents that do not fit on their pages: each is reported with its part and page. */
import * as assert from 'uvu/assert';
import { printWith } from '../../cli/print/chromium.ts';
import { OverflowError } from '../../renderer/media/documents/fit.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const CLOSING = { kind: 'closing', title: 'Begin', copy: 'Now.', actions: [{ label: 'Book', to: '/go/visit' }] };
const PRICES = { kind: 'prices', title: 'Prices', items: [{ treatment: 'massage', copy: 'An hour by hand.' }] };
/** A price list without any code for it, and its cover and closing. */
const COVER = { kind: 'cover', title: 'What it costs', lead: 'By hand.' };
const PARTS = 'documents.prices.generate.pages.0.parts';
const WORD = 'Donaudampfschifffahrtsgesellschaftskapitän';

const pricesWith = (rows: number) => ({
  ...PRICES,
  items: Array.from({ length: rows }, () => ({ treatment: 'massage', copy: 'An hour by hand.' })),
});
const notesWith = (count: number, title: string) => ({
  kind: 'notes',
  title: 'Around a visit',
  notes: Array.from({ length: count }, () => ({ title, copy: 'Drink water.' })),
});

/** Contents that do not fit, and the first line of the report. */
const OVERFLOWS: readonly (readonly [what: string, values: Readonly<Record<string, unknown>>, message: RegExp])[] = [
  [
    'a cover without room for its title, because of many price rows below it,',
    { [PARTS]: [COVER, pricesWith(9), CLOSING] },
    /^Page 1, part 1, “What it costs”: \d+ mm too long\. Shorten it, or move a part to another page\.$/,
  ],
  [
    'a price list longer than its page',
    { [PARTS]: [pricesWith(14)] },
    /Page 1, part 1, “Prices”: \d+ mm too long\. Shorten it, or move a part to another page\.$/,
  ],
  [
    'the first of twelve parts that is below the end of its page',
    { 'documents.prices.generate.pages.1': { head: 'More', parts: Array.from({ length: 12 }, () => PRICES) } },
    /Page 2, part \d+, “Prices”: \d+ mm too long\./,
  ],
  [
    'a cover with a long title',
    { [PARTS]: [{ ...COVER, title: 'What each of our treatments costs, and what is included. '.repeat(5).trim() }] },
    /Page 1, part 1, “What each of .*”: \d+ mm too long\./,
  ],
  [
    'a cover with a long word',
    { [PARTS]: [{ ...COVER, title: WORD }] },
    /Page 1, part 1, “Donau.*”: “Donau.*” is too wide for its column\. Shorten it, or hyphenate long words\.$/,
  ],
  ['a long word in a narrow note', { [PARTS]: [notesWith(5, WORD)] }, /Page 1, part 1, “Around a visit”: “Donau/],
  [
    'a button with a long word',
    { [PARTS]: [{ ...CLOSING, actions: [{ label: WORD + WORD, to: '/go/visit' }] }] },
    /Page 1, part 1, “Begin”: “Donau/,
  ],
  [
    'a long address under a button',
    { 'hosting.url': `https://${'averylongnameofapractice.'.repeat(5)}example` },
    /Page 1, part 3, “Begin”: “averylongname.*” is too wide for its column\./,
  ],
  [
    'a long head',
    { 'documents.prices.generate.pages.0.head': 'Prices of every treatment of the practice. '.repeat(8).trim() },
    /Page 1, the head: \d+ mm too long\. Shorten it\.$/,
  ],
  [
    'a long word in the small print',
    { 'documents.prices.generate.smallPrint': WORD.repeat(5) },
    /Page 1, the small print: “Donau/,
  ],
];

/** The document of these tests: the smallest site has none. */
const DECLARED = {
  'documents.prices': {
    file: 'prices.pdf',
    title: 'What it costs',
    generate: {
      department: 'main',
      description: 'What a massage costs.',
      campaign: { source: 'prices', medium: 'pdf', campaign: 'autumn' },
      smallPrint: 'By {clinic.name}.',
      pages: [{ head: 'Prices', parts: [COVER, PRICES, CLOSING] }],
    },
  },
};

/** Prints the document with other values in the config; returns the descriptions of what does not fit. */
async function overflowsWith(values: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const { site, findings } = await checkedWith({ ...DECLARED, ...values });
  const [document] = site?.generatedDocuments ?? [];
  if (!document) throw new Error(`The config is invalid: ${findings.map(({ message }) => message).join(' ')}`);
  const printing = printWith(process.env.SITE_BROWSER ?? '')(await document.html());
  const failed = await printing.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failed === undefined) return [];
  if (!(failed instanceof OverflowError)) throw failed;
  return failed.overflows;
}

suite('a document whose content does not fit', (test) => {
  for (const [what, values, message] of OVERFLOWS)
    test(`${what} is reported with its part and page`, async () => {
      const [first = 'nothing'] = await overflowsWith(values);
      assert.match(first, message);
    });
});

suite('a document whose content fits', (test) => {
  for (const [what, parts] of [
    ['a cover, a price list and buttons', [COVER, PRICES, CLOSING]],
    [
      'seven treatments and a title of two lines',
      [pricesWith(7), { ...CLOSING, title: 'Begin whenever you are ready' }],
    ],
    ['five notes', [notesWith(5, 'Before and after')]],
  ] as const)
    test(`${what} are printed`, async () => assert.equal(await overflowsWith({ [PARTS]: parts }), []));
});
