/** A reference to an entry under its former name is answered with the only name to which nothing refers yet. */
import * as assert from 'uvu/assert';
import minimal from '../sites/minimal/site.config.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const helpOf = async (values: Readonly<Record<string, unknown>>) => {
  const { findings } = await checkedWith(values);
  return findings
    .filter(({ rule }) => rule === 'config/reference')
    .map(({ message, help }) => `${message} ${help ?? ''}`);
};

const VISIT = 'https://book.example/visit';

suite('a reference to an entry that was renamed', (test) => {
  test('is answered with its new name', async () => {
    const found = await helpOf({ booking: { appointment: VISIT } });
    assert.equal(
      [...new Set(found)],
      [
        'There is no booking link “visit”. Write “appointment” if that is its new name: nothing refers to “appointment” yet. If it was removed, remove it here, too.',
      ],
    );
  });

  test('is answered with all names if several could be its new one', async () => {
    const found = await helpOf({ booking: { appointment: VISIT, chair: VISIT } });
    assert.equal([...new Set(found)], ['There is no booking link “visit”. Known names: appointment, chair.']);
  });

  test('is answered with all names if links refer to each of them', async () => {
    const found = await helpOf({
      'routes./hands': { title: 'Hands', description: 'By hand.', name: 'Hands' },
      'pages./hands': [{ kind: 'hero', title: 'Hands', lead: 'See [all](/hands#all) or {routes./hands.name}.' }],
      'navigation.bar.0.to': '/fingertips',
    });
    assert.equal(found, [
      "There is no route “/fingertips”. Known names: /, /treatments, /treatments/massage, /404, /hands, /home. If it is a new page, add '/fingertips' to “routes”, and its sections below them.",
    ]);
  });

  test('is answered with the only page without sections if the address of a page was changed', async () => {
    const page = (name: string) => ({ title: name, description: `All about ${name}.`, name });
    const hero = [{ kind: 'hero', title: 'Hands', lead: 'By hand.' }];
    const found = await helpOf({
      'routes./our-hands': page('hands'),
      'routes./feet': page('feet'),
      ...{ 'pages./palms': hero, 'pages./feet': hero },
      'navigation.bar.0.to': '/palms',
    });
    assert.equal(found, [
      'There is no route “/palms”. Write “/our-hands” if that is its new name: nothing refers to “/our-hands” yet. If it was removed, remove it here, too.',
    ]);
  });

  test('is answered with the only name that contains it', async () => {
    const sports = { ...minimal.catalogue.cupping, name: 'Sports taping' };
    const found = await helpOf({
      'catalogue.sports-taping': sports,
      'navigation.bar.0.to': 'treatment:taping',
    });
    assert.equal(found, [
      'There is no treatment “taping”. Did you mean “sports-taping”? If the treatment was removed, remove the name here, too.',
    ]);
  });
});

suite('an option whose name has a typo', (test) =>
  test('is answered with the similar option, not with another treatment', async () => {
    const option = { title: 'One hour', price: '£60', duration: '1h', book: 'visit' };
    const offer = { name: 'Both', price: '£90', description: 'Both.', features: [], book: 'visit', ctaText: 'Book' };
    const help = (item: string) =>
      helpOf({
        'catalogue.massage.options': { hour: option, half: { ...option, title: 'Half an hour', price: '£40' } },
        'offers.both': { ...offer, includes: [item, 'cupping'] },
      });
    assert.equal(await help('massage.huor'), [
      'There is no treatment or option “massage.huor”. Did you mean “massage.hour”?',
    ]);
    assert.equal(await help('massage.evening'), [
      'There is no treatment or option “massage.evening”. Write “massage”, or the name of one of its options after the dot.',
    ]);
  }));

suite('sections under a misspelt address', (test) =>
  test('are reported once, also if the page has an alias', async () => {
    const { findings } = await checkedWith({
      'routes./prices': { title: 'Prices', description: 'All prices.', name: 'Prices' },
      'pages./price': [{ kind: 'hero', title: 'Prices', lead: 'By hand.' }],
      'aliases./our-prices': { page: '/prices', index: false },
      'navigation.bar.0.to': '/prices',
    });
    assert.equal(
      findings.filter(({ severity }) => severity === 'error').map(({ message, help }) => [message, help]),
      [['No page shows the sections of “/price”: this route does not exist.', 'Did you mean “/prices”?']],
    );
  }));
