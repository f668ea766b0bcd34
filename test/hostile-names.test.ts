import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { valueAt } from '../renderer/config/declared-names.ts';
import type { Overrides } from '../renderer/config/overrides.ts';
import { type ConfigPath, formatPath } from '../renderer/core/finding.ts';
import { builtFrom } from './support/built.ts';
import { completeSite } from './support/complete-site.ts';
import { edited } from './support/edit.ts';
import { HOSTILE, isWord, shown } from './support/hostile.ts';
import { parserForMany } from './support/parse-often.ts';
import { ROOT } from './support/sites.ts';
import { suite } from './support/suite.ts';

const CONFIG = completeSite();
const parse = parserForMany();

const NAMES = ['../x', 'a b', '<b>', 'x"y', '/etc', 'CON', '', '.x', 'x.html', 'x\n', 'x\u0000', '\uff58'];
const ROUTES = [
  ...['../x', 'a b', '', '/../x', '//evil.example', '/a b', '/<b>', '/x"y', '/CON', '/x/', '/x.html', '/%2e%2e'],
  ...['/x\n', '/x\u0000', 'javascript:alert(1)'],
];

/** Every record whose keys become addresses, files or ids, with one of its entries and invalid keys. */
const RECORDS: readonly (readonly [record: string, entry: string, refused: readonly string[]])[] = [
  ['departments', 'sample', NAMES],
  ['booking', 'sample', NAMES],
  ['images', 'sample', NAMES],
  ['documents', 'sample', NAMES],
  ['people', 'sample', NAMES],
  ['testimonials', 'sample', NAMES],
  ['categories', 'sample', NAMES],
  ['catalogue', 'sample', NAMES],
  ['catalogue.sample.options', 'sample', NAMES],
  ['programmes', 'sample', NAMES],
  ['offers', 'sample', NAMES],
  ['comparisons', 'sample', NAMES],
  ['examples', 'sample', NAMES],
  ['figures', 'sample', NAMES],
  ['terms', 'sample', NAMES],
  ['embeds', 'sample', NAMES],
  ['routes', '/sample', ROUTES],
  ['aliases', '/second', ROUTES],
  ['pages', '/sample', ROUTES],
];

/** Returns the config with one more key. JSON allows any key, even '__proto__'. */
function withKey(location: string, key: string, value: unknown): unknown {
  const path: ConfigPath = [...location.split('.'), 'NEW'];
  const json = JSON.stringify(edited(CONFIG, path, value));
  return JSON.parse(json.replace('"NEW":', () => `${JSON.stringify(key)}:`));
}

suite('hostile names', (test) => {
  for (const [record, entry, names] of RECORDS) {
    const value = valueAt(CONFIG, `${record}.${entry}`);

    test(`names in ${record} are refused if they are not valid in addresses, files and attributes`, () => {
      for (const name of names) {
        const found = parse(withKey(record, name, value)).findings;
        const at = found.map(({ rule, path }) => `${rule} ${formatPath(path ?? [])}`);
        assert.ok(at.includes(`config/name ${record}.${name}`), `${shown(name)}: ${at.join(', ')}`);
      }
    });
  }

  test('every record refuses an entry with the name “__proto__”', () => {
    const taken = RECORDS.filter(
      ([record, entry]) =>
        parse(withKey(record, '__proto__', valueAt(CONFIG, `${record}.${entry}`))).findings.length === 0,
    );
    assert.equal(
      taken.map(([record]) => record),
      [],
    );
  });

  test('a field with the name “__proto__” is refused, and no object inherits from it', () => {
    for (const location of ['clinic', 'clinic.address', 'hosting', 'navigation.book', 'catalogue.sample'])
      assert.is(parse(withKey(location, '__proto__', { gone: 1 })).findings[0]?.rule, 'config/name', location);
    assert.is(Reflect.get({}, 'gone'), undefined);
  });

  test('“constructor” is a valid name, and no built-in property appears in the site because of it', async () => {
    const json = JSON.stringify(CONFIG).replaceAll(/(?<="|\/go\/|:)sample(?=")/g, 'constructor');
    const { texts, paths } = await builtFrom(JSON.parse(json), join(ROOT, 'test/sites/minimal/content'));
    assert.ok(paths.includes('go/constructor.html'));
    for (const [path, text] of texts) assert.not.match(text, /native code|\[object/, path);
  });
});

const OVERRIDES: readonly (readonly [from: string, slot: keyof Overrides, good: string])[] = [
  ['SITE_BASE_URL', 'baseUrl', 'https://staging.example'],
  ['SITE_JOURNAL_ORIGIN', 'journalOrigin', 'https://journal.example'],
  ['SITE_MAPS_KEY', 'mapsKey', 'AbC-123_x'],
];

suite('hostile overrides', (test) => {
  for (const [from, slot, good] of OVERRIDES) {
    const found = (value: string) => parse(CONFIG, { overrides: { [slot]: { value, from } } }).findings;

    test(`${from} accepts a valid value`, () => assert.equal(found(good), []));

    for (const [where, location] of [
      ['alone', (hostile: string) => hostile],
      ['after a valid value', (hostile: string) => good + hostile],
      ['before a valid value', (hostile: string) => hostile + good],
    ] as const)
      test(`${from} refuses every hostile string ${where}, and its message contains no control characters`, () => {
        for (const hostile of HOSTILE) {
          if (isWord(hostile)) continue;
          const [finding] = found(location(hostile));
          assert.is(finding?.rule, 'config/override', shown(hostile));
          assert.not.match(finding?.message ?? '', /\p{Cc}/u, shown(hostile));
        }
      });
  }
});
