/** Tests the forms that a treatment can have in the catalogue: duration, instalments, categories, booking. */
import * as assert from 'uvu/assert';
import { parseDuration } from '../../renderer/facts/duration.ts';
import { checkedWith } from '../support/checked-with.ts';
import { suite } from '../support/suite.ts';

const CUPPING = '/treatments/cupping';
const BOOKABLE = { 'catalogue.cupping.price': '£90', 'catalogue.cupping.book': 'visit' };

const checked = async (values: Readonly<Record<string, unknown>>, at?: string) => {
  const { site, findings } = await checkedWith(values, {}, at === undefined ? {} : { at });
  const html = async (route: string) => (await site?.pages.find((page) => page.route === route)?.html()) ?? '';
  return {
    html,
    words: async (route: string) => (await html(route)).replace(/^[\s\S]*<main/, '<main').replace(/<[^>]*>/g, ' '),
    problems: findings.filter(({ severity }) => severity === 'error').map(({ rule, message }) => `${rule}: ${message}`),
    messages: findings.map(({ message }) => message),
    redirects: site?.plan.redirects.map(({ from }) => from),
  };
};

suite('the duration of a treatment', (test) => {
  for (const [text, minutes, visits] of [
    ['45min', 45, 1],
    ['1h 30min', 90, 1],
    ['2h over 2 visits', 120, 2],
    ['1h 30min over 12 visits', 90, 12],
  ] as const)
    test(`“${text}” is ${minutes} minutes in ${visits} visits`, () =>
      assert.equal(parseDuration(text), { text, minutes, visits }));

  for (const text of ['2h over 1 visits', ' over 2 visits', 'over 2 visits', '2h over 0 visits', '2h over 2 weeks'])
    test(`“${text}” is not a duration`, () => assert.is(parseDuration(text), undefined));

  test('the hero shows the time in large type and the number of visits as its unit', async () => {
    const { html, problems } = await checked({ 'catalogue.massage.duration': '2h over 2 visits' });
    assert.equal(problems, []);
    assert.match(
      await html('/treatments/massage'),
      '<dt>Duration</dt><dd><span class="num">2</span><small class="joined">h</small><small class="unit"> over 2 visits</small></dd>',
    );
  });

  test('a sentence may state the whole duration or that of each visit, but no other', async () => {
    const said = (answer: string) =>
      checked({
        'catalogue.massage.duration': '2h over 2 visits',
        'pages./.1.questions.0.answer': answer,
      });
    assert.equal((await said('A massage takes two hours.')).problems, []);
    assert.equal((await said('A massage takes an hour each time.')).problems, []);
    assert.equal((await said('A massage takes 90 minutes.')).problems, [
      'content/one-fact: “90 minutes” is not the duration of “Massage”, which is 2 hours over 2 visits.',
    ]);
  });

  test('a treatment without a duration shows none on its page, its card and its button', async () => {
    const { html, words, problems } = await checked({ ...BOOKABLE, 'catalogue.cupping.duration': undefined });
    assert.equal(problems, []);
    assert.not.match(await html(CUPPING), '•');
    assert.match(await words(CUPPING), /Book Cupping\s+£90/);
    const { html: massage } = await checked({ 'catalogue.massage.duration': undefined });
    assert.not.match(await massage('/treatments/massage'), '<dt>Duration</dt>');
  });

  test('a treatment that is coming soon without a duration shows “TBA” alone', async () => {
    const { html } = await checked({ 'catalogue.cupping.duration': undefined });
    assert.not.match(await html('/treatments'), '• undefined');
    assert.not.match(await html('/treatments'), 'TBA •');
  });

  test('text that quotes the minutes of a treatment without a duration is reported', async () => {
    const { problems } = await checked({
      'catalogue.massage.duration': undefined,
      'catalogue.massage.description': 'Takes {catalogue.massage.minutes} minutes.',
    });
    assert.equal(problems, [
      'content/no-value: “{catalogue.massage.minutes}” has no value: “catalogue.massage” has no duration.',
    ]);
  });
});

suite('the instalments of a treatment', (test) => {
  test('the page shows the instalments with their total', async () => {
    const { words, problems } = await checked({ ...BOOKABLE, 'catalogue.cupping.instalments': '3 x £30' });
    assert.equal(problems, []);
    assert.match(await words(CUPPING), 'or 3 x £30 = £90 in all');
  });

  test('text can quote the total, and one instalment does not contradict the price', async () => {
    const { words, problems } = await checked({
      ...BOOKABLE,
      'catalogue.cupping.instalments': '3 x £30',
      'catalogue.cupping.description': 'Cupping costs {catalogue.cupping.total}, or three payments of £30.',
    });
    assert.equal(problems, []);
    assert.match(await words(CUPPING), 'Cupping costs £90, or three payments of £30.');
  });

  test('instalments that add up to another amount than the price are reported', async () => {
    const { problems } = await checked({ ...BOOKABLE, 'catalogue.cupping.instalments': '3 x £32' });
    assert.equal(problems, ['price/instalments: “3 x £32” adds up to £96, £6 more than £90.']);
  });
});

suite('a treatment in several categories', (test) => {
  const FEET = { name: 'Feet', department: 'main', anchor: 'feet', route: '/', description: 'Everything for feet.' };
  const IN_BOTH = { 'categories.feet': FEET, 'catalogue.massage.alsoIn': ['feet'] };

  test('every category lists it, and its breadcrumbs name the first', async () => {
    const { html, problems } = await checked({
      ...IN_BOTH,
      'pages./treatments': [
        { kind: 'treatmentCards', category: 'hands', title: 'Hands' },
        { kind: 'treatmentCards', category: 'feet', title: 'Feet' },
      ],
    });
    assert.equal(problems, []);
    const [, hands = '', feet = ''] = (await html('/treatments')).split('<section');
    assert.match(hands, '>Massage</a>');
    assert.match(feet, '>Massage</a>');
    assert.not.match(feet, '>Cupping</a>');
    assert.not.match(await html('/treatments/massage'), '>Feet</a>');
  });

  test('a category that does not exist is reported with its location', async () => {
    const { messages } = await checked({ 'catalogue.massage.alsoIn': ['foot'] });
    assert.ok(
      messages.some((message) => message === 'There is no category “foot”.'),
      messages.join('\n'),
    );
  });
});

suite('the button of a treatment', (test) => {
  test('the button has the words of “ctaText”', async () => {
    const { words } = await checked({ ...BOOKABLE, 'catalogue.cupping.ctaText': 'Order the home kit' });
    assert.match(await words(CUPPING), 'Order the home kit');
    assert.not.match(await words(CUPPING), 'Book Cupping');
  });
});

suite('different booking links for new and returning clients', (test) => {
  const BOTH = {
    'booking.visit_new': 'https://cal.com/small-practice/massage-first',
    'catalogue.massage.bookNew': 'visit_new',
  };

  test('new clients book the treatment itself instead of the first appointment', async () => {
    const { html, words, problems } = await checked(BOTH);
    assert.equal(problems, []);
    assert.match(await words('/treatments/massage'), /Book Massage as a new client\s+1h, £60 per session/);
    assert.match(await html('/treatments/massage'), 'href="/go/visit_new"');
    assert.match(await html('/treatments/massage'), 'href="/go/visit"');
    assert.not.match(await html(CUPPING), 'href="/go/visit_new"');
  });

  /** The name and the address of each booking action. */
  const actionsWith = async (values: Readonly<Record<string, unknown>>) => {
    const { html } = await checked({ ...BOTH, ...values });
    const actions = (await html('/treatments/massage')).matchAll(
      /"@type":"ReserveAction","name":"([^"]*)"[^}]*"urlTemplate":"([^"]*)"/g,
    );
    return [...actions].map(([, name, url]) => `${name}: ${url}`);
  };

  test('the structured data has an action for each of them', async () =>
    assert.equal(await actionsWith({}), [
      'New to the clinic: https://small.example/go/visit_new',
      'Returning: https://small.example/go/visit',
    ]));

  test('the structured data has no action for a booking by phone', async () => {
    assert.equal(await actionsWith({ 'booking.visit_new': 'phone' }), ['Returning: https://small.example/go/visit']);
    assert.equal(await actionsWith({ 'booking.visit_new': 'phone', 'booking.visit': 'phone' }), []);
  });

  test('one of them can be a telephone call', async () => {
    const { words, problems } = await checked({ ...BOTH, 'booking.visit_new': 'phone' });
    assert.equal(problems, []);
    assert.match(await words('/treatments/massage'), 'Call to book Massage as a new client');
  });

  test('a link for new clients only is reported', async () => {
    const { problems } = await checked({
      ...BOTH,
      'catalogue.cupping.bookNew': 'visit_new',
    });
    assert.equal(problems, ['price/coming-soon: New clients can book “Cupping”, but returning clients cannot.']);
  });
});

suite('booking by phone', (test) => {
  const BY_PHONE = { 'booking.visit': 'phone' };

  test('every booking button of the site calls the clinic, and there is no redirect', async () => {
    const { html, problems, redirects } = await checked(BY_PHONE);
    assert.equal(problems, []);
    assert.equal(redirects, []);
    for (const route of ['/', '/treatments', '/treatments/massage', CUPPING]) {
      assert.not.match(await html(route), 'href="/go/');
      assert.match(await html(route), 'href="tel:+441134960000"');
    }
  });

  test('the buttons say that they call, with the number and the hours in which it is answered', async () => {
    const { words } = await checked(BY_PHONE);
    const text = await words('/treatments/massage');
    assert.match(text, 'Call to book Massage');
    assert.match(
      text,
      '1h, £60 per session • 0113\u00a0496\u00a00000, Mon–Tue 09:00–17:00, Thu 09:00–17:00, Fri 09:00–12:30',
    );
  });

  test('a link that calls does not open a new tab', async () => {
    const { html } = await checked(BY_PHONE);
    for (const [link] of (await html('/treatments/massage')).matchAll(/<a [^>]*href="tel:[^>]*>/g))
      assert.not.match(link, 'target=');
  });

  test('another word than “phone” is reported with both possibilities', async () => {
    const { findings } = await checkedWith({ 'booking.visit': 'telephone' });
    assert.equal(
      findings.map(({ message, help }) => [message, help]),
      [
        [
          '“telephone” is not a web address that can be linked to.',
          "Write 'phone' if clients call the clinic. Otherwise write the whole address, beginning with “https://”, without spaces or quotes.",
        ],
      ],
    );
  });
});

suite('a reduced price', (test) => {
  const REDUCED = {
    'catalogue.massage.packages': undefined,
    'catalogue.massage.reduced': {
      price: '£45 per session',
      runs: { from: '2026-12-01', until: '2027-01-31' },
      normalSince: '2026-03-01',
    },
  };
  const on = (day: string, values: Readonly<Record<string, unknown>> = {}) =>
    checked({ ...REDUCED, ...values }, `${day}T12:00:00Z`);

  for (const day of ['2026-11-30', '2027-02-01'])
    test(`pages show the usual price alone on ${day}`, async () => {
      const { html } = await on(day);
      const page = await html('/treatments/massage');
      assert.match(page, '1h, £60 per session');
      for (const words of ['£45', 'instead of', 'priceValidUntil']) assert.not.match(page, words);
    });

  for (const day of ['2026-12-01', '2027-01-31'])
    test(`pages show the reduced price, the usual one and the last day on ${day}`, async () => {
      const { html, words, problems } = await on(day);
      assert.equal(problems, []);
      assert.match(await words('/treatments/massage'), 'instead of £60 until 31 January 2027');
      assert.match(await words('/treatments/massage'), '1h, £45 per session until 31 January 2027');
      assert.match(await words('/treatments'), 'instead of £60 until 31 January 2027');
      assert.match(
        await html('/treatments/massage'),
        '"validFrom":"2026-12-01","validThrough":"2027-01-31","priceValidUntil":"2027-01-31"',
      );
    });

  test('links with a price and the lines of a menu name the last day', async () => {
    const { words } = await on('2026-12-01', {
      'pages./.2': {
        kind: 'concerns',
        title: 'Concerns',
        links: [{ label: 'A stiff back', to: '/treatments/massage' }],
      },
    });
    assert.match(await words('/'), '£45 per session until 31 January 2027');
  });

  test('text that quotes the price, its amount or the saving changes with the day', async () => {
    const quoting = {
      'pages./.0.lead': '{catalogue.massage.price}, in short {catalogue.massage.amount}.',
    };
    assert.match(await (await on('2026-12-01', quoting)).words('/'), '£45 per session, in short £45.');
    assert.match(await (await on('2027-02-01', quoting)).words('/'), '£60 per session, in short £60.');
    const saving = { 'pages./.0.lead': 'You save {catalogue.massage.saving}.' };
    assert.match(await (await on('2026-12-01', saving)).words('/'), 'You save £15.');
  });

  test('the day changes at midnight in the time zone of the clinic', async () => {
    const at = (moment: string) => checked({ ...REDUCED, 'clinic.timeZone': 'Pacific/Auckland' }, moment);
    const isReduced = async (moment: string) => (await (await at(moment)).words('/treatments')).includes('£45');
    assert.is(await isReduced('2026-11-30T10:59:59Z'), false);
    assert.is(await isReduced('2026-11-30T11:00:00Z'), true);
    assert.is(await isReduced('2027-01-31T10:59:59Z'), true);
    assert.is(await isReduced('2027-01-31T11:00:00Z'), false);
  });

  test('a reduced price that has ended is a warning with its last day, so that the site can be built', async () => {
    const { problems, messages } = await on('2027-02-01');
    assert.equal(problems, []);
    assert.ok(
      messages.includes('This reduced price ended on 31 January 2027: pages show £60 per session again.'),
      messages.join('\n'),
    );
  });
});
