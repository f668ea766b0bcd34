/** Entities and their fields (section 3 of both documents); business constants and limits (section 9 of both). */
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { BAR_FROM, BAR_RANGE, CHAT_FROM } from '../../components/behaviours/lib/scroll-limits.ts';
import { lengths } from '../../components/lengths.ts';
import { breakpoints } from '../../components/theme.ts';
import { readDeclaredNames } from '../../renderer/config/declared-names.ts';
import { question, step } from '../../renderer/config/index.ts';
import { parse } from '../../renderer/config/parse.ts';
import { clinic } from '../../renderer/config/schema/clinic.ts';
import { post } from '../../renderer/config/schema/journal.ts';
import { comparison, example, offer, programme } from '../../renderer/config/schema/offer.ts';
import { person, testimonial } from '../../renderer/config/schema/people.ts';
import { action } from '../../renderer/config/schema/prose.ts';
import { category, treatment } from '../../renderer/config/schema/treatment.ts';
import { stripAnnotations } from '../../renderer/config/strip-annotations.ts';
import { presets } from '../../renderer/inputs/images/presets.ts';
import shipped from '../../site.config.ts';
import { edited } from '../support/edit.ts';
import { pick } from '../support/shipped-site.ts';
import { suite } from '../support/suite.ts';

const written = stripAnnotations(shipped).value;
const known = readDeclaredNames(written);
const parsed = parse(shipped);

/** Returns the strict object inside a field's schema, which may be a list or record of it, or `undefined`. */
const within = (schema: unknown): unknown => {
  if (schema instanceof z.ZodOptional) return within(schema.unwrap());
  if (schema instanceof z.ZodRecord) return within(schema.valueType);
  return schema instanceof z.ZodArray ? within(schema.element) : schema;
};

const fieldsOf = (schema: unknown): readonly string[] => {
  const inner = within(schema);
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
};

const TREATMENT = treatment(known).shape;

/** An entity, its schema, and its fields in the config; 'bookingUrl' is the name of a booking link, `book`. */
const ENTITIES: readonly (readonly [entity: string, schema: unknown, fields: string])[] = [
  ['signature offer', offer(known), 'name price normalPrice description features book ctaText'],
  ['testimonial', testimonial(known), 'name service quote image likes comments reviewUrl'],
  ['Mind testimonial', testimonial(known), 'quote name role'],
  [
    'opening-hours entry, by its day',
    clinic(known).shape.hours,
    'monday tuesday wednesday thursday friday saturday sunday',
  ],
  ['team member', person(known), 'name title focus qualifications'],
  ['before/after item', comparison(known), 'title caption image kind href'],
  ['before/after item, home variant', example(known), 'title protocol timeframe summary image alt href'],
  ['journal post', post(known), 'slug title excerpt date categories cover hero_alt reading_time'],
  ['tracking parameters of a link', action(known).shape.campaign, 'source medium campaign'],
  ['treatment category', category(known), 'name description anchor route from'],
  ['treatment', treatment(known), 'name subtitle description duration price book image category'],
  ['microneedling variant', TREATMENT.options, 'title price description bullets book ctaText'],
  ['package option', TREATMENT.packages, 'label price note'],
  ['coaching programme', programme(known), 'name schedule price instalments note description book'],
  ['rating', clinic(known).shape.rating, 'value best count source url asOf'],
];

suite('entities and their fields', (test) => {
  for (const [entity, schema, fields] of ENTITIES)
    for (const field of fields.split(' '))
      test(`${entity} has the field ${field}`, () =>
        assert.ok(fieldsOf(schema).includes(field), fieldsOf(schema).join(' ')));

  test('a journey step has a title and copy', () => assert.equal(step('A', 'B'), { title: 'A', copy: 'B' }));
  test('an FAQ item has a question and an answer', () =>
    assert.equal(question('A?', 'B.'), { question: 'A?', answer: 'B.' }));
  test('before/after item: kind is publicWebP, importedPng or other', () => {
    for (const kind of ['publicWebP', 'importedPng', 'other'])
      assert.equal(parse(edited(written, ['comparisons', 'forehead', 'kind'], kind)).findings, []);
    assert.is(parse(edited(written, ['comparisons', 'forehead', 'kind'], 'gif')).findings.length, 1);
  });
  test('an offer’s name may contain a line break', () => {
    assert.equal(parse(edited(written, ['offers', 'glow-revival', 'name'], 'A\nB')).findings, []);
    assert.is(parse(edited(written, ['catalogue', 'profhilo', 'name'], 'A\nB')).findings.length, 1);
  });
  for (const price of ['Complimentary', 'From £200', '£550', 'TBA'])
    test(`a treatment’s price may be ${price}`, () =>
      assert.equal(parse(edited(written, ['catalogue', 'profhilo', 'price'], price)).findings, []));
  for (const duration of ['30min', '1h', '45min', '60min', '20min'])
    test(`a treatment’s duration may be ${duration}`, () =>
      assert.equal(parse(edited(written, ['catalogue', 'profhilo', 'duration'], duration)).findings, []));
  test('category slugs of the catalogue, with clinical peels as a category', () =>
    assert.equal(Object.keys(parsed.site?.categories ?? {}), [
      ...['consultation', 'anti-wrinkle', 'skin-boosters', 'polynucleotides', 'bio-voluminisation', 'microneedling'],
      'clinical-peels',
    ]));
  test('there are 18 treatments, 7 categories, 5 programmes and 3 offers', () => {
    const { catalogue = {}, categories = {}, programmes = {}, offers = {} } = parsed.site ?? {};
    assert.equal(
      [catalogue, categories, programmes, offers].map((part) => Object.keys(part).length),
      [18, 7, 5, 3],
    );
  });
});

suite('business constants and limits', (test) => {
  for (const [sentence, value, expected] of [
    ['mobile breakpoint 767 px', breakpoints.phone - 1, 767],
    ['bar shown below 768 px', breakpoints.phone, 768],
    ['header height 84 px', lengths.header, 84],
    ['default scroll offset for anchors 80 px', lengths.anchorOffset, 80],
    ['drawer fade 250 ms', lengths.drawerFade, 250],
    ['sticky bar starts at 220 px scroll', BAR_FROM, 220],
    ['over 200 px', BAR_RANGE, 200],
    ['chat button appears after 120 px scroll', CHAT_FROM, 120],
    ['card images 640x480: four by three', presets.card.ratio, 4 / 3],
  ] as const)
    test(sentence, () => assert.is(value, expected));
  for (const [use, widths] of [
    ['card', [320, 640]],
    ['page', [320, 640, 1280]],
    ['gallery', [640, 1280]],
  ] as const)
    test(`${use} images have the widths ${widths.join(', ')}`, () => assert.equal(presets[use].widths, widths));
  for (const [path, value] of [
    ['figures.notice', '48 hours'],
    ['figures.lateNotice', '24 hours'],
    ['figures.lateCharge', '50 percent'],
    ['figures.lateArrival', '15 minutes'],
    ['figures.noShowCharge', '100 percent'],
    ['figures.coolingOff', '14 days'],
    ['figures.retailReturns', '14 days'],
    ['figures.validity', '12 months'],
    ['figures.complaints', '3–5 business days'],
    ['figures.clinicalRecords', '8 years'],
    ['figures.coachingNotes', '3 years'],
    ['figures.financialRecords', '6 years'],
    ['figures.marketingInactivity', '24 months'],
    ['figures.rightsAnswered', 'one month'],
    ['figures.feeRedeemable', '14 days'],
    ['figures.feeShare', '100%'],
    ['clinic.rating.value', '5.0'],
    ['clinic.rating.best', '5'],
    ['clinic.rating.count', 10],
    ['clinic.minimumAge', 18],
    ['clinic.address.street', '260 Pentonville Road'],
    ['clinic.address.postcode', 'N1 9JY'],
    ['catalogue.virtual-skin-consultation.usualPrice', '£30'],
    ['departments.mind.figures.breakthroughSession', '90 minutes'],
    ['catalogue.profhilo.category', 'skin-boosters'],
    ['catalogue.sunekos.category', 'skin-boosters'],
    ['catalogue.eye-rejuvenation.category', 'polynucleotides'],
    ['catalogue.full-face-regeneration.category', 'polynucleotides'],
    ['catalogue.sculptra.category', 'bio-voluminisation'],
  ] as const)
    test(`${path} is ${value}, and appears once in the config`, () =>
      assert.is(pick(written, ...path.split('.')), value));
});
