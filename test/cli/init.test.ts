/** `site init`: the site of a new clinic, from answers or stand-ins. test/docs/second-clinic.test.ts installs one. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { dateIn } from '../../renderer/facts/date.ts';
import { FILES, filesIn, init, initWithNpm } from '../support/init.ts';
import { checkFile, inFolder, memoryIo, writeFiles } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const ANSWERED = [
  '--name',
  "St Mary's Practice",
  '--trade',
  'podiatry',
  '--address',
  '3 High Street, Stoke-on-Trent ST1 4AA',
  '--phone',
  '01782 496 000',
];

/** Options, and the routes of the site that they give. */
const SITES: readonly (readonly [what: string, options: readonly string[], routes: readonly string[]])[] = [
  ['without answers', ['--yes'], ['/']],
  ['with two departments and no answers', ['--yes', '--departments', '2'], ['/', '/massage', '/physiotherapy']],
  ['with answers', ANSWERED, ['/']],
  ['as far west as the stand-in is east', ['--yes', '--address', '1 New Street, Leicester LE1 1AA'], ['/']],
  [
    'with answers and two named departments',
    [...ANSWERED, '--departments', "Foot care, Women's health"],
    ['/', '/foot-care', '/womens-health'],
  ],
  [
    'with a long name, and a department that does what the clinic does',
    [
      ...['--name', 'The Harrogate Centre for Physiotherapy and Sports Injuries', '--trade', 'physiotherapy'],
      ...['--address', 'Royal Tunbridge Wells', '--departments', 'Physiotherapy, Clinical Pilates and stretching'],
    ],
    ['/', '/physiotherapy', '/clinical-pilates-and-stretching'],
  ],
  [
    'whose trade has a type that is also a department of the template',
    ['--trade', 'Sports physio and gait', '--departments', '2'],
    ['/', '/sports-physio-and-gait', '/second-department'],
  ],
  [
    'whose departments have the names of other pages and of each other’s addresses',
    ['--departments', 'Team, Téam'],
    ['/', '/department-1', '/department-2'],
  ],
];

/** The privacy page is dated on the day on which it is written. */
const today = (timeZone: string): string => dateIn(new Date(), timeZone);

const PAGES = ['/404', '/find-us', '/privacy', '/team', '/treatments'];

suite('site init', (test) => {
  test('writes a complete site into a new folder and says how to see it', () =>
    inFolder(async (folder) => {
      const { code, stdout, stderr } = await initWithNpm(folder, 'a/clinic', '--yes');
      assert.is(code, 0, stderr);
      assert.is(stdout, '');
      assert.match(stderr, 'Wrote the site of a new clinic to a/clinic. To see it, run:\n  cd a/clinic\n  npm start\n');
      assert.equal(await filesIn(join(folder, 'a/clinic')), FILES);
      const { name, scripts, dependencies } = JSON.parse(await readFile(join(folder, 'a/clinic/package.json'), 'utf8'));
      assert.is(name, 'clinic');
      assert.is(scripts.start, 'site build && site preview');
      assert.equal(dependencies, { 'clinic-site': 'file:clinic-site-0.1.0.tgz' });
    }));

  for (const [what, options, routes] of SITES)
    test(`a site ${what} has its pages, and only its stand-ins are reported`, () =>
      inFolder(async (folder) => {
        const { code, stderr } = await init(folder, '.', ...options);
        assert.is(code, 0, stderr);
        const { site, findings } = await checkFile(join(folder, 'site.config.ts'), {}, memoryIo({ today }));
        assert.equal(
          findings.filter(({ rule }) => rule !== 'release/stand-in'),
          [],
        );
        const pages = site?.pages.map(({ route }) => route).filter((route) => !route.startsWith('/treatments/'));
        assert.equal(pages?.sort(), [...routes, ...PAGES].sort());
      }));

  test('every answer is in the config, no longer as a stand-in, and the rest stays one', () =>
    inFolder(async (folder) => {
      await init(folder, '.', ...ANSWERED);
      const config = await readFile(join(folder, 'site.config.ts'), 'utf8');
      for (const line of [
        "name: 'St Mary’s Practice',",
        "tagline: 'Podiatry in Stoke-on-Trent',",
        "type: 'Podiatric',",
        "street: '3 High Street',",
        "town: 'Stoke-on-Trent',",
        "postcode: 'ST1 4AA',",
        "phone: '01782 496 000',",
        "name: 'Podiatry',",
        "email: standIn('hello@clinic.example', 'the address that clients write to'),",
      ])
        assert.ok(config.includes(line), line);
      assert.match(await readFile(join(folder, 'README.md'), 'utf8'), /^# St Mary’s Practice\n/);
      assert.not.match(config, /Mill Lane|Norwich|Physiotherapy|Massage|department[s]?:$/m);
    }));
});

/** Wrong usage: the options, and the message. */
const REFUSED: readonly (readonly [what: string, options: readonly string[], message: string])[] = [
  [
    'a folder with another file',
    ['full'],
    'full contains “file”. Move that elsewhere, or choose a new or empty folder.',
  ],
  ['a file', ['full/file'], 'full/file is a file. Choose a new or empty folder.'],
  [
    'a telephone number without digits',
    ['new', '--phone', 'ring us'],
    '--phone: “ring us” is not a telephone number. Write it like “01632 960321”.',
  ],
  [
    'an address without a town',
    ['new', '--address', '12 LS1 4AA'],
    '--address: “12 LS1 4AA” names no town. Write it like “3 High Street, Leeds LS1 4AA”, or only the town.',
  ],
  [
    'a name that would quote a fact',
    ['new', '--name', 'A {b} clinic'],
    '--name: “A {b} clinic” contains one of { } [ ] * \\. Write it without them.',
  ],
  [
    'a trade that is too long for a title',
    ['new', '--trade', 'physiotherapy, Pilates and rehabilitation'],
    '--trade: “physiotherapy, Pilates and rehabilitation” has 41 characters. Write at most 32, because it begins the titles of pages.',
  ],
  ['an empty name', ['new', '--name', ' '], '--name: The text is empty. Write a few words.'],
  [
    'three departments',
    ['new', '--departments', 'A, B, C'],
    '--departments: “A, B, C” is not one or two departments. Write 1, 2, or one or two names.',
  ],
  [
    'two departments of the same name',
    ['new', '--departments', 'Massage, massage'],
    '--departments: Both departments are called “Massage”. Give them different names.',
  ],
];

suite('site init refuses', (test) => {
  for (const [what, options, message] of REFUSED)
    test(`${what}, and writes nothing`, () =>
      inFolder(async (folder) => {
        await writeFiles(folder, { 'full/file': 'mine' });
        const { code, stderr } = await init(folder, ...options);
        assert.is(code, 2);
        assert.is(stderr, `${message}\n`);
        assert.equal(await filesIn(folder), ['full/file']);
      }));
});
