import * as assert from 'uvu/assert';
import { type Annotations, type AppliedExceptions, applyExceptions } from '../renderer/check/exceptions/apply.ts';
import type { AcceptAnnotation } from '../renderer/config/strip-annotations.ts';
import type { ConfigPath, Finding } from '../renderer/core/finding.ts';
import type { RuleName } from '../renderer/core/rule-names.ts';
import { suite } from './support/suite.ts';

const options = {
  today: '2026-11-21',
  release: false,
  skipped: new Set<RuleName>(),
  acceptable: new Set<RuleName>(['price/unit', 'price/from', 'content/one-fact']),
  fixed: new Set<RuleName>(['price/unit']),
  errorsInRelease: new Set<RuleName>(['content/one-fact']),
};
const finding: Finding = {
  rule: 'price/unit',
  severity: 'error',
  message: 'No unit.',
  path: ['programmes', 'elite', 'price'],
};
const annotation = {
  path: ['programmes', 'elite', 'price'],
  rule: 'price/unit',
  reason: 'The clinic quotes it without a period.',
  until: '2027-06-30',
  covers: [],
  against: [],
};
const none = { standIns: [], acceptances: [], plainConfig: {}, severities: {} };
const annotations = (...acceptances: readonly AcceptAnnotation[]): Annotations => ({ ...none, acceptances });

suite('exceptions', (test) => {
  test('an exception moves the finding to the accepted ones, with its reason and end date', () => {
    const { findings, accepted } = applyExceptions([finding], annotations(annotation), options);
    assert.equal(findings, []);
    assert.equal(accepted, [{ finding, path: annotation.path, reason: annotation.reason, until: annotation.until }]);
  });

  test('an exception covers findings about parts of its value', () => {
    const below = { ...finding, path: [...annotation.path, 'unit'] };
    assert.equal(applyExceptions([below], annotations(annotation), options).findings, []);
  });

  test('an exception covers no other rule and no other value', () => {
    const others: readonly Finding[] = [
      { ...finding, rule: 'price/from' },
      { ...finding, path: ['programmes', 'other', 'price'] },
    ];
    const { findings } = applyExceptions([finding, ...others], annotations(annotation), options);
    assert.equal(findings, others);
  });

  for (const [what, change, rule, message] of [
    [
      'that has ended',
      { until: '2026-11-20' },
      'config/exception-expired',
      'The exception to “price/unit” ended on 2026-11-20.',
    ],
    [
      'without a valid end date',
      { until: 'soon' },
      'config/exception',
      'The exception to “price/unit” has no valid end date.',
    ],
    [
      'for more than a year',
      { until: '2028-01-01' },
      'config/exception',
      'The exception to “price/unit” lasts more than a year.',
    ],
    [
      'without a real reason',
      { reason: 'because' },
      'config/exception',
      'The reason for the exception to “price/unit” is too short.',
    ],
    ['to a rule that does not exist', { rule: 'price/unti' }, 'config/exception', 'There is no rule “price/unti”.'],
    [
      'to a rule about values that cannot be read',
      { rule: 'price/format' },
      'config/exception',
      '“price/format” cannot be accepted.',
    ],
  ] as const)
    test(`an exception ${what} is an error and covers nothing`, () => {
      const { findings } = applyExceptions([finding], annotations({ ...annotation, ...change }), options);
      assert.is(findings.length, 2);
      assert.is(findings[0], finding);
      assert.is(findings[1]?.rule, rule);
      assert.is(findings[1]?.message, message);
      assert.is(findings[1]?.severity, 'error');
    });

  test('an exception to an unsuppressible finding is an error and covers nothing', () => {
    const unsuppressible = { ...finding, unsuppressible: true };
    const { findings, accepted } = applyExceptions([unsuppressible], annotations(annotation), options);
    assert.equal(accepted, []);
    assert.equal(
      findings.map(({ rule, message }) => `${rule}: ${message}`),
      ['price/unit: No unit.', 'config/exception: “price/unit” cannot be accepted here.'],
    );
    assert.equal(findings[1]?.annotation, { rule: 'price/unit', field: 'rule' });
  });

  test('an exception that ends today is still valid', () => {
    assert.equal(applyExceptions([finding], annotations({ ...annotation, until: '2026-11-21' }), options).findings, []);
  });

  test('an exception that covers nothing is an error', () => {
    const { findings } = applyExceptions([], annotations(annotation), options);
    assert.is(findings[0]?.rule, 'config/exception-unused');
    assert.is(findings[0]?.message, '“price/unit” no longer reports this value.');
  });

  test('an exception is not reported as unused if its rule was skipped', () => {
    assert.equal(
      applyExceptions([], annotations(annotation), { ...options, skipped: new Set<RuleName>(['price/unit']) }).findings,
      [],
    );
  });
});

suite('stand-ins', (test) => {
  const waiting = { ...none, standIns: [{ path: ['clinic', 'name'], note: 'the trading name' }] };

  test('a stand-in is a warning whose help states what to put there', () => {
    const [found] = applyExceptions([], waiting, options).findings;
    assert.is(found?.severity, 'warning');
    assert.is(found?.message, '“clinic.name” is a stand-in.');
    assert.is(found?.help, 'Replace it: the trading name.');
  });

  test('a stand-in is an error in a release', () => {
    const [found] = applyExceptions([], waiting, { ...options, release: true }).findings;
    assert.is(found?.severity, 'error');
  });
});

suite('a rule whose findings are errors in a release', (test) => {
  const warning: Finding = { rule: 'content/one-fact', severity: 'warning', message: 'No.', path: ['clinic', 'name'] };
  const severityIn = (release: boolean, severities: Annotations['severities'] = {}) =>
    applyExceptions([warning], { ...none, severities }, { ...options, release }).findings.map(
      ({ severity }) => severity,
    );

  test('reports a warning before that', () => assert.equal(severityIn(false), ['warning']));
  test('reports an error in a release, also if the config says “warning”', () => {
    assert.equal(severityIn(true), ['error']);
    assert.equal(severityIn(true, { 'content/one-fact': 'warning' }), ['error']);
  });
  test('reports nothing in a release if the config switches it off', () =>
    assert.equal(severityIn(true, { 'content/one-fact': 'off' }), []));
});

suite('exceptions that cover words', (test) => {
  const TEXT = 'Results last two years or more. Results last a day.';
  const path = ['pages', '/', 0, 'lead'];
  const of = (words: string, text = TEXT): Finding => ({
    rule: 'content/one-fact',
    severity: 'warning',
    message: `“${words}” is not so.`,
    path,
    span: { at: text.indexOf(words), length: words.length },
  });
  const applied = (findings: readonly Finding[], covers: readonly string[], text = TEXT, at: ConfigPath = path) =>
    applyExceptions(
      findings,
      {
        ...annotations({ ...annotation, path: at, rule: 'content/one-fact', covers }),
        plainConfig: { pages: { '/': [{ lead: text }] } },
      },
      options,
    );
  const messagesOf = ({ findings }: AppliedExceptions) => findings.map(({ rule, message }) => `${rule}: ${message}`);

  test('an exception covers the words in its “covers” field', () => {
    const { findings, accepted } = applied([of('two years')], ['last two years']);
    assert.equal(findings, []);
    assert.is(accepted.length, 1);
  });

  test('an exception does not cover other words of the same string', () =>
    assert.equal(messagesOf(applied([of('two years'), of('a day')], ['two years'])), [
      'content/one-fact: “a day” is not so.',
    ]));

  test('an exception can cover several phrases of one string', () =>
    assert.equal(messagesOf(applied([of('two years'), of('a day')], ['two years', 'a day'])), []));

  test('an exception does not cover a finding about more words than it names', () =>
    assert.equal(messagesOf(applied([of('last two years or more')], ['two years'])), [
      'content/one-fact: “last two years or more” is not so.',
      'config/exception-unused: “content/one-fact” no longer reports “two years”.',
    ]));

  test('an exception is outdated if its words are edited, and the new words are reported', () => {
    const text = 'Results last three years.';
    const result = applied([of('three years', text)], ['two years'], text);
    assert.equal(messagesOf(result), [
      'content/one-fact: “three years” is not so.',
      'config/exception-outlived: The exception to “content/one-fact” covers “two years”, which this value no longer contains.',
    ]);
    assert.equal(result.findings[1]?.path, path);
    assert.match(result.findings[1]?.help ?? '', 'Correct the value, or update “covers”');
  });

  test('an exception is outdated if its words are edited, even if the new words are correct', () => {
    const result = applied([], ['two years'], 'Results differ.');
    assert.equal(messagesOf(result), [
      'config/exception-outlived: The exception to “content/one-fact” covers “two years”, which this value no longer contains.',
    ]);
    assert.match(result.findings[0]?.help ?? '', 'Remove the accept() around it');
  });

  test('an exception stays valid if other words of the string are edited', () => {
    const text = 'We find that results last two years or more.';
    assert.equal(messagesOf(applied([of('two years', text)], ['two years'], text)), []);
  });

  test('an exception is unused if the string still contains its words and the rule no longer reports them', () =>
    assert.equal(messagesOf(applied([], ['two years'])), [
      'config/exception-unused: “content/one-fact” no longer reports “two years”.',
    ]));

  test('an exception to words may be placed at a value around the string', () =>
    assert.equal(messagesOf(applied([of('two years')], ['two years'], TEXT, ['pages', '/', 0])), []));

  test('an exception to words must name them, and the help suggests which', () => {
    const result = applied([of('two years'), of('a day')], []);
    assert.equal(messagesOf(result), [
      'content/one-fact: “two years” is not so.',
      'content/one-fact: “a day” is not so.',
      'config/exception: The exception to “content/one-fact” does not state which words it covers.',
    ]);
    assert.is(result.findings[2]?.help, "Add covers: ['two years', 'a day'] to it.");
  });

  test('an exception covers a repeated phrase as often as it names the phrase', () => {
    const again = 'Two years, then two years.';
    const both = [of('wo years', again), { ...of('wo years', again), span: { at: 17, length: 8 } }];
    assert.equal(messagesOf(applied(both, ['wo years'], again)), ['content/one-fact: “wo years” is not so.']);
    assert.equal(messagesOf(applied(both, ['wo years', 'wo years'], again)), []);
  });

  test('an exception covers a finding about a whole string only if it names the whole string', () => {
    const { span, ...whole } = of('two years');
    assert.ok(span);
    assert.equal(messagesOf(applied([whole], [TEXT])), []);
    assert.equal(messagesOf(applied([whole], [TEXT], `${TEXT} And more.`)), [
      'content/one-fact: “two years” is not so.',
      `config/exception-outlived: The exception to “content/one-fact” covers “${TEXT}”, which this value no longer contains.`,
    ]);
  });

  test('an exception names the value that its words were compared with, and is outdated if that value changes', () => {
    const against = (text: string, values: readonly string[]) =>
      messagesOf(
        applyExceptions(
          [{ ...of('two years'), against: text }],
          {
            ...annotations({ ...annotation, path, rule: 'content/one-fact', covers: ['two years'], against: values }),
            plainConfig: { pages: { '/': [{ lead: TEXT }] } },
          },
          options,
        ),
      );
    assert.equal(against('3 years', ['3 years']), []);
    assert.equal(against('4 years', ['3 years']), [
      'content/one-fact: “two years” is not so.',
      'config/exception-outlived: “content/one-fact” now compares this value with “4 years”, not with “3 years”.',
    ]);
    assert.equal(against('3 years', []), [
      'content/one-fact: “two years” is not so.',
      'config/exception: The exception to “content/one-fact” does not state which value they are compared with.',
    ]);
  });

  test('an exception at a file name covers words in that file', () => {
    const { span, ...rest } = of('two years');
    assert.ok(span);
    const inFile = {
      ...rest,
      words: 'two years',
      location: { file: 'content/a.md', line: 1, column: 1, endLine: 1, endColumn: 9 },
    };
    assert.equal(messagesOf(applied([inFile], ['two years'], 'a.md')), []);
    assert.is(applied([inFile], ['last two years'], 'a.md').findings[0], inFile);
    assert.is(applied([inFile], [], 'a.md').findings[0], inFile);
  });
});

suite('severities of rules in the config', (test) => {
  const warning: Finding = { ...finding, rule: 'price/from', severity: 'warning' };

  for (const [level, expected] of [
    ['off', []],
    ['warning', ['warning']],
    ['error', ['error']],
  ] as const)
    test(`a finding of a rule that is set to “${level}” has the severity ${expected[0] ?? 'none, because it is dropped'}`, () => {
      const { findings } = applyExceptions([warning], { ...none, severities: { 'price/from': level } }, options);
      assert.equal(
        findings.map(({ severity }) => severity),
        expected,
      );
    });

  for (const level of ['off', 'warning'] as const)
    test(`a rule about facts cannot be set to “${level}”`, () => {
      const { findings } = applyExceptions([finding], { ...none, severities: { 'price/unit': level } }, options);
      assert.is(findings[0], finding);
      assert.equal(findings[1], {
        rule: 'config/severity',
        severity: 'error',
        message: '“price/unit” is a rule about facts: its severity cannot be lowered.',
        help: "Remove it here. To keep a single value, write accept(value, 'price/unit', { reason: '…', until: '…' }) in its place.",
        path: ['rules', 'price/unit'],
        part: 'name',
      });
    });

  test('a rule about facts can be set to “error”, which raises the findings that it is not sure of', () => {
    const severities = { 'price/unit': 'error' } as const;
    const unsure: Finding = { ...finding, message: 'Perhaps wrong.', severity: 'warning' };
    assert.equal(applyExceptions([finding, unsure], { ...none, severities }, options).findings, [
      finding,
      { ...unsure, severity: 'error' },
    ]);
  });

  test('a warning of a rule about facts cannot be switched off either', () => {
    const unsure: Finding = { ...finding, severity: 'warning' };
    const { findings } = applyExceptions([unsure], { ...none, severities: { 'price/unit': 'off' } }, options);
    assert.equal(
      findings.map(({ rule, severity }) => [rule, severity]),
      [
        ['price/unit', 'warning'],
        ['config/severity', 'error'],
      ],
    );
  });

  test('an exception to a rule that is off is reported as unused', () => {
    const off = { ...annotations({ ...annotation, rule: 'price/from' }), severities: { 'price/from': 'off' } } as const;
    assert.equal(
      applyExceptions([warning], off, options).findings.map(({ message }) => message),
      ['“price/from” is switched off, so this exception accepts nothing.'],
    );
  });

  test('the warning about stand-ins can be switched off, but not in a release', () => {
    const standIns = [{ path: ['clinic', 'name'], note: 'the trading name' }];
    const off = { ...none, standIns, severities: { 'release/stand-in': 'off' } } as const;
    assert.equal(applyExceptions([], off, options).findings, []);
    assert.is(applyExceptions([], off, { ...options, release: true }).findings[0]?.severity, 'error');
  });
});
