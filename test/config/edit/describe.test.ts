/** The description of a value: how it was typed, its possible values, and where it can be changed. */
import * as assert from 'uvu/assert';
import {
  applyEdits,
  type Description,
  describe,
  draft,
  isRefusal,
  outline,
  readInput,
  readPath,
} from '../../../renderer/config/edit/index.ts';
import { rawPlaceOf } from '../../../renderer/config/edit/raw.ts';
import { formatPath } from '../../../renderer/core/finding.ts';
import { keys, opened, reopened, withConfig } from '../../support/editing.ts';
import { randomFrom } from '../../support/random/random.ts';
import { SHIPPED } from '../../support/sites.ts';
import { suite } from '../../support/suite.ts';

const shipped = await opened(SHIPPED);

const described = async (path: string): Promise<Description> => {
  const description = await describe(shipped, keys(path));
  if (!description) throw new Error(`There is no field “${path}”.`);
  return description;
};

suite('the description of a value', (test) => {
  for (const [path, kind] of [
    ['clinic.phone', 'text'],
    ['clinic.minimumAge', 'number'],
    ['clinic.hours.monday', 'hours'],
    ['clinic.closures.0.from', 'date'],
    ['clinic.closures', 'list'],
    ['clinic.mapUrl', 'address'],
    ['clinic.founders.0', 'reference'],
    ['catalogue', 'record'],
    ['catalogue.profhilo', 'fields'],
    ['catalogue.profhilo.name', 'text'],
    ['catalogue.profhilo.description', 'prose'],
    ['catalogue.profhilo.price', 'price'],
    ['catalogue.profhilo.duration', 'duration'],
    ['catalogue.profhilo.book', 'reference'],
    ['catalogue.anti-wrinkle.prescriptionOnly', 'boolean'],
    ['programmes.momentum-6.schedule', 'schedule'],
    ['programmes.transformation-12.instalments', 'instalments'],
    ['departments.skin.palette', 'choice'],
    ['embeds.calendar.brandColour', 'colour'],
    ['images.hero.file', 'file'],
    ['navigation.book.to', 'link'],
    ['offers.wrinkle-reset.includes.0', 'reference'],
    ['pages./skin.0', 'section'],
    ['pages./skin.0.bookingButtons', 'choice'],
  ] as const)
    test(`states the kind of ${path}: ${kind}`, async () => assert.is((await described(path)).kind, kind));

  test('contains the sentence that documents its field, also for sections and for fields that are not set', async () => {
    assert.is((await described('clinic.phone')).meaning, 'The telephone number as it is shown.');
    assert.is((await described('pages./skin.0')).meaning, 'The hero of an inner page.');
    const subtitle = await described('catalogue.profhilo.subtitle');
    assert.is(subtitle.meaning, 'A second name, shown on cards.');
    assert.equal([subtitle.isSet, subtitle.isOptional, subtitle.value], [false, true, undefined]);
  });

  test('lists the values that are possible, with what visitors see', async () => {
    assert.equal(
      (await described('departments.skin.palette')).choices.map(({ value }) => value),
      ['warm', 'cool'],
    );
    assert.equal((await described('catalogue.profhilo.category')).choices[0], {
      value: 'consultation',
      label: 'Skin Consultation',
    });
    const items = (await described('offers.wrinkle-reset.includes.0')).choices.map(({ value }) => value);
    assert.ok(items.includes('anti-wrinkle.three-areas') && items.includes('profhilo'));
    assert.equal(
      (await described('aliases./tiktok.hide.0')).choices.map(({ value }) => value),
      ['header', 'footer', 'booking bar', 'chat'],
    );
    assert.equal(
      (await described('catalogue.anti-wrinkle.prescriptionOnly')).choices.map(({ value }) => value),
      [true, false],
    );
  });

  test('names its stand-in and its exceptions', async () => {
    assert.equal((await described('clinic.phone')).annotations, [
      { kind: 'standIn', note: 'the number that clients call' },
    ]);
    const [exception] = (await described('offers.wrinkle-reset.normalPrice')).annotations;
    assert.is(exception?.kind === 'accept' && exception.rule, 'price/reference');
  });

  test('says where it was typed, in which constant, and which values share it', async () => {
    const { origin } = await described('pages./.1.claims.0');
    assert.is(origin?.location.file, 'content/copy/notices.ts');
    assert.is(origin?.constant, 'notices');
    assert.is(origin?.code, "'{clinic.rating.value} Google rating'");
    assert.is(origin?.isComputed, false);
    assert.equal(origin?.sharedWith.map(formatPath), ['pages./skin.0.trust.0']);
    const own = await described('catalogue.profhilo.price');
    assert.equal([own.origin?.constant, own.origin?.sharedWith], [undefined, []]);
  });

  test('says which call makes it', async () => {
    assert.is((await described('catalogue.profhilo.packages.0')).call, 'course');
    assert.is((await described('pages./skin.5')).call, 'trust');
  });

  test('says that it is computed, and by which code', () =>
    withConfig(
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a config
      { 'site.config.ts': "const A = '£1';\nexport default { a: `${A} each`, b: [1].map((c) => ({ c })) };\n" },
      async (editable) => {
        const text = (await describe(editable, ['a']))?.origin;
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a config
        assert.equal([text?.isComputed, text?.code, text?.location.line], [true, '`${A} each`', 2]);
        assert.is((await describe(editable, ['b']))?.origin?.isComputed, true);
      },
    ));

  test('is undefined for a field that the language does not have', async () =>
    assert.is(await describe(shipped, ['clinic', 'fone']), undefined));
});

suite('the values of the shipped config', (test) => {
  test('can be listed with their paths', () => {
    const entries = outline(shipped);
    assert.ok(entries.length > 2000);
    assert.is(new Set(entries.map(({ path }) => formatPath(path))).size, entries.length);
    assert.equal(entries[0], { path: ['clinic', 'name'], value: 'Skin + Mind' });
    assert.equal(outline(shipped, ['clinic', 'hours']).length, 7);
  });

  test('can be read at 600 random paths, and set or refused with a reason', async () => {
    const entries = randomFrom(5).some(outline(shipped), 600);
    const accepted = [];
    for (const { path, value } of entries) {
      const name = formatPath(path);
      assert.equal(readPath(name, shipped.parsed()), path, name);
      const description = await describe(shipped, path);
      assert.equal(description?.value, value, name);
      assert.ok(description?.origin, name);
      const change = typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : `${value} x`;
      const drafted = await draft(shipped, { kind: 'set', path, value: change });
      if (isRefusal(drafted)) assert.match(drafted.message, / is computed by /, name);
      else if (description?.origin?.sharedWith.length === 0) accepted.push({ path, change, edits: drafted.edits });
    }
    assert.ok(accepted.length > 450, String(accepted.length));
    const after = await reopened(
      shipped,
      applyEdits(
        shipped.texts,
        accepted.flatMap(({ edits }) => edits),
      ),
    );
    for (const { path, change } of accepted)
      assert.equal(rawPlaceOf(after.config.value, path, after.day)?.value, change, formatPath(path));
  });
});

suite('a path', (test) => {
  const read = (text: string) => {
    const path = readPath(text, shipped.parsed());
    return isRefusal(path) ? `${path.message} ${path.help}` : formatPath(path);
  };
  for (const [text, expected] of [
    ['clinic.closures[0].from', 'clinic.closures.0.from'],
    ['pages["/skin"][2].title', 'pages./skin.2.title'],
    ["pages['/skin'].hero.title", 'pages./skin.0.title'],
    ['pages./skin.categoryCards', 'pages./skin.3'],
    ['pages./clinic.faq.questions.0.answer', 'pages./clinic.2.questions.0.answer'],
    ['clinic.socialProfiles.Instagram.url', 'clinic.socialProfiles.0.url'],
    ['clinic.socialProfiles.tiktok', 'clinic.socialProfiles.1'],
    ['navigation.footer.services.links.skin-consultation', 'navigation.footer.0.links.2'],
    ['clinic.founders.founder-mind', 'clinic.founders.1'],
    ['catalogue.profhilo.subtitle', 'catalogue.profhilo.subtitle'],
    [
      'foo',
      'The config has no “foo”. It has: clinic, departments, booking, images, documents, people, testimonials, categories, catalogueRoute, catalogue, programmes, offers, ….',
    ],
    [
      'price',
      'The config has no “price”. 26 values inside it have this name: write the whole path of one, such as “catalogue.virtual-skin-consultation.price”.',
    ],
    ['clinc.phone', 'The config has no “clinc”. Did you mean “clinic”?'],
    ['clinic.fone', '“clinic” has no “fone”. Did you mean “clinic.phone”?'],
    ['catalogue.profhillo.price', '“catalogue” has no “profhillo”. Did you mean “catalogue.profhilo”?'],
    ['pages./skim.0', '“pages” has no “/skim”. Did you mean “pages./skin”?'],
    ['pages./.trust', '“trust” is the name of 2 items of pages./. Write one of: pages./.1, pages./.6.'],
    ['pages./skin.heero', 'No item of pages./skin is called “heero”. Did you mean “hero”?'],
    [
      'clinic.founders.nobody',
      'No item of clinic.founders is called “nobody”. The list has 2 items; write a number from 0, or a name: founder-skin, founder-mind.',
    ],
    ['clinic.name.0', '“clinic.name” is a single value: it has no “0”. undefined'],
    ['', 'The path is empty. Write it like clinic.phone; “npx site get” lists all paths.'],
  ] as const)
    test(`${text || 'without a key'} is read as: ${expected}`, () => assert.is(read(text), expected));
});

suite('a typed value', (test) => {
  const read = (path: string, text: string): unknown => {
    const input = readInput(shipped.parsed(), keys(path), text);
    if (isRefusal(input)) return input.message;
    return input.findings.length === 0 ? input.value : input.findings.map(({ message }) => message).join(' ');
  };
  for (const [path, text, expected] of [
    ['catalogue.profhilo.price', '£320', '£320'],
    ['catalogue.profhilo.price', '320', '£320 per session'],
    ['catalogue.profhilo.price', '1,320', '£1,320 per session'],
    ['catalogue.eye-rejuvenation.price', '260', 'From £260'],
    ['catalogue.glycolic-peel.price', '60', '£60'],
    ['catalogue.profhilo.price', "'£320 per session'", '£320 per session'],
    ['catalogue.profhilo.price', 'free', 'Complimentary'],
    ['catalogue.profhilo.price', 'cheap', '“cheap” is not a price.'],
    ['catalogue.profhilo.price', '$320', '“$320” is not a price: prices are in pounds.'],
    ['catalogue.profhilo.duration', '1 hour', '1h'],
    ['catalogue.profhilo.duration', '60', '“60” is not a duration: the unit is missing.'],
    ['clinic.hours.monday', '9am-5.30pm', '09:00–17:30'],
    ['clinic.hours.monday', '09:00-17:00', '09:00–17:00'],
    ['clinic.closures.0.from', '5 April 2027', '2027-04-05'],
    ['clinic.closures.0.from', '2027-02-30', '“2027-02-30” is not a valid date: February 2027 has 28 days.'],
    ['catalogue.profhilo.book', 'sunekoss', 'There is no booking link “sunekoss”.'],
    ['catalogue.profhilo.book', "'sunekos'", 'sunekos'],
    ['clinic.tagline', 'Pasted\tfrom Word,\r\nin two lines. ', 'Pasted from Word, in two lines.'],
    ['clinic.tagline', '\u200bPasted ', 'Pasted'],
    ['clinic.tagline', 'Pasted\u0007', 'This text contains a control character.'],
    ['clinic.minimumAge', '21', 21],
    ['clinic.minimumAge', 'nine', '“nine” is not a number.'],
    ['clinic.address.longitude', '-0.5', -0.5],
    ['catalogue.profhilo.prescriptionOnly', 'true', true],
    ['pages./skin.5.stars', 'false', false],
    ['catalogue.profhilo.name', "'Look first'", "'Look first'"],
    ['catalogue.profhilo.description', '[x](/nowhere)', 'There is no route “/nowhere”.'],
    ['pages./skin.0.bookingButtons', 'both', 'both'],
  ] as const)
    test(`${text} for ${path} is read as: ${expected}`, () => assert.equal(read(path, text), expected));

  test('a list is read as JSON', () => {
    assert.equal(read('aliases./tiktok.hide', '["header"]'), ['header']);
    assert.equal(read('pages./skin.0.bookingButtons', '[{ "label": "Book", "to": "/go/profhilo" }]'), [
      { label: 'Book', to: '/go/profhilo' },
    ]);
    assert.match(String(read('aliases./tiktok.hide', '[header]')), /^This is not JSON: /);
  });
});
