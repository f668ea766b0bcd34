/** Treatments and booking links that were copied, and changed only in part. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const TEXT = 'Nails cut, thinned and filed, and the feet checked for trouble.';
const treatment = (name: string, values: Readonly<Record<string, unknown>> = {}) => ({
  ...{ category: 'hands', name, description: TEXT, price: '£38', duration: '30min', book: 'visit', image: 'dot' },
  ...values,
});

async function messages(rule: string, values: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const { findings } = await checkedWith(values);
  return findings.filter((finding) => finding.rule === rule).map(({ message }) => message);
}

const copies = (values: Readonly<Record<string, unknown>>, name = 'Corn care') =>
  messages('content/duplicate-treatment', {
    'catalogue.nail-care': treatment('Nail care'),
    'catalogue.corn-care': treatment(name, values),
  });

const links = (values: Readonly<Record<string, string>>) =>
  messages(
    'link/booking-service',
    Object.fromEntries(
      Object.entries(values).map(([name, path]) => [`booking.${name}`, `https://book.example${path}`]),
    ),
  );

suite('copied treatments', (test) => {
  test('a copy of which only the name is new is reported once', async () => {
    assert.equal(await copies({}), [
      '“Corn care” has the description, price, duration and booking link of “Nail care”.',
    ]);
    assert.equal(await copies({}, 'Nail care'), ['“Nail care” is also the name of the treatment “nail-care”.']);
  });

  test('a treatment in two lengths, at two prices, or with a short text is no copy', async () => {
    assert.equal(await copies({ duration: '1h' }), []);
    assert.equal(await copies({ price: '£60' }), []);
    assert.equal(await copies({ description: 'Corns are taken out, without an anaesthetic.' }), []);
    const short = { description: 'By laser.' };
    assert.equal(
      await messages('content/duplicate-treatment', {
        'catalogue.legs': treatment('Legs', short),
        'catalogue.arms': treatment('Arms', short),
      }),
      [],
    );
  });
});

const OTHERS = { verruca: '/verruca', insoles: '/insoles' };

suite('copied booking links', (test) => {
  test('one address for two different treatments is reported, if all others have their own', async () => {
    const copied = (other: Readonly<Record<string, string>>) =>
      messages('link/booking-service', {
        ...{ 'booking.verruca': 'https://book.example/1', 'booking.insoles': 'https://book.example/2' },
        ...{ 'booking.nails': 'https://book.example/3', 'booking.corns': 'https://book.example/3' },
        'catalogue.nail-care': treatment('Nail care', { book: 'nails' }),
        'catalogue.corn-care': treatment('Corn care', { book: 'corns', price: '£60', ...other }),
      });
    assert.equal(await copied({}), ['“https://book.example/3” is also the booking link of “Nail care”: “nails”.']);
    assert.equal(await copied({ book: 'visit' }), []);
    assert.equal(await copied({ book: 'nails', bookNew: 'corns' }), []);
  });

  test('a link with the name of another treatment is reported', async () => {
    assert.equal(await links({ ...OTHERS, shockwave: '/shockwave', laser: '/shockwave' }), [
      '“https://book.example/shockwave” is the booking link of “shockwave”, and here it is that of “laser”.',
    ]);
    assert.equal(await links({ ...OTHERS, nail_care: '/list/nail-care', hard_skin: '/list/nail-care' }), [
      '“https://book.example/list/nail-care” is the booking link of “nail_care”, and here it is that of “hard_skin”.',
    ]);
  });

  test('a page for several treatments, and one of neither name, are not', async () => {
    assert.equal(await links({ ...OTHERS, first: '/', follow_up: '/' }), []);
    assert.equal(await links({ ...OTHERS, legs: '/hair', arms: '/hair' }), []);
    assert.equal(await links({ ...OTHERS, laser: '/laser', laser_legs: '/laser-legs' }), []);
    assert.equal(await links({ nails: '/feet', corns: '/feet', laser: '/laser', laser_legs: '/laser' }), []);
    assert.equal(await links({ ...OTHERS, laser: '/laser-legs', laser_legs: '/laser-legs' }), []);
  });
});

const CUPPING_ROUTE = { title: 'Cupping', description: 'Cups, warm and still.', name: 'Cupping' };
const OPTIONS = {
  warm: { title: 'Warm cups', price: '£30', duration: '30min', book: 'visit' },
  cold: { title: 'Cold cups', price: '£40', duration: '30min', book: 'visit' },
};

const pages = (route: Readonly<Record<string, string>>, shown: string) =>
  messages('content/own-page', {
    'catalogue.cupping': treatment('Cupping', { price: 'From £30', options: OPTIONS }),
    'routes./treatments/cupping': { ...CUPPING_ROUTE, ...route },
    'pages./treatments/cupping': [{ kind: 'options', title: 'Choose', treatment: shown }],
  });

suite('copied routes', (test) => {
  test('a route that is about another treatment is one mistake', async () =>
    assert.equal(await pages({ treatment: 'massage' }, 'cupping'), [
      'The page “/treatments/cupping” is about “massage”, not about “cupping”.',
    ]));

  test('a page with the options of another treatment is one mistake', async () =>
    assert.equal(await pages({ treatment: 'cupping' }, 'massage'), [
      'The page of “cupping” shows the options of “massage”.',
    ]));

  test('a page with its own options is right', async () =>
    assert.equal(await pages({ treatment: 'cupping' }, 'cupping'), []));
});

suite('the treatments whose cards come first', (test) => {
  const first = (...slugs: readonly string[]) =>
    messages('content/own-page', {
      'categories.feet': {
        name: 'Feet',
        department: 'main',
        anchor: 'feet',
        route: '/treatments',
        description: 'Feet.',
      },
      'catalogue.verruca': treatment('Verruca care', { category: 'feet' }),
      'pages./treatments.1.first': slugs,
    });

  test('belong to the category', async () => {
    assert.equal(await first('cupping'), []);
    assert.equal(await first('cupping', 'verruca'), [
      '“verruca” is not in the category “hands”, so its card is not there.',
    ]);
  });
});
