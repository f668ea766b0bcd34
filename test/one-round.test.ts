/** A value that cannot be read hides no other mistake, and causes no finding but its own. */
import * as assert from 'uvu/assert';
import { pretty } from '../cli/report/pretty.ts';
import { PLAIN } from '../cli/terminal.ts';
import { SCRUB } from '../renderer/check/rules/example-values.ts';
import { accept } from '../renderer/config/index.ts';
import type { RuleName } from '../renderer/core/rule-names.ts';
import { checkedWith } from './support/checked-with.ts';
import { reported, rewritten } from './support/reports.ts';
import { suite } from './support/suite.ts';

const WRONG_PRICE = { 'catalogue.massage.price': '£6O per session' };
const UNKNOWN_PRICE = { 'catalogue.massage.price': 'by agreement' };
const UNKNOWN_NAME = { 'catalogue.massage.category': 'zzz' };

/** Mistakes that rules of the site report, each with the rule. */
const OTHERS: Readonly<Record<string, readonly [rule: string, values: Readonly<Record<string, unknown>>]>> = {
  'a banned claim': ['claim/guarantee', { 'catalogue.cupping.description': 'Guaranteed results, warm and still.' }],
  'a dead anchor': ['link/anchor', { 'navigation.bar.0.to': '/#nothing-here' }],
  'a title that is too long': [
    'seo/title',
    { 'routes./treatments.title': 'Every treatment by hand '.repeat(6).trim() },
  ],
};

const reportsOf = async (values: Readonly<Record<string, unknown>>): Promise<readonly string[]> => {
  const { findings } = await checkedWith(values);
  return findings.map(({ rule, path }) => `${rule} ${path?.join('.')}`);
};

suite('a value that cannot be read and another mistake', (test) => {
  for (const [what, [rule, values]] of Object.entries(OTHERS)) {
    test(`with one likely correction, ${what} is reported as it is alone`, async () => {
      const alone = await reportsOf(values);
      assert.ok(
        alone.some((each) => each.startsWith(rule)),
        alone.join('\n'),
      );
      assert.equal(await reportsOf({ ...WRONG_PRICE, ...values }), ['price/format catalogue.massage.price', ...alone]);
    });
  }

  test('of an unknown price, nothing depends on a link without a target', async () =>
    assert.equal(await reportsOf({ ...UNKNOWN_PRICE, 'navigation.bar.0.to': '/#nothing-here' }), [
      'price/format catalogue.massage.price',
      'link/anchor navigation.bar.0.to',
    ]));

  for (const [what, values] of Object.entries({
    'a link that cannot be read': { 'pages./.0.lead': 'Ask [us](/our team) about it.' },
    'a booking link that is missing': { 'catalogue.massage.book': undefined },
  }))
    test(`${what} contains no amount, so an amount that no price states is reported beside it`, async () => {
      const reports = await reportsOf({ ...values, 'pages./.1.questions.0.answer': 'A late change costs £25.' });
      assert.ok(reports.includes('price/unbacked pages./.1.questions.0.answer'), reports.join('\n'));
    });

  test('an amount that no price states may be the price that cannot be read', async () => {
    const typed = { 'pages./.1.questions.0.answer': 'It costs £75.' };
    assert.ok((await reportsOf(typed)).some((each) => each.startsWith('price/')));
    assert.equal(await reportsOf({ ...UNKNOWN_PRICE, ...typed }), ['price/format catalogue.massage.price']);
  });

  test('a price that cannot be read may be higher than a deposit', async () => {
    const deposit = {
      'figures.deposit': '£400',
      'pages./treatments/massage.1.note': 'The deposit is {figures.deposit}.',
    };
    assert.equal(await reportsOf(deposit), ['price/deposit figures.deposit']);
    const unknown = { ...SCRUB, price: 'by agreement' };
    assert.equal(await reportsOf({ ...deposit, 'catalogue.scrub': unknown }), ['price/format catalogue.scrub.price']);
  });

  test('the site is not there to be written', async () => {
    assert.is((await checkedWith(WRONG_PRICE)).site, undefined);
    assert.is((await checkedWith(UNKNOWN_PRICE)).site, undefined);
  });
});

suite('a value that cannot be read alone', (test) => {
  const ALONE: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    'an unknown price': UNKNOWN_PRICE,
    'an unknown category': UNKNOWN_NAME,
    'a treatment that is missing': { 'catalogue.massage': undefined },
    'a department that is missing': { 'departments.main': undefined },
    'an image that is missing': { 'images.dot': undefined },
    'a booking link that is missing': { 'booking.visit': undefined },
    'a section of an unknown kind': { 'pages./.1': { kind: 'qqqq', title: 'Questions' } },
    'no name of the clinic': { 'clinic.name': undefined },
    'no address of the site': { 'hosting.url': undefined },
    'no opening hours': { 'clinic.hours': undefined },
  };
  for (const [what, values] of Object.entries(ALONE))
    test(`${what} causes no finding of a rule about the site`, async () => {
      const { findings } = await checkedWith(values);
      assert.ok(findings.length > 0);
      assert.equal(
        findings.filter(({ rule }) => !/^config\/|^price\/format|^content\/prose/.test(rule)),
        [],
      );
    });
});

suite('where findings beside a value that cannot be read are', (test) => {
  const answer = (text: string) => ({ 'pages./.1.questions.0.answer': text });

  test('a finding after a removed item has the path of the owner’s item', async () => {
    const sections = {
      'pages./.1': { kind: 'qqqq' },
      'pages./.2': { kind: 'placeholder', title: 'Guaranteed results', lines: ['By hand.'], actions: [] },
    };
    const { findings } = await checkedWith(sections);
    assert.equal(
      findings.filter(({ rule }) => rule === 'claim/guarantee').map(({ path }) => path?.join('.')),
      ['pages./.2.title'],
    );
  });

  test('words after a blanked link have the position that the owner typed', async () => {
    const text = 'Ask [us](/zzz): results are guaranteed.';
    const { findings } = await checkedWith(answer(text));
    const [{ span } = {}] = findings.filter(({ rule }) => rule === 'claim/guarantee');
    assert.is(
      text
        .slice(span?.at, (span?.at ?? 0) + (span?.length ?? 0))
        .toLowerCase()
        .includes('guaranteed'),
      true,
    );
  });

  test('words after a corrected link have the position that the owner typed', async () => {
    const text = 'See [it](/treatmens): guaranteed results.';
    const { findings } = await checkedWith(answer(text));
    const [{ span } = {}] = findings.filter(({ rule }) => rule === 'claim/guarantee');
    assert.is(
      text
        .slice(span?.at, (span?.at ?? 0) + (span?.length ?? 0))
        .toLowerCase()
        .includes('guaranteed'),
      true,
    );
  });
});

suite('exceptions beside a value that cannot be read', (test) => {
  const exception = (rule: RuleName, value: string, covers: string) =>
    accept(value, rule, { reason: 'The owner has judged this sentence.', covers, until: '2027-06-30' });
  const kept = {
    'catalogue.cupping.description': exception(
      'claim/guarantee',
      'Guaranteed results, warm and still.',
      'Guaranteed results',
    ),
  };

  test('still accept what they accept', async () => {
    const { findings, accepted } = await checkedWith({ ...WRONG_PRICE, ...kept });
    assert.equal(
      findings.map(({ rule }) => rule),
      ['price/format'],
    );
    assert.equal(
      accepted.map(({ finding, path }) => [finding.rule, path.join('.')]),
      [['claim/guarantee', 'catalogue.cupping.description']],
    );
  });

  test('are not unused because the value inside cannot be read', async () => {
    const around = { 'catalogue.massage.price': exception('price/from', '£6O per session', '£60 per session') };
    assert.equal(
      (await checkedWith(around)).findings.map(({ rule }) => rule),
      ['price/format'],
    );
  });
});

suite('the report of a config with values that cannot be read', (test) => {
  const lastLines = async (edits: Readonly<Record<string, string>>) =>
    pretty(await reported(rewritten(edits)), PLAIN)
      .split('\n')
      .slice(-2);

  test('names the value that could be anything, and the pages that show it', async () => {
    const [line = '', summary = ''] = await lastLines({ "'£60 per session'": "'by agreement'" });
    assert.match(
      line,
      /^What depends on “catalogue\.massage\.price” is checked when it can be read\. \d pages show it: \/\S*, /,
    );
    assert.match(summary, /^1 error, no warnings, 0 accepted\. 6 pages, \d+ links, 12 ms\.$/);
  });

  test('states that nothing was checked if the config is no site', async () => {
    const report = await reported('export default 7;\n');
    assert.match(
      pretty(report, PLAIN),
      '\n\nThe pages are checked when this error is corrected.\n1 error, no warnings, 0 accepted. 0 pages, 0 links, 12 ms.',
    );
  });
});
