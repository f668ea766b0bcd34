/** Where the texts of pages come from: on practices with other facts, and on the shipped site. */
import * as assert from 'uvu/assert';
import { formatPath } from '../../renderer/core/finding.ts';
import type { SourcedText } from '../../renderer/why/index.ts';
import { configOf } from '../support/practices.ts';
import { SHIPPED } from '../support/sites.ts';
import { suite } from '../support/suite.ts';
import { whySite } from '../support/why.ts';

const PHYSIO = configOf('physio');
const SAVING = 'the saving of “Two sessions” of Profhilo (the price before the saving, minus the price after it)';

/** All texts of a page with their sources. */
async function allOf(file: string, route: string): Promise<readonly SourcedText[]> {
  const { texts, sourcesOf } = (await whySite(file)).page(route);
  return sourcesOf([...texts.keys()]);
}

const pathsOf = ({ parts }: SourcedText): readonly string[] =>
  parts.flatMap(({ sources }) =>
    sources.flatMap((source) => (source.kind === 'value' ? [formatPath(source.path)] : [])),
  );

suite('sources of the texts of a page', (test) => {
  test('a text comes from the value that it was typed in, also if an item of a list has it', async () => {
    const { why } = await whySite(PHYSIO);
    assert.equal(why('/', 'Level access from the yard'), [
      ['Level access from the yard. The lift bridge is a short walk away.', 'typed', 'pages./.4.text'],
    ]);
    assert.equal(why('/', 'Chartered physiotherapists, on'), [
      ['Chartered physiotherapists, on the register of the HCPC', 'typed', 'pages./.0.trust.0'],
    ]);
  });

  test('a quoted value has its own source within the sentence that quotes it', async () => {
    const { why } = await whySite(PHYSIO);
    assert.equal(why('/', 'A first assessment, £62'), [
      ['A first assessment, £62, with time to examine and explain', 'typed', 'pages./.1.facts.0.note'],
      ['£62', 'typed', 'catalogue.first-assessment.price'],
    ]);
    assert.equal(why('/', '60 minutes'), [
      ['60 minutes', 'typed', 'pages./.1.facts.0.value'],
      ['60', 'the duration in other words', 'catalogue.first-assessment.duration'],
    ]);
  });

  test('the parts of a telephone number are one value', async () => {
    assert.equal((await whySite(PHYSIO)).why('/', '01632 960417'), [['01632\u00a0960417', 'typed', 'clinic.phone']]);
  });

  test('a line of opening hours comes from all days', async () => {
    const [[words, how, ...sources] = [''], ...others] = (await whySite(PHYSIO)).why('/', 'Monday and Tuesday');
    assert.match(words, /^Monday and Tuesday 08:00–17:30; .*; Sunday closed$/);
    assert.is(how, 'opening hours, with days of the same hours written together');
    assert.equal(
      sources,
      ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map(
        (day) => `clinic.hours.${day}`,
      ),
    );
    assert.equal(others, []);
  });

  test('a text that no value contains is part of the tool', async () => {
    assert.equal((await whySite(PHYSIO)).why('/', 'Skip to main content'), [['Skip to main content', 'tool']]);
  });

  test('a lowest price, a saving and a price per session name their rule and every price that they follow from', async () => {
    const { why } = await whySite(SHIPPED);
    assert.equal(why('/treatments/profhilo', 'Save £50'), [
      ['Save', 'tool'],
      [
        '£50',
        SAVING,
        'catalogue.profhilo.price',
        'catalogue.profhilo.packages.0.sessions',
        'catalogue.profhilo.packages.0.price',
      ],
    ]);
    const lowest = (await whySite(PHYSIO)).why('/', 'From £44 per visit');
    assert.equal(lowest, [
      [
        'From £44 per visit',
        'the lowest price of Assessment and advice (the lowest price at which a treatment of the category can be booked)',
        'catalogue.follow-up-visit.price',
      ],
    ]);
  });

  test('a price from a later day names the day', async () => {
    const parts = (await whySite(configOf('calendar'))).why('/', '£65 per session');
    assert.equal(
      parts.find(([words]) => words === '£65'),
      ['£65', 'typed', 'catalogue.massage.price from 2027-01-01'],
    );
  });

  test('a default comes from the field that is not set', async () => {
    assert.equal((await whySite(SHIPPED)).why('/treatments/profhilo', 'Benefits'), [
      ['Benefits', 'default', 'pages./treatments/profhilo.1.title'],
    ]);
  });

  test('a lowest price that the owner states comes from what the owner typed', async () => {
    assert.equal((await whySite(SHIPPED)).why('/skin', 'From £160'), [
      ['From £160', 'typed', 'categories.anti-wrinkle.from'],
    ]);
  });

  test('an amount in a sentence that quotes several has only its own sources', async () => {
    const { why } = await whySite(SHIPPED);
    const parts = why('/treatments/profhilo', 'you save £50');
    assert.equal(parts.map(([words]) => words).slice(1), ['£300 per session', '2', '£550', '£600', '£50']);
    assert.equal(parts.at(1), ['£300 per session', 'typed', 'catalogue.profhilo.price']);
    assert.is(parts.at(5)?.[1], SAVING);
  });

  test('a passage of a policy comes from its line in the Markdown file', async () => {
    const { why } = await whySite(SHIPPED);
    const [[words, how, source] = []] = why('/privacy', 'decides how and why your');
    assert.match(words ?? '', /^Skin \+ Mind Clinic Ltd, trading as .*controller\.$/);
    assert.is(how, 'typed');
    assert.match(source ?? '', /^content\/policies\/.*\.md:\d+$/);
  });

  test('each text of a page has a source or is part of the tool, whatever it says', async () => {
    for (const text of await allOf(PHYSIO, '/')) {
      if (!/[\p{L}\p{N}]/u.test(text.text)) continue;
      assert.ok(text.parts.length > 0, `“${text.text}” has no parts.`);
      for (const { at, length, kind, sources } of text.parts) {
        assert.ok(at >= 0 && length > 0 && at + length <= text.text.length, text.text);
        assert.is(sources.length === 0, kind === 'tool', text.text);
      }
    }
  });

  test('each title, question and label of a page has the path where the config has it', async () => {
    const { editable } = await whySite(PHYSIO);
    const { leaves } = editable.parsed();
    const shown = new Map((await allOf(PHYSIO, '/')).map((text) => [text.text, pathsOf(text)]));
    const own = leaves.filter(({ path: [part, route], use }) => part === 'pages' && route === '/' && use === 'words');
    const checked = own.filter(({ path, value }) => {
      const paths = typeof value === 'string' ? shown.get(value) : undefined;
      if (paths) assert.ok(paths.includes(formatPath(path)) || isShared(String(value), own), `${value}: ${paths}`);
      return paths !== undefined;
    });
    assert.ok(checked.length > 5, `Only ${checked.length} texts were compared.`);
  });

  test('the section of a text is the one without which the page does not show it', async () => {
    const texts = await allOf(PHYSIO, '/');
    const sectionOf = (words: string) => texts.find(({ text }) => text === words)?.section;
    assert.equal(sectionOf('From the first call to the last visit')?.path, ['pages', '/', 2]);
    assert.is(sectionOf('Skip to main content'), undefined);
  });
});

/** Several values may say the same. */
const isShared = (value: string, leaves: readonly { readonly value: unknown }[]): boolean =>
  leaves.filter((leaf) => leaf.value === value).length > 1;
