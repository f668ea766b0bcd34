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
  test('move an accepted finding aside, with its reason and its end', () => {
    const { findings, accepted } = applyExceptions([finding], annotations(annotation), options);
    assert.equal(findings, []);
    assert.equal(accepted, [{ finding, path: annotation.path, reason: annotation.reason, until: annotation.until }]);
  });

  test('cover what lies below the value that they stand at', () => {
    const below = { ...finding, path: [...annotation.path, 'unit'] };
    assert.equal(applyExceptions([below], annotations(annotation), options).findings, []);
  });

  test('cover no other rule and no other value', () => {
    const others: readonly Finding[] = [
      { ...finding, rule: 'price/from' },
      { ...finding, path: ['programmes', 'other', 'price'] },
    ];
    const { findings } = applyExceptions([finding, ...others], annotations(annotation), options);
    assert.equal(findings, others);
  });

  for (const [what, change, rule, message] of [
    [
      'that ended',
      { until: '2026-11-20' },
      'config/exception-expired',
      'The exception to “price/unit” ended on 2026-11-20.',
    ],
    ['without an end', { until: 'soon' }, 'config/exception', 'The exception to “price/unit” has no valid end date.'],
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
    ['to a rule that there is not', { rule: 'price/unti' }, 'config/exception', 'There is no rule “price/unti”.'],
    [
      'to a rule that a value must keep to be read',
      { rule: 'price/format' },
      'config/exception',
      '“price/format” cannot be accepted.',
    ],
  ] as const)
    test(`one ${what} is an error, and covers nothing`, () => {
      const { findings } = applyExceptions([finding], annotations({ ...annotation, ...change }), options);
      assert.is(findings.length, 2);
      assert.is(findings[0], finding);
      assert.is(findings[1]?.rule, rule);
      assert.is(findings[1]?.message, message);
      assert.is(findings[1]?.severity, 'error');
    });

  test('one of what nothing makes right covers nothing, and is an error', () => {
    const unsuppressible = { ...finding, unsuppressible: true };
    const { findings, accepted } = applyExceptions([unsuppressible], annotations(annotation), options);
    assert.equal(accepted, []);
    assert.equal(
      findings.map(({ rule, message }) => `${rule}: ${message}`),
      ['price/unit: No unit.', 'config/exception: “price/unit” cannot be accepted here.'],
    );
    assert.equal(findings[1]?.annotation, { rule: 'price/unit', field: 'rule' });
  });

  test('one that ends today still holds', () => {
    assert.equal(applyExceptions([finding], annotations({ ...annotation, until: '2026-11-21' }), options).findings, []);
  });

  test('one that covers nothing is an error', () => {
    const { findings } = applyExceptions([], annotations(annotation), options);
    assert.is(findings[0]?.rule, 'config/exception-unused');
    assert.is(findings[0]?.message, '“price/unit” no longer reports this value.');
  });

  test('are not called unused where not every rule could be applied', () => {
    assert.equal(
      applyExceptions([], annotations(annotation), { ...options, skipped: new Set<RuleName>(['price/unit']) }).findings,
      [],
    );
  });
});

suite('stand-ins', (test) => {
  const waiting = { ...none, standIns: [{ path: ['clinic', 'name'], note: 'the trading name' }] };

  test('are warnings that say what to put there', () => {
    const [found] = applyExceptions([], waiting, options).findings;
    assert.is(found?.severity, 'warning');
    assert.is(found?.message, '“clinic.name” is a stand-in.');
    assert.is(found?.help, 'Replace it: the trading name.');
  });

  test('are errors in a release', () => {
    const [found] = applyExceptions([], waiting, { ...options, release: true }).findings;
    assert.is(found?.severity, 'error');
  });
});

suite('exceptions to a rule of words', (test) => {
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
  const told = ({ findings }: AppliedExceptions) => findings.map(({ rule, message }) => `${rule}: ${message}`);

  test('cover the words that they name', () => {
    const { findings, accepted } = applied([of('two years')], ['last two years']);
    assert.equal(findings, []);
    assert.is(accepted.length, 1);
  });

  test('cover no other words of the same text', () =>
    assert.equal(told(applied([of('two years'), of('a day')], ['two years'])), [
      'content/one-fact: “a day” is not so.',
    ]));

  test('cover several words where they name several', () =>
    assert.equal(told(applied([of('two years'), of('a day')], ['two years', 'a day'])), []));

  test('cover no more words than they name', () =>
    assert.equal(told(applied([of('last two years or more')], ['two years'])), [
      'content/one-fact: “last two years or more” is not so.',
      'config/exception-unused: “content/one-fact” no longer reports “two years”.',
    ]));

  test('are outlived when their words are edited, and the finding is open again', () => {
    const text = 'Results last three years.';
    const result = applied([of('three years', text)], ['two years'], text);
    assert.equal(told(result), [
      'content/one-fact: “three years” is not so.',
      'config/exception-outlived: The exception to “content/one-fact” covers “two years”, which this value no longer contains.',
    ]);
    assert.equal(result.findings[1]?.path, path);
    assert.match(result.findings[1]?.help ?? '', 'Correct the value, or update “covers”');
  });

  test('are outlived also where the new words are no fault', () => {
    const result = applied([], ['two years'], 'Results differ.');
    assert.equal(told(result), [
      'config/exception-outlived: The exception to “content/one-fact” covers “two years”, which this value no longer contains.',
    ]);
    assert.match(result.findings[0]?.help ?? '', 'Remove the accept() around it');
  });

  test('stay while other words of the text are edited', () => {
    const text = 'We find that results last two years or more.';
    assert.equal(told(applied([of('two years', text)], ['two years'], text)), []);
  });

  test('are unused where the words stand and nothing speaks against them', () =>
    assert.equal(told(applied([], ['two years'])), [
      'config/exception-unused: “content/one-fact” no longer reports “two years”.',
    ]));

  test('may stand at a value around the text', () =>
    assert.equal(told(applied([of('two years')], ['two years'], TEXT, ['pages', '/', 0])), []));

  test('must name their words, and the help says which', () => {
    const result = applied([of('two years'), of('a day')], []);
    assert.equal(told(result), [
      'content/one-fact: “two years” is not so.',
      'content/one-fact: “a day” is not so.',
      'config/exception: The exception to “content/one-fact” does not state which words it covers.',
    ]);
    assert.is(result.findings[2]?.help, "Add covers: ['two years', 'a day'] to it.");
  });

  test('cover words at as many places as they name them', () => {
    const again = 'Two years, then two years.';
    const both = [of('wo years', again), { ...of('wo years', again), span: { at: 17, length: 8 } }];
    assert.equal(told(applied(both, ['wo years'], again)), ['content/one-fact: “wo years” is not so.']);
    assert.equal(told(applied(both, ['wo years', 'wo years'], again)), []);
  });

  test('cover a finding of the whole text only where they are the whole of it', () => {
    const { span, ...whole } = of('two years');
    assert.ok(span);
    assert.equal(told(applied([whole], [TEXT])), []);
    assert.equal(told(applied([whole], [TEXT], `${TEXT} And more.`)), [
      'content/one-fact: “two years” is not so.',
      `config/exception-outlived: The exception to “content/one-fact” covers “${TEXT}”, which this value no longer contains.`,
    ]);
  });

  test('name what the words were judged against, and are outlived when that changes', () => {
    const against = (text: string, said: readonly string[]) =>
      told(
        applyExceptions(
          [{ ...of('two years'), against: text }],
          {
            ...annotations({ ...annotation, path, rule: 'content/one-fact', covers: ['two years'], against: said }),
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

  test('cover words in a file that the value names', () => {
    const { span, ...rest } = of('two years');
    assert.ok(span);
    const inFile = {
      ...rest,
      words: 'two years',
      location: { file: 'content/a.md', line: 1, column: 1, endLine: 1, endColumn: 9 },
    };
    assert.equal(told(applied([inFile], ['two years'], 'a.md')), []);
    assert.is(applied([inFile], ['last two years'], 'a.md').findings[0], inFile);
    assert.is(applied([inFile], [], 'a.md').findings[0], inFile);
  });
});

suite('how rules count', (test) => {
  const warning: Finding = { ...finding, rule: 'price/from', severity: 'warning' };

  for (const [level, expected] of [
    ['off', []],
    ['warning', ['warning']],
    ['error', ['error']],
  ] as const)
    test(`“${level}” in the config gives ${expected[0] ?? 'nothing'}`, () => {
      const { findings } = applyExceptions([warning], { ...none, severities: { 'price/from': level } }, options);
      assert.equal(
        findings.map(({ severity }) => severity),
        expected,
      );
    });

  for (const level of ['off', 'warning'] as const)
    test(`a rule of facts cannot be set to “${level}”`, () => {
      const { findings } = applyExceptions([finding], { ...none, severities: { 'price/unit': level } }, options);
      assert.is(findings[0], finding);
      assert.equal(findings[1], {
        rule: 'config/severity',
        severity: 'error',
        message: '“price/unit” is a rule about facts, so it is always an error.',
        help: "Remove it here. To keep a single value, write accept(value, 'price/unit', { reason: '…', until: '…' }) in its place.",
        path: ['rules', 'price/unit'],
        part: 'name',
      });
    });

  test('a rule of facts may be said to be an error, which it is', () =>
    assert.equal(applyExceptions([finding], { ...none, severities: { 'price/unit': 'error' } }, options).findings, [
      finding,
    ]));

  test('an exception to a rule that is off is unused', () => {
    const off = { ...annotations({ ...annotation, rule: 'price/from' }), severities: { 'price/from': 'off' } } as const;
    assert.equal(
      applyExceptions([warning], off, options).findings.map(({ message }) => message),
      ['“price/from” is switched off, so this exception accepts nothing.'],
    );
  });

  test('stand-ins may be switched off, but not in a release', () => {
    const standIns = [{ path: ['clinic', 'name'], note: 'the trading name' }];
    const off = { ...none, standIns, severities: { 'release/stand-in': 'off' } } as const;
    assert.equal(applyExceptions([], off, options).findings, []);
    assert.is(applyExceptions([], off, { ...options, release: true }).findings[0]?.severity, 'error');
  });
});
