import * as assert from 'uvu/assert';
import { accept, standIn } from '../../renderer/config/index.ts';
import { parse } from '../../renderer/config/parse.ts';
import { type ConfigPath, formatPath } from '../../renderer/finding.ts';
import minimal from '../sites/minimal/site.config.ts';
import { edited } from '../support/edit.ts';
import { suite } from '../support/suite.ts';

type Fault = readonly [
  fault: string,
  path: ConfigPath,
  value: unknown,
  rule: string,
  message: string,
  help?: string,
  at?: string,
];

const FAULTS: readonly Fault[] = [
  [
    'a letter in an amount',
    ['catalogue', 'massage', 'price'],
    '£6O',
    'price/format',
    '“£6O” is not a price.',
    'Write it like “£300”, “From £250”, “£550 per vial”, “Complimentary” or “TBA”.',
  ],
  [
    'a misplaced comma',
    ['catalogue', 'massage', 'packages', 0, 'price'],
    '£2,50',
    'price/format',
    '“£2,50” is not an amount of money.',
  ],
  ['a price in dollars', ['catalogue', 'massage', 'price'], '$60', 'price/format', '“$60” is not a price.'],
  ['a price as a number', ['catalogue', 'massage', 'price'], 60, 'price/format', '60 is not a price.'],
  [
    'a length without a unit',
    ['catalogue', 'massage', 'duration'],
    '45',
    'config/duration',
    '“45” is not a length of time.',
  ],
  [
    'a length with a slip',
    ['catalogue', 'massage', 'duration'],
    '45mn',
    'config/duration',
    '“45mn” is not a length of time.',
    'Write it like “45min”, “1h” or “1h 30min”.',
  ],
  [
    'hours with a hyphen',
    ['clinic', 'hours', 'monday'],
    '09:00-17:00',
    'config/hours',
    '“09:00-17:00” is not a time of opening.',
  ],
  [
    'hours that end before they begin',
    ['clinic', 'hours', 'monday'],
    '17:00–09:00',
    'config/hours',
    '“17:00–09:00” is not a time of opening.',
  ],
  [
    'an hour that the day does not have',
    ['clinic', 'hours', 'monday'],
    '09:00–25:00',
    'config/hours',
    '“09:00–25:00” is not a time of opening.',
  ],
  [
    'a date that the calendar does not have',
    ['hosting', 'securityExpires'],
    '2027-02-30',
    'config/date',
    '“2027-02-30” is not a date of the calendar.',
  ],
  [
    'a misspelt field',
    ['catalogue', 'massage', 'prise'],
    '£1',
    'config/unknown-key',
    '“prise” is not a field that is known here.',
    'Did you mean “price”?',
  ],
  ['a missing field', ['catalogue', 'massage', 'name'], undefined, 'config/missing', '“name” is missing.'],
  ['a missing price', ['catalogue', 'massage', 'price'], undefined, 'config/missing', '“price” is missing.'],
  [
    'a text where a list belongs',
    ['clinic', 'profiles'],
    'none',
    'config/type',
    '“none” is not a list in square brackets.',
  ],
  [
    'a group that is not there',
    ['catalogue', 'massage', 'category'],
    'hand',
    'config/reference',
    'There is no category “hand”.',
    'Did you mean “hands”?',
  ],
  [
    'a booking link that is not there',
    ['catalogue', 'massage', 'book'],
    'vist',
    'config/reference',
    'There is no booking link “vist”.',
    'Did you mean “visit”?',
  ],
  [
    'a picture that is not there',
    ['catalogue', 'massage', 'image'],
    'dott',
    'config/reference',
    'There is no image “dott”.',
    'Did you mean “dot”?',
  ],
  [
    'a route that is not there',
    ['categories', 'hands', 'route'],
    '/hands',
    'config/reference',
    'There is no route “/hands”.',
  ],
  [
    'a treatment that is not there',
    ['routes', '/treatments/massage', 'treatment'],
    'masage',
    'config/reference',
    'There is no treatment “masage”.',
    'Did you mean “massage”?',
  ],
  [
    'a link to a booking that is not there',
    ['navigation', 'book', 'to'],
    '/go/vsit',
    'config/reference',
    'There is no booking link “vsit”.',
    'Did you mean “visit”?',
  ],
  [
    'a link to a route that is not there',
    ['navigation', 'bar', 0, 'to'],
    '/treatments/masage',
    'config/reference',
    'There is no route “/treatments/masage”.',
    'Did you mean “/treatments/massage”?',
  ],
  [
    'a link that is a script',
    ['navigation', 'book', 'to'],
    'javascript:alert(1)',
    'link/scheme',
    '“javascript:alert(1)” begins with “javascript:”: no link may.',
  ],
  [
    'a link without a scheme',
    ['navigation', 'book', 'to'],
    'www.example.com',
    'link/target',
    '“www.example.com” is not a place that can be linked to.',
  ],
  [
    'a booking address that is a script',
    ['booking', 'visit'],
    'javascript:alert(1)',
    'link/scheme',
    '“javascript:alert(1)” begins with “javascript:”: no link may.',
  ],
  [
    'a booking address without encryption',
    ['booking', 'visit'],
    'http://book.example',
    'link/scheme',
    '“http://book.example” is not asked for with https.',
    'Write an address that begins with “https://”.',
  ],
  [
    'an address with a quote',
    ['booking', 'visit'],
    'https://book.example/"x',
    'link/address',
    '“https://book.example/"x” is not a web address that can be linked to.',
  ],
  [
    'an address with a user name',
    ['booking', 'visit'],
    'https://clinic@evil.example/',
    'link/address',
    '“https://clinic@evil.example/” is not a web address that can be linked to.',
  ],
  ['an empty text', ['clinic', 'name'], '', 'config/text', 'This text is empty.'],
  ['a space at the end', ['clinic', 'name'], 'Clinic ', 'config/text', 'This text begins or ends with a space.'],
  [
    'a line break in a line',
    ['clinic', 'name'],
    'Cli\nnic',
    'config/text',
    'This text holds a line break or a control character.',
  ],
  [
    'a control character',
    ['clinic', 'name'],
    'Cli\u0000nic',
    'config/text',
    'This text holds a line break or a control character.',
  ],
  [
    'a mark that turns the direction of text',
    ['clinic', 'name'],
    'Cli\u202enic',
    'config/text',
    'This text holds a line break or a control character.',
  ],
  [
    'a quoted fact that is not there',
    ['routes', '/', 'title'],
    'From {catalogue.massage.prise}',
    'content/prose',
    '“{catalogue.massage.prise}” quotes no fact of this config.',
    'Did you mean “catalogue.massage.price”?',
  ],
  [
    'a brace that is left open',
    ['routes', '/', 'title'],
    'From {catalogue',
    'content/prose',
    '“{” begins or ends no quotation of a fact and no link.',
  ],
  [
    'a link in words that leads nowhere',
    ['pages', '/', 1, 'questions', 0, 'answer'],
    'See [us](/uss).',
    'content/prose',
    'There is no route “/uss”.',
  ],
  [
    'a slug that climbs',
    ['catalogue', '../massage'],
    minimal.catalogue.cupping,
    'config/name',
    '“../massage” cannot be used as a name.',
    undefined,
    'catalogue.../massage',
  ],
  [
    'a route with a slash at its end',
    ['routes', '/skin/'],
    minimal.routes['/'],
    'config/name',
    '“/skin/” cannot be used as a name.',
    undefined,
    'routes./skin/',
  ],
  [
    'a file that climbs',
    ['images', 'dot', 'file'],
    '../dot.svg',
    'config/file',
    '“../dot.svg” is not a file name that can be used here.',
  ],
  [
    'a file of a kind that is no picture',
    ['images', 'dot', 'file'],
    'dot.exe',
    'config/file',
    '“dot.exe” is not a file name that can be used here.',
  ],
  [
    'a kind of section that is not there',
    ['pages', '/', 0, 'kind'],
    'heroo',
    'config/type',
    'There is no kind “heroo” here.',
    'Did you mean “hero”?',
    'pages./.0.kind',
  ],
  [
    'a colour by its name',
    ['departments', 'main', 'palette'],
    { ...{}, page: 'red' },
    'config/colour',
    '“red” is not a colour.',
    undefined,
    'departments.main.palette.page',
  ],
  [
    'a palette that is not there',
    ['departments', 'main', 'palette'],
    'hot',
    'config/type',
    '“hot” is not one of: warm, cool.',
  ],
  [
    'a number out of range',
    ['clinic', 'address', 'latitude'],
    530.8,
    'config/number',
    '530.8 is not between -90 and 90.',
  ],
  [
    'an e-mail address that is none',
    ['clinic', 'email'],
    'hello',
    'config/format',
    '“hello” is not an e-mail address.',
  ],
  [
    'a course of one',
    ['catalogue', 'massage', 'packages', 0, 'sessions'],
    1,
    'config/number',
    '1 is too small: at least 2.',
  ],
  [
    'a setting of a rule that there is not',
    ['rules'],
    { 'link/ded': 'warning' },
    'config/reference',
    'There is no rule “link/ded”.',
    'Did you mean “link/dead”?',
    'rules.link/ded',
  ],
  [
    'a setting of a rule that keeps configs from being read',
    ['rules'],
    { 'config/type': 'warning' },
    'config/reference',
    '“config/type” is always an error.',
    'Remove it here, and correct the value that it speaks of.',
    'rules.config/type',
  ],
  [
    'a rule that is set to a level that there is not',
    ['rules'],
    { 'price/from-exact': 'info' },
    'config/type',
    '“info” is not one of: off, warning, error.',
    undefined,
    'rules.price/from-exact',
  ],
];

suite('reading a config', (test) => {
  test('gives a site where nothing is wrong', () => {
    const { site, findings } = parse(minimal);
    assert.equal(findings, []);
    assert.is(site?.clinic.name, 'Small Practice');
  });

  test('reads prices into pence, lengths into minutes and hours into times, once', () => {
    const { site } = parse(minimal);
    const massage = site?.catalogue.massage;
    assert.equal(massage?.price, {
      kind: 'amount',
      text: '£60 per session',
      amountText: '£60',
      amount: 6000,
      from: false,
      unit: 'session',
    });
    assert.equal(massage?.duration, { text: '1h', minutes: 60 });
    assert.equal(site?.clinic.hours.friday, { kind: 'open', text: '09:00–12:30', opens: 540, closes: 750 });
    assert.equal(site?.clinic.hours.sunday, { kind: 'closed', text: 'Closed' });
  });

  for (const [fault, path, value, rule, message, help, at] of FAULTS)
    test(`finds ${fault}`, () => {
      const { findings } = parse(edited(minimal, path, value));
      const found = findings.find((finding) => finding.rule === rule && finding.message === message);
      assert.ok(found, `expected ${rule}: ${message}\nfound ${JSON.stringify(findings, null, 1)}`);
      assert.is(formatPath(found.path ?? []), at ?? formatPath(path));
      if (help !== undefined) assert.is(found.help, help);
      assert.is(found.severity, 'error');
    });

  test('reports every fault at once', () => {
    const broken = FAULTS.slice(0, 16).reduce<unknown>(
      (config, [, path, value]) => edited(config, path, value),
      minimal,
    );
    const rules = new Set(parse(broken).findings.map(({ path }) => formatPath(path ?? [])));
    const expected = new Set(FAULTS.slice(0, 16).map(([, path]) => formatPath(path)));
    for (const path of expected) assert.ok(rules.has(path), path);
  });

  test('takes stand-ins and exceptions off, and remembers where they were', () => {
    const price = accept(standIn('£60 per session', 'the price'), 'price/unit', {
      reason: 'because',
      until: '2027-01-01',
    });
    const { site, standIns, acceptances } = parse(edited(minimal, ['catalogue', 'massage', 'price'], price));
    assert.is(site?.catalogue.massage?.price.text, '£60 per session');
    assert.equal(standIns, [{ path: ['catalogue', 'massage', 'price'], note: 'the price' }]);
    assert.equal(acceptances, [
      {
        path: ['catalogue', 'massage', 'price'],
        rule: 'price/unit',
        reason: 'because',
        until: '2027-01-01',
        covers: [],
      },
    ]);
  });

  for (const [what, value] of [
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['a list', []],
    ['a function', () => 1],
    ['an empty object', {}],
    ['a date', new Date(0)],
  ] as const)
    test(`gives findings for ${what} in place of a config`, () => assert.ok(parse(value).findings.length > 0));

  test('cuts a config that holds itself', () => {
    const loop: Record<string, unknown> = { ...minimal };
    loop.clinic = loop;
    assert.ok(parse(loop).findings.length > 0);
  });
});

suite('overrides of a build', (test) => {
  const override = (value: string) => ({ value, from: 'SITE_BASE_URL' });

  test('SITE_BASE_URL takes the place of the address of the site', () => {
    const { site, findings } = parse(minimal, { baseUrl: override('https://staging.example') });
    assert.equal(findings, []);
    assert.is(site?.hosting.url, 'https://staging.example');
  });

  test('an address that was given is no stand-in any more', () => {
    const waiting = edited(minimal, ['hosting', 'url'], standIn('https://small.example', 'the address'));
    assert.is(parse(waiting).standIns.length, 1);
    assert.is(parse(waiting, { baseUrl: override('https://staging.example') }).standIns.length, 0);
  });

  for (const value of [
    'staging.example',
    'http://staging.example',
    'https://staging.example/',
    'https://a.example/path',
    'javascript:alert(1)',
    'https://a.example\n/x',
  ])
    test(`“${value.replace('\n', '\\n')}” is refused as the config would refuse it`, () => {
      const { findings } = parse(minimal, { baseUrl: override(value) });
      assert.is(findings[0]?.rule, 'config/override');
      assert.match(findings[0]?.message ?? '', /^SITE_BASE_URL is /);
    });

  test('a site without a journal does not get one from SITE_JOURNAL_ORIGIN', () => {
    const { site, findings } = parse(minimal, {
      journalOrigin: { value: 'https://j.example', from: 'SITE_JOURNAL_ORIGIN' },
    });
    assert.equal(findings, []);
    assert.is(site?.journal, undefined);
  });
});
