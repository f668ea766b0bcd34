import * as assert from 'uvu/assert';
import { accept, standIn } from '../../renderer/config/index.ts';
import { parse } from '../../renderer/config/parse.ts';
import { type ConfigPath, formatPath } from '../../renderer/core/finding.ts';
import minimal from '../sites/minimal/site.config.ts';
import { edited, withField } from '../support/edit.ts';
import { suite } from '../support/suite.ts';
import { FORMS } from './faults/forms.ts';
import { NAMES } from './faults/names.ts';
import { REFERENCES } from './faults/references.ts';
import { VALUES } from './faults/values.ts';

const FAULTS = [...VALUES, ...FORMS, ...REFERENCES, ...NAMES];

suite('reading a config', (test) => {
  test('a valid config gives a site without findings', () => {
    const { site, findings } = parse(minimal);
    assert.equal(findings, []);
    assert.is(site?.clinic.name, 'Small Practice');
  });

  test('prices are read into pence, durations into minutes and opening hours into times', () => {
    const { site } = parse(minimal);
    const massage = site?.catalogue.massage;
    assert.equal(massage?.price, {
      kind: 'amount',
      text: '£60 per session',
      amountText: '£60',
      amount: 6000,
      from: false,
      unit: 'session',
    });
    assert.equal(massage?.duration, { text: '1h', minutes: 60, visits: 1 });
    assert.equal(site?.clinic.hours.friday, {
      kind: 'open',
      text: '09:00–12:30',
      times: [{ opens: 540, closes: 750 }],
    });
    assert.equal(site?.clinic.hours.sunday, { kind: 'closed', text: 'Closed' });
  });

  test('the message about a long value quotes its beginning, with runs of spaces collapsed', () => {
    const { findings } = parse(edited(minimal, ['catalogue', 'massage', 'price'], 'sixty pounds '.repeat(9)));
    const [message] = findings.filter(({ rule }) => rule === 'price/format').map((found) => found.message);
    assert.match(message ?? '', /^“sixty pounds [^”]{30,50}…” is not a price\.$/);
  });

  for (const [fault, path, value, rule, message, help, at] of FAULTS)
    test(`${fault} is reported`, () => {
      const { findings } = parse(edited(minimal, path, value));
      const found = findings.find((finding) => finding.rule === rule && finding.message === message);
      assert.ok(found, `expected ${rule}: ${message}\nfound ${JSON.stringify(findings, null, 1)}`);
      assert.is(formatPath(found.path ?? []), at ?? formatPath(path));
      if (help !== undefined) assert.is(found.help, help);
      assert.is(found.severity, 'error');
    });

  test('all problems of a config are reported at once', () => {
    const broken = FAULTS.slice(0, 16).reduce<unknown>(
      (config, [, path, value]) => edited(config, path, value),
      minimal,
    );
    const rules = new Set(parse(broken).findings.map(({ path }) => formatPath(path ?? [])));
    const expected = new Set(FAULTS.slice(0, 16).map(([, path]) => formatPath(path)));
    for (const path of expected) assert.ok(rules.has(path), path);
  });

  test('stand-ins and exceptions are replaced by their values, and their paths are returned', () => {
    const price = accept(standIn('£60 per session', 'the price'), 'price/unit', {
      reason: 'because',
      until: '2027-01-01',
    });
    const { site, standIns, acceptances } = parse(edited(minimal, ['catalogue', 'massage', 'price'], price));
    assert.is(site?.catalogue.massage?.price.text, '£60 per session');
    assert.equal(standIns, [{ path: ['catalogue', 'massage', 'price'], note: 'the price' }]);
    assert.equal(acceptances, [
      {
        path: ['catalogue', 'massage', 'price'],
        rule: 'price/unit',
        reason: 'because',
        until: '2027-01-01',
        covers: [],
        against: [],
      },
    ]);
  });

  for (const [what, value] of [
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['a list', []],
    ['a function', () => 1],
    ['an empty object', {}],
    ['a date', new Date(0)],
  ] as const)
    test(`${what} in place of a config gives findings`, () => assert.ok(parse(value).findings.length > 0));

  const without = (path: ConfigPath, value: unknown) =>
    parse(withField(minimal, path, value)).findings.map(({ rule, message, path: at }) => [
      rule,
      message,
      formatPath(at ?? []),
    ]);
  for (const [what, path, value] of [
    ['is optional', ['catalogue', 'massage', 'subtitle'], undefined],
    ['is required', ['catalogue', 'massage', 'name'], undefined],
    ['is a stand-in', ['catalogue', 'massage', 'subtitle'], standIn(undefined, 'a line under the name')],
  ] as const)
    test(`a field that ${what} is reported if it is present but undefined`, () =>
      assert.equal(without(path, value), [
        ['config/missing', `“${path.at(-1)}” is undefined: the name used here has no value.`, formatPath(path)],
      ]));

  test('a question without an answer is reported', () => {
    const questions = [{ question: 'Does it hurt?', answer: undefined }];
    const found = parse(withField(minimal, ['pages', '/', 0], { kind: 'faq', questions })).findings.find(
      ({ path = [] }) => path.at(-1) === 'answer',
    );
    assert.is(found?.message, 'This question has no answer.');
    assert.is(
      found?.help,
      "Write a second text after it: question('Does it hurt?', 'A little, at first.'). If a name is there, correct it.",
    );
  });

  test('a step without a text is reported', () => {
    const steps = [{ title: 'First visit', copy: undefined }];
    const found = parse(withField(minimal, ['pages', '/', 0], { kind: 'journey', title: 'Two steps', steps })).findings;
    assert.equal(
      found.flatMap(({ path = [], message, help }) => (path.at(-1) === 'copy' ? [[message, help]] : [])),
      [
        [
          'This step has no text.',
          "Write a second text after its name: step('First visit', 'We look and listen.'). If a name is there, correct it.",
        ],
      ],
    );
  });

  test('a stand-in without a note is reported', () => {
    const path = ['clinic', 'tagline'];
    const [found, ...others] = parse(edited(minimal, path, standIn('One thing', ' '))).findings;
    assert.equal(others, []);
    assert.is(found?.rule, 'config/text');
    assert.is(found?.message, 'This stand-in has no note.');
    assert.equal(found?.path, path);
    assert.equal(found?.annotation, { field: 'note' });
  });

  test('a config that contains itself gives findings instead of an endless loop', () => {
    const loop: Record<string, unknown> = { ...minimal };
    loop.clinic = loop;
    assert.ok(parse(loop).findings.length > 0);
  });
});

suite('overrides of a build', (test) => {
  const override = (value: string) => ({ value, from: 'SITE_BASE_URL' });

  test('SITE_BASE_URL overrides the address of the site', () => {
    const { site, findings } = parse(minimal, { overrides: { baseUrl: override('https://staging.example') } });
    assert.equal(findings, []);
    assert.is(site?.hosting.url, 'https://staging.example');
  });

  test('an overridden address is no longer a stand-in', () => {
    const waiting = edited(minimal, ['hosting', 'url'], standIn('https://small.example', 'the address'));
    assert.is(parse(waiting).standIns.length, 1);
    assert.is(parse(waiting, { overrides: { baseUrl: override('https://staging.example') } }).standIns.length, 0);
  });

  for (const value of [
    'staging.example',
    'http://staging.example',
    'https://staging.example/',
    'https://a.example/path',
    'javascript:alert(1)',
    'https://a.example\n/x',
  ])
    test(`SITE_BASE_URL=“${value.replace('\n', '\\n')}” is reported as invalid`, () => {
      const { findings } = parse(minimal, { overrides: { baseUrl: override(value) } });
      assert.is(findings[0]?.rule, 'config/override');
      assert.match(findings[0]?.message ?? '', /^SITE_BASE_URL is /);
    });

  test('a site without a journal does not get one from SITE_JOURNAL_ORIGIN', () => {
    const { site, findings } = parse(minimal, {
      overrides: { journalOrigin: { value: 'https://j.example', from: 'SITE_JOURNAL_ORIGIN' } },
    });
    assert.equal(findings, []);
    assert.is(site?.journal, undefined);
  });

  test('a value that contains itself or is nested too deeply is an error at its path, and the check ends', () => {
    const loop: Record<string, unknown> = { $standIn: 'x', note: 'x' };
    loop.$standIn = loop;
    let deep: unknown = 'x';
    for (let depth = 0; depth < 50_000; depth += 1) deep = depth % 2 === 0 ? [deep] : { $standIn: deep, note: 'x' };
    for (const value of [loop, deep]) {
      const { findings, site } = parse(edited(minimal, ['clinic', 'tagline'], value));
      const found = findings.filter(({ message }) => message.startsWith('This value contains itself'));
      assert.equal(
        found.map(({ rule, path }) => [rule, path?.slice(0, 2)]),
        [['config/type', ['clinic', 'tagline']]],
      );
      assert.is(site, undefined);
    }
  });
});
