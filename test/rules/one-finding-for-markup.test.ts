/** The remains of a link or of HTML have one finding, and none about brackets or spelling. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const PLACES: Readonly<Record<string, string>> = {
  'See [all prices] (/treatments).': 'content/prose: “] (/treatments)” is not part of a complete fact or link.',
  'See [all prices](/treatments.': 'content/prose: “](” is not part of a complete fact or link.',
  'See [all prices(/treatments).': 'content/prose: “[all prices(/treatments)” is not part of a complete fact or link.',
  'See all prices](/treatments).': 'content/prose: “](/treatments)” is not part of a complete fact or link.',
  'Ring [our number](0113 496 0000).': 'content/prose: “](0113 496 0000)” is not part of a complete fact or link.',
  'Come in.<br>Sit down.': 'content/markup: Visitors would see “<br>” as text.',
  'Come <b>ten minutes</b> early.': 'content/markup: Visitors would see “<b>ten minutes</b>” as text.',
  'See <a href="/treatments" target="_blank">our prices</a>.':
    'content/markup: Visitors would see “<a href="/treatments" target="_blank">our prices</a>” as text.',
  'It costs { catalogue.massage.price }.': 'content/prose: There are spaces in “{ catalogue.massage.price }”.',
  'See [all prices.': 'content/spelling: The bracket [ is never closed.',
};

suite('what remains of a link or of HTML', (test) => {
  for (const [lead, finding] of Object.entries(PLACES))
    test(`“${lead}” has one finding`, async () => {
      const { findings } = await checkedWith({ 'pages./.0.lead': lead });
      assert.equal(
        findings.map(({ rule, message }) => `${rule}: ${message}`),
        [finding],
      );
    });
});

const IN_POLICIES: Readonly<Record<string, string>> = {
  'See [massage](/treatments/massage.': 'content/prose: Write “[massage](/treatments/massage)”.',
  'Come {figures.arrival} before your visit.':
    'content/prose: “figures” has no “arrival”. If you removed it, remove the words about it; otherwise quote a fact that is there.',
  'Before your visit, come {figures.arrival}.':
    'content/prose: “figures” has no “arrival”. If you removed it, remove the words about it; otherwise quote a fact that is there.',
  'See <b>all</b> prices.': 'content/markdown: Write “**all**”.',
  'See ![all](/prices.png) prices.':
    'content/markdown: Use headings, paragraphs, lists, tables, quotations, links, and *emphasised* or **strong** text.',
};

suite('what cannot be read in a policy', (test) => {
  for (const [text, finding] of Object.entries(IN_POLICIES))
    test(`“${text}” has no other finding`, async () => {
      const policy = { kind: 'policy', title: 'Terms', file: 'terms.md', updated: '2026-11-01' };
      const { findings } = await checkedWith({ 'pages./treatments.1': policy }, { 'policies/terms.md': `${text}\n` });
      assert.equal(
        findings.filter(({ rule }) => rule.startsWith('content/')).map(({ rule, help }) => `${rule}: ${help}`),
        [finding],
      );
    });
});

const ADVICE: Readonly<Record<string, string>> = {
  'Come <b>ten minutes</b> early.': 'Write “*ten minutes*”.',
  'Come <EM class="x"> early </EM> please.': 'Write “*early*”.',
  'See <a href="/treatments">our prices</a>.': 'Write “[our prices](/treatments)”.',
  'Come <span style="color: red">early</span>.': 'Write “early”.',
  'Come in.<br/>Sit down.': 'Remove it: this text is one paragraph. Begin a new sentence instead.',
  'Come <blink>early</blink>.': 'Remove the HTML. Write *one word* for emphasis, and [our terms](/terms) for a link.',
};

suite('advice about HTML', (test) => {
  for (const [lead, advice] of Object.entries(ADVICE))
    test(`for “${lead}” is “${advice}”`, async () => {
      const { findings } = await checkedWith({ 'pages./.0.lead': lead });
      assert.equal(
        findings.filter(({ rule }) => rule === 'content/markup').map(({ help }) => help),
        [advice],
      );
    });
});

const SEEN = 'Visitors would see “/treatments/massage” as text, and could not click it.';

suite('the address of a page in a text', (test) =>
  testSentences(test, ['content/markup', 'content/spelling'], {
    'For prices, see /treatments/massage.': SEEN,
    'Massage (/treatments/massage) takes an hour.': SEEN,
    'Our site has the answer at /treatments/massage': SEEN,
    'See [massage](/treatments/massage).': undefined,
    'See small.example/treatments/massage.': undefined,
    'Hands and/or feet, at 10 /hour.': undefined,
    'See /treatments/gift.': undefined,
  }));

suite('an address as the label of a link', (test) =>
  test('is answered with the advice to write words', async () => {
    const { findings } = await checkedWith({ 'navigation.bar.0': { label: '/treatments', to: '/treatments' } });
    assert.equal(
      findings.filter(({ rule }) => rule === 'content/markup').map(({ help }) => help),
      ['Write the words that visitors click.'],
    );
  }));
