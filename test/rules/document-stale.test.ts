/** Issue 5, “Documents”: `site check` knows when a document's prices or links are out of date. */
import * as assert from 'uvu/assert';
import { formatPath } from '../../renderer/core/finding.ts';
import type { DocumentRecord } from '../../renderer/media/documents/record.ts';
import { checkedWith } from '../support/checked-with.ts';
import { pdfOf } from '../support/pdf.ts';
import { suite } from '../support/suite.ts';

const NAME = 'documents.guide';

const DECLARED = {
  [NAME]: {
    file: 'guide.pdf',
    title: 'The guide',
    generate: {
      department: 'main',
      description: 'What a massage costs.',
      campaign: { source: 'guide', medium: 'pdf', campaign: 'guide' },
      smallPrint: 'By {clinic.name}.',
      pages: [
        {
          head: 'Prices',
          parts: [
            {
              kind: 'cover',
              title: 'The guide',
              lead: 'Massage lasts {catalogue.massage.figures.lasts}.',
              image: 'dot',
            },
            { kind: 'prices', title: 'Prices', items: [{ treatment: 'massage', copy: 'An hour.' }] },
            { kind: 'closing', title: 'Begin', copy: 'Now.', actions: [{ label: 'Book', to: '/go/visit' }] },
          ],
        },
      ],
    },
  },
};

const pdf = (record: DocumentRecord): Uint8Array => pdfOf({ lines: [], record });

/** What the document would be made from with other values. */
async function recordWith(values: Readonly<Record<string, unknown>> = {}): Promise<DocumentRecord> {
  const { site } = await checkedWith({ ...DECLARED, ...values });
  const [document] = site?.generatedDocuments ?? [];
  if (!document) throw new Error('The config makes no document.');
  return { ...document.current, printed: '' };
}

const made = await recordWith();

/** What is said of a document that was made before these values were changed. */
async function saidOf(values: Readonly<Record<string, unknown>>, was = made): Promise<readonly string[]> {
  const { findings } = await checkedWith({ ...DECLARED, ...values }, { 'documents/guide.pdf': pdf(was) });
  const stale = findings.filter(({ rule }) => rule === 'content/document-stale');
  for (const { path, help, severity } of stale) {
    assert.is(formatPath(path ?? []), `${NAME}.file`);
    assert.is(help, 'Run “site print guide” and keep the new file.');
    assert.is(severity, 'error');
  }
  return stale.map(({ message }) => message);
}

suite('a document that was made from the config', (test) => {
  test('keeps every fact that it shows, and where its links lead', () => {
    assert.equal(made.facts, {
      'catalogue.massage.duration': '1h',
      'catalogue.massage.figures.lasts': '2 days',
      'catalogue.massage.name': 'Massage',
      'catalogue.massage.packages.0.label': 'Course of five',
      'catalogue.massage.packages.0.price': '£250',
      'catalogue.massage.packages.0.saving': '£50',
      'catalogue.massage.price': '£60 per session',
      'clinic.name': 'Small Practice',
    });
    assert.equal(made.links, ['/go/visit?utm_source=guide&utm_medium=pdf&utm_campaign=guide']);
  });

  test('is up to date while nothing has changed', async () => assert.equal(await saidOf({}), []));

  test('is up to date when something has changed that it does not show', async () =>
    assert.equal(
      await saidOf({ 'catalogue.cupping.description': 'Other words.', 'clinic.phone': '0113 496 0001' }),
      [],
    ));

  for (const [what, values, said] of [
    [
      'a price',
      { 'catalogue.massage.price': '£65 per session' },
      [
        'The guide shows “£50” for Massage, Course of five, but the config has “£75”.',
        'The guide shows “£60 per session” for Massage, but the config has “£65 per session”.',
      ],
    ],
    [
      'the price of a course',
      { 'catalogue.massage.packages.0.price': '£240' },
      [
        'The guide shows “£250” for Massage, Course of five, but the config has “£240”.',
        'The guide shows “£50” for Massage, Course of five, but the config has “£60”.',
      ],
    ],
    [
      'a length',
      { 'catalogue.massage.duration': '45min' },
      ['The guide shows “1h” for Massage, but the config has “45min”.'],
    ],
    [
      'a figure that its words quote',
      { 'catalogue.massage.figures.lasts': '3 days' },
      ['The guide shows “2 days” for Massage, but the config has “3 days”.'],
    ],
    [
      'a name',
      { 'clinic.name': 'Large Practice' },
      ['The guide shows “Small Practice” as clinic.name, but the config has “Large Practice”.'],
    ],
    [
      'where a button leads',
      { [`${NAME}.generate.pages.0.parts.2.actions.0.to`]: '/treatments' },
      [
        'The guide links to /go/visit?utm_source=guide&utm_medium=pdf&utm_campaign=guide, but the config no longer does.',
        'The guide has no link to /treatments?utm_source=guide&utm_medium=pdf&utm_campaign=guide, but the config does.',
      ],
    ],
    [
      'the address of the site',
      { 'hosting.url': 'https://www.small.example' },
      ['The guide links to https://small.example, but the site is at https://www.small.example.'],
    ],
    [
      'its words',
      { [`${NAME}.generate.pages.0.parts.2.copy`]: 'Later.' },
      ['The guide contains text or images that have changed since it was generated.'],
    ],
  ] as const)
    test(`is out of date once ${what} has changed, and what has changed is said`, async () =>
      assert.equal(await saidOf(values), said));

  test('is out of date once a picture has changed', async () =>
    assert.equal(await saidOf({}, { ...made, content: 'another' }), [
      'The guide contains text or images that have changed since it was generated.',
    ]));

  test('is up to date where one build is for another address', async () => {
    const overrides = { baseUrl: { value: 'https://staging.example', from: '--base-url' } };
    const { findings } = await checkedWith(DECLARED, { 'documents/guide.pdf': pdf(made) }, { overrides });
    assert.is(
      findings.find(({ rule }) => rule === 'content/document-stale'),
      undefined,
    );
  });

  test('is mended by making it again', async () => {
    const values = { 'catalogue.massage.price': '£65 per session' };
    assert.equal(await saidOf(values, await recordWith(values)), []);
  });

  test('is told to be made where its file is missing', async () => {
    const { findings } = await checkedWith(DECLARED);
    const [missing] = findings.filter(({ path }) => formatPath(path ?? []) === `${NAME}.file`);
    assert.is(missing?.rule, 'content/missing-file');
    assert.is(missing?.help, 'Run “site print guide” and keep the new file.');
  });
});
