import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import * as assert from 'uvu/assert';
import type { Answers } from '../../cli/init/answers.ts';
import { fillTemplate } from '../../cli/init/fill.ts';
import { withPrompt } from '../../cli/init/prompt.ts';
import { interview } from '../../cli/init/questions.ts';
import { ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

/** Answers the questions of an interview with the given lines; returns the answers and everything that was shown. */
async function interviewed(given: Answers, ...lines: readonly string[]) {
  const shown: string[] = [];
  const typed = [...lines];
  const answers = await interview(given, {
    ask: async (question) => {
      shown.push(question);
      return typed.shift() ?? '';
    },
    say: (text) => shown.push(text),
  });
  return { answers, shown };
}

const NONE: Answers = {
  name: undefined,
  trade: undefined,
  address: undefined,
  phone: undefined,
  departments: undefined,
};

suite('the questions of site init', (test) => {
  test('five questions are asked, and an empty line leaves a question open', async () => {
    const { answers, shown } = await interviewed({});
    assert.equal(answers, NONE);
    assert.equal(shown, [
      'Press Enter to leave a question open: the site then shows a stand-in, and “npx site check” lists it.',
      'What is the clinic called? ',
      'What does it do, in at most 32 characters, such as “Physiotherapy”? ',
      'Where is it? Its address, such as “3 High Street, Leeds LS1 4AA”, or only the town: ',
      'What is its telephone number? ',
      'Does it have one or two departments? Write 1, or two names, such as “Physiotherapy, Massage”: ',
    ]);
  });

  test('every answer is read', async () => {
    const { answers } = await interviewed(
      {},
      'Harbour Physio',
      'sports physiotherapy',
      '1 Quay, Old Town, Whitby, yo21 0zz',
      '+44 1632 960417',
      'Physio, massage',
    );
    assert.equal(answers, {
      name: 'Harbour Physio',
      trade: 'Sports physiotherapy',
      address: { town: 'Whitby', street: '1 Quay, Old Town', postcode: 'YO21 0ZZ' },
      phone: '+44 1632 960417',
      departments: { count: 2, names: ['Physio', 'Massage'] },
    });
  });

  for (const [written, town] of [
    ['1 Quay, Whitby, North Yorkshire YO21 0ZZ', 'Whitby'],
    ['4 Mill Brae, Crieff, Perthshire', 'Crieff'],
    ['2 The Strand, Newcastle, Co. Down BT33 0AA', 'Newcastle'],
    ['Kent', 'Kent'],
    ['5 Market Street, Durham DH1 3NJ', 'Durham'],
  ] as const)
    test(`the town of “${written}” is ${town}`, async () => {
      const { answers } = await interviewed({ ...NONE, name: 'A', trade: 'B' }, written, '', '');
      assert.is(answers.address?.town, town);
    });

  test('a question is asked again if its answer cannot be used, with the reason', async () => {
    const { answers, shown } = await interviewed({ ...NONE, name: 'A', trade: 'B', address: { town: 'C' } }, 'x', '');
    assert.is(answers.phone, undefined);
    assert.equal(shown.slice(1, 4), [
      'What is its telephone number? ',
      '“x” is not a telephone number. Write it like “01632 960321”.',
      'What is its telephone number? ',
    ]);
  });

  test('a question that an option has answered is not asked', async () => {
    const { answers, shown } = await interviewed({ departments: { count: 1, names: [] } });
    assert.is(answers.departments?.count, 1);
    assert.is(shown.filter((line) => line.includes('departments')).length, 0);
  });
});

/** Types keys on a terminal while one question is open. */
function typing(keys: string | undefined) {
  const [input, output] = [new PassThrough(), Object.assign(new PassThrough(), { isTTY: true, columns: 80 })];
  const stop = new AbortController();
  const answer = withPrompt({ input, output, stop: stop.signal, interrupt: () => stop.abort() }, (ask) => {
    const line = ask('Name? ');
    if (keys === undefined) input.end();
    else input.write(keys);
    return line;
  });
  return answer.then(
    (line) => line,
    (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : ''),
  );
}

suite('a question on a terminal', (test) => {
  test('a typed line is the answer', async () => assert.is(await typing('Harbour\n'), 'Harbour'));

  test('Ctrl+C stops the program', async () => assert.match(await typing('\u0003'), /^AbortError/));

  test('the end of the input ends the questions, with a message', async () =>
    assert.is(await typing(undefined), 'UsageError: The questions were not answered, so nothing was written.'));
});

const filled = (text: string, answers: Answers): string => fillTemplate(text, answers, '2027-03-31');

suite('the template of site init', (test) => {
  test('facts are replaced in one pass, so that an answer may contain another fact of the template', () =>
    assert.is(
      filled("a: standIn('Mill Lane Clinic', 'note'), b: 'Norwich'", {
        name: 'Norwich House',
        address: { town: 'Leeds' },
      }),
      "a: 'Norwich House', b: 'Leeds'",
    ));

  test('a stand-in that only contains an answer stays a stand-in', () =>
    assert.is(
      filled("standIn('Ann, trading as Mill Lane Clinic', 'note')", { name: 'Harbour' }),
      "standIn('Ann, trading as Harbour', 'note')",
    ));

  test('the name of a department is quoted as a property only if it must be', () => {
    const text = "  physiotherapy: {\n    page: '/physiotherapy',\n";
    const two = (name: string) => filled(text, { departments: { count: 2, names: [name, 'B'] } });
    assert.is(two('Foot care'), "  'foot-care': {\n    page: '/foot-care',\n");
    assert.is(two('Feet'), "  feet: {\n    page: '/feet',\n");
  });

  test('the page of a single department is the home page', () =>
    assert.is(filled("page: '/physiotherapy'", {}), "page: '/'"));

  test('only the lines for the number of departments are kept', () => {
    const text = 'a\n  // two departments:\nb\n  // one department:\nc\n  // end\nd';
    assert.is(filled(text, {}), 'a\nc\nd');
    assert.is(filled(text, { departments: { count: 2, names: [] } }), 'a\nb\nd');
  });

  test('the config has no two blank lines in a row, with one department and with two', async () => {
    const text = await readFile(join(ROOT, 'template/site.config.ts'), 'utf8');
    for (const count of [1, 2] as const)
      assert.not.match(filled(text, { departments: { count, names: [] } }), '\n\n\n');
  });

  test('the privacy page is dated today, and security.txt expires within a year', () =>
    assert.is(filled('2026-11-01 2027-06-30', {}), '2027-03-31 2028-02-01'));

  test('the name of the clinic is left out of a title that is too long with it', () => {
    const title = 'Physiotherapy in {clinic.address.town}';
    const titled = (name: string) => filled(`'${title} | {clinic.name}'`, { name, address: { town: 'Leeds' } });
    assert.is(titled('Harbour'), `'${title} | {clinic.name}'`);
    assert.is(titled('The centre for people who move well'), `'${title} | {clinic.name}'`);
    assert.is(titled('The centre for people who move often'), `'${title}'`);
  });

  test('the second department of a stated trade has a neutral name, which stays a stand-in', () =>
    assert.is(
      filled("standIn('Massage', 'the name of the second department')", {
        trade: 'Veterinary surgery',
        departments: { count: 2, names: [] },
      }),
      "standIn('Second department', 'the name of the second department')",
    ));

  test('two departments never have the same name', () =>
    assert.is(
      filled('Physiotherapy Massage', { trade: 'Massage', departments: { count: 2, names: [] } }),
      'Massage Second department',
    ));
});
