/** Tests that the text and links of a downloadable document are compared with the facts of the config. */
import * as assert from 'uvu/assert';
import { formatPath } from '../../renderer/core/finding.ts';
import { checkedWith } from '../support/checked-with.ts';
import { pdfOf } from '../support/pdf.ts';
import { suite } from '../support/suite.ts';

const DOCUMENT = { file: 'guide.pdf', title: 'Guide' };

/** Returns the findings about a document with these lines and links. */
async function found(lines: readonly string[], links: readonly string[] = [], file: unknown = DOCUMENT.file) {
  const pdf = pdfOf({ lines, links, title: 'Guide', tagged: 'en-GB' });
  const values = { 'documents.guide': { ...DOCUMENT, file }, 'navigation.footer.0.links.1': GUIDE };
  const { findings, accepted } = await checkedWith(values, { 'documents/guide.pdf': pdf });
  return {
    findings: findings.map(({ rule, path, message }) => `${rule} at ${formatPath(path ?? [])}: ${message}`),
    accepted: accepted.length,
  };
}

const GUIDE = { label: 'Guide', to: 'document:guide' };
const ON = 'It is on page 1 of content/documents/guide.pdf.';
const CAMPAIGN = '?utm_source=guide&utm_medium=pdf&utm_campaign=spring';

suite('a downloadable document', (test) => {
  test('a document that agrees with the config causes no finding', async () =>
    assert.equal(
      (await found(['Massage, 1h, £60 per session', 'Course of five of Massage: £250 instead of £300, you save £50']))
        .findings,
      [],
    ));

  for (const [line, rule, message] of [
    ['Massage, 1h, £55 per session', 'price/contradiction', '“£55” is not a price of “Massage” (£60 per session).'],
    ['A late change costs £25.', 'price/unbacked', '“£25” is not a price in the config.'],
    [
      'Five massages save you £60.',
      'price/saving',
      '“£60” is not the saving on “Course of five” (£250), which is £50.',
    ],
    ['Prices are plus VAT.', 'price/vat', '“plus VAT” quotes prices without VAT.'],
    [
      'A massage takes 45 minutes.',
      'content/one-fact',
      '“45 minutes” is not the duration of “Massage”, which is 1 hour.',
    ],
    ['Please give us two days’ notice.', 'content/one-fact', '“two days” differs from “notice”, which is 24 hours.'],
    ['Please recieve our thanks.', 'content/spelling', '“recieve” is not in the dictionary.'],
    ['We look after the the whole back.', 'content/spelling', '“the” is written twice in a row.'],
    ['We guarantee a better back.', 'claim/guarantee', '“guarantee” promises what no treatment can guarantee.'],
  ] as const)
    test(`${rule} reports “${line}” in a document at its file name, with the page number`, async () =>
      assert.equal((await found([line])).findings, [`${rule} at documents.guide.file: ${message} ${ON}`]));

  for (const [link, message] of [
    [`https://small.example/prices${CAMPAIGN}`, 'is broken: the site has no “/prices”.'],
    [
      `https://small.example/treatments/massage${CAMPAIGN}#prizes`,
      'links to a missing anchor: the page has no “#prizes”.',
    ],
    ['http://reviews.example/small', 'does not use https.'],
    ['javascript:alert(1)', 'does not use https.'],
    ['tel:0113', 'does not dial a valid telephone number.'],
  ] as const)
    test(`a document with a link to ${link} is reported at its file name`, async () => {
      const [first, ...others] = (await found(['A'], [link])).findings;
      assert.match(first ?? '', /^link\/[a-z-]+ at documents\.guide\.file: /);
      assert.match(first ?? '', message);
      assert.equal(others, []);
    });

  test('a finding about a document can be accepted for certain words, but not for the whole file', async () => {
    const accepting = (covers: Readonly<Record<string, string>>) => ({
      $accept: DOCUMENT.file,
      rule: 'price/contradiction',
      reason: 'It is printed again in spring.',
      until: '2027-06-30',
      ...covers,
    });
    const lines = ['Massage, 1h, £55 per session'];
    assert.equal(await found(lines, [], accepting({ covers: '£55', against: '£60 per session' })), {
      findings: [],
      accepted: 1,
    });
    const { findings, accepted } = await found(lines, [], accepting({}));
    assert.is(accepted, 0);
    assert.match(findings.join('\n'), 'does not state which words it covers and which value they are compared with.');
  });
});
