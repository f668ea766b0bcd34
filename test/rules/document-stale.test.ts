/** Tests that `site check` reports documents with outdated prices or links: issue 5, “Documents”. */
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

/** Returns the record of the document that would be generated with other values. */
async function recordWith(values: Readonly<Record<string, unknown>> = {}): Promise<DocumentRecord> {
  const { site } = await checkedWith({ ...DECLARED, ...values });
  const [document] = site?.generatedDocuments ?? [];
  if (!document) throw new Error('The config makes no document.');
  return { ...document.current, printed: '' };
}

const made = await recordWith();

/** Returns the messages about a document that was generated before these values were changed. */
async function messagesAbout(values: Readonly<Record<string, unknown>>, was = made): Promise<readonly string[]> {
  const { findings } = await checkedWith({ ...DECLARED, ...values }, { 'documents/guide.pdf': pdf(was) });
  const stale = findings.filter(({ rule }) => rule === 'content/document-stale');
  for (const { path, help, severity } of stale) {
    assert.is(formatPath(path ?? []), `${NAME}.file`);
    assert.is(help, 'Run “npx site print guide” and keep the new file.');
    assert.is(severity, 'error');
  }
  return stale.map(({ message }) => message);
}

suite('a generated document', (test) => {
  test('a generated document contains a record of the facts that it shows and the targets of its links', () => {
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

  test('a document is up to date if nothing has changed', async () => assert.equal(await messagesAbout({}), []));

  test('a document is up to date if only values that it does not show have changed', async () =>
    assert.equal(
      await messagesAbout({ 'catalogue.cupping.description': 'Other words.', 'clinic.phone': '0113 496 0001' }),
      [],
    ));

  for (const [what, values, messages] of [
    [
      'a price',
      { 'catalogue.massage.price': '£65 per session' },
      [
        'The guide shows “£50” as the saving of “Course of five” of Massage, but the config has “£75”. It shows “£60 per session” as the price of Massage, but the config has “£65 per session”.',
      ],
    ],
    [
      'the price of a course',
      { 'catalogue.massage.packages.0.price': '£240' },
      [
        'The guide shows “£250” as the price of “Course of five” of Massage, but the config has “£240”. It shows “£50” as the saving of “Course of five” of Massage, but the config has “£60”.',
      ],
    ],
    [
      'a duration',
      { 'catalogue.massage.duration': '45min' },
      ['The guide shows “1h” as the duration of Massage, but the config has “45min”.'],
    ],
    [
      'a figure that its text quotes',
      { 'catalogue.massage.figures.lasts': '3 days' },
      ['The guide shows “2 days” as the figure “lasts” of Massage, but the config has “3 days”.'],
    ],
    [
      'a name',
      { 'clinic.name': 'Large Practice' },
      ['The guide shows “Small Practice” as the name of the clinic, but the config has “Large Practice”.'],
    ],
    [
      'the target of a button',
      { [`${NAME}.generate.pages.0.parts.2.actions.0.to`]: '/treatments' },
      [
        'The guide links to /go/visit?utm_source=guide&utm_medium=pdf&utm_campaign=guide, but the config no longer does. It has no link to /treatments?utm_source=guide&utm_medium=pdf&utm_campaign=guide, but the config does.',
      ],
    ],
    [
      'the address of the site',
      { 'hosting.url': 'https://www.small.example' },
      ['The guide links to https://small.example, but the site is at https://www.small.example.'],
    ],
    [
      'its text',
      { [`${NAME}.generate.pages.0.parts.2.copy`]: 'Later.' },
      ['The guide contains text or images that have changed since it was generated.'],
    ],
  ] as const)
    test(`a document is out of date if ${what} has changed, and the message states the change`, async () =>
      assert.equal(await messagesAbout(values), messages));

  test('a document is out of date if an image in it has changed', async () =>
    assert.equal(await messagesAbout({}, { ...made, content: 'another' }), [
      'The guide contains text or images that have changed since it was generated.',
    ]));

  test('a document is not out of date because one build overrides the address of the site', async () => {
    const overrides = { baseUrl: { value: 'https://staging.example', from: '--base-url' } };
    const { findings } = await checkedWith(DECLARED, { 'documents/guide.pdf': pdf(made) }, { overrides });
    assert.is(
      findings.find(({ rule }) => rule === 'content/document-stale'),
      undefined,
    );
  });

  test('a dead link in an outdated document is not reported too, because printing corrects it', async () => {
    const shown = { lines: [], title: 'The guide', tagged: 'en-GB' };
    const links = ['https://small.example/no-page'];
    const reportedFor = async (record: DocumentRecord) => {
      const values = { ...DECLARED, 'catalogue.massage.price': '£65 per session' };
      const { findings } = await checkedWith(values, { 'documents/guide.pdf': pdfOf({ ...shown, links, record }) });
      return findings.flatMap(({ rule, path }) => (formatPath(path ?? []) === `${NAME}.file` ? [rule] : []));
    };
    assert.equal(await reportedFor(made), ['content/document-stale']);
  });

  test('a document is up to date again after it is generated again', async () => {
    const values = { 'catalogue.massage.price': '£65 per session' };
    assert.equal(await messagesAbout(values, await recordWith(values)), []);
  });

  test('a document without a campaign has one finding, which says where to add it', async () => {
    const values = { [`${NAME}.generate.campaign`]: undefined };
    const shown = { lines: [], title: 'The guide', tagged: 'en-GB' };
    const links = ['https://small.example/', 'https://small.example/treatments'];
    const file = pdfOf({ ...shown, links, record: await recordWith(values) });
    const { findings } = await checkedWith({ ...DECLARED, ...values }, { 'documents/guide.pdf': file });
    assert.equal(
      findings.flatMap(({ rule, message, help }) =>
        rule === 'link/document-campaign' ? [`${message} → ${help}`] : [],
      ),
      [
        "The links of “guide.pdf” to this site have no campaign parameters. → Add them to its “generate”: campaign: { source: 'guide', medium: 'pdf', campaign: 'guide' }. Then run “npx site print guide”.",
      ],
    );
  });

  test('a link to a document that is not printed yet has no finding of its own', async () => {
    const answer = 'Read [the guide](document:guide).';
    const { findings } = await checkedWith({ ...DECLARED, 'pages./.1.questions.0.answer': answer });
    assert.equal(
      findings.filter(({ severity }) => severity === 'error').map(({ rule }) => rule),
      ['content/missing-file'],
    );
  });

  test('the finding about a missing file of a generated document states the command that creates it', async () => {
    const { findings } = await checkedWith(DECLARED);
    const [missing] = findings.filter(({ path }) => formatPath(path ?? []) === `${NAME}.file`);
    assert.is(missing?.rule, 'content/missing-file');
    assert.is(missing?.help, 'Run “npx site print guide” and keep the new file.');
  });
});
