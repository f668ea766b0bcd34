import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { isWebAddress } from '../renderer/config/schema/web-address.ts';
import { stripAnnotations } from '../renderer/config/strip-annotations.ts';
import { formatPath } from '../renderer/core/finding.ts';
import { textsOf } from '../renderer/facts/texts.ts';
import shipped from '../site.config.ts';
import { builtFrom } from './support/built.ts';
import { completeSite } from './support/complete-site.ts';
import { type Attacked, attack, CONTROL, HOSTILE, isWord, positionOf, shown } from './support/hostile.ts';
import { parserForMany } from './support/parse-often.ts';
import { type ReadSite, readSite, SITE_CHECKS } from './support/site-checks.ts';
import { ROOT } from './support/sites.ts';
import { suite } from './support/suite.ts';

/** Plain text that every field for text accepts. A field that refuses it takes a name, an address or a number. */
const SENTENCE = 'A sentence, as anyone may write it.';

/** A name that every field that defines a name accepts. A field that refers to a name refuses it. */
const NAME = 'aname';

/** The only field whose text may contain a line break. */
const OF_LINES = 'offers.*.name';

interface Target {
  readonly config: unknown;
  readonly content: string;
  /** Each field's path, its position in the schema and its text. */
  readonly fields: readonly { readonly path: string; readonly position: string; readonly text: string }[];
  readonly attacked: (hostile: string) => Attacked;
}

const parse = parserForMany();

function target(config: unknown, content: string): Target {
  const known = new Map<string, Attacked>();
  const fields = [...textsOf(config)].map(({ path, text }) => ({
    path: formatPath(path),
    position: positionOf(path),
    text,
  }));
  const attacked = (hostile: string) => {
    const result = known.get(hostile) ?? attack(config, hostile, parse);
    known.set(hostile, result);
    return result;
  };
  return { config, content: join(ROOT, content), fields, attacked };
}

/** A site with every field, and the shipped site, which has many pages. */
const TARGETS: readonly Target[] = [
  target(completeSite(), 'test/sites/minimal/content'),
  target(stripAnnotations(shipped).value, 'content'),
];

/**
 * Returns the sites to build with a hostile string: always the one with every field, and for every fourth string the
 * shipped one.
 */
const builtWith = (hostile: string): readonly Target[] =>
  TARGETS.slice(0, HOSTILE.indexOf(hostile) % 4 === 0 ? TARGETS.length : 1);

const host = (address: string): string => new URL(address).host;

/** Asserts that a field refused a hostile string, or accepted it without harm. */
function isHarmless(field: Target['fields'][number], site: Target, hostile: string): void {
  const { taken, text } = site.attacked(hostile).fields.get(field.path) ?? { taken: 'refused', text: '' };
  if (taken === 'refused') return;
  const what = `${field.path} took ${shown(hostile)}: ${taken}`;
  assert.is(CONTROL.exec(text), null, what);
  assert.ok(!text.includes('\n') || field.position === OF_LINES, what);
  const like = site.attacked(isWord(hostile) ? NAME : SENTENCE).fields.get(field.path);
  assert.ok(taken !== 'whole' || like?.taken === 'whole', what);
  if (isWebAddress(field.text)) assert.is(host(text), host(field.text), what);
}

suite('hostile text in a field', (test) => {
  for (const hostile of HOSTILE)
    test(`${shown(hostile)} in any field is accepted, or reported at that field`, () => {
      for (const site of TARGETS) assert.is(site.attacked(hostile).fields.size, site.fields.length);
    });

  for (const position of new Set(TARGETS.flatMap(({ fields }) => fields.map((field) => field.position))))
    test(`the field ${position} shows hostile text as plain words, or refuses it`, () => {
      for (const site of TARGETS)
        for (const field of site.fields)
          if (field.position === position) for (const hostile of HOSTILE) isHarmless(field, site, hostile);
    });
});

suite('hostile text in all fields of a site', (test) => {
  const sites = (targets: readonly Target[], config: (site: Target) => unknown) =>
    Promise.all(targets.map(async (site) => readSite(await builtFrom(config(site), site.content))));
  const clean = latest(() => sites(TARGETS, ({ config }) => config));
  const built = latest((hostile) => sites(builtWith(hostile), (site) => site.attacked(hostile).config));

  for (const hostile of HOSTILE) {
    for (const [end, check] of Object.entries(SITE_CHECKS))
      test(`${shown(hostile)} in all fields ${end}`, async () => {
        const before = await clean('');
        for (const [index, after] of (await built(hostile)).entries()) check(after, before[index] ?? after);
      });

    if (builtWith(hostile).some((site) => site.attacked(hostile).fields.get('clinic.name')?.taken === 'whole'))
      test(`${shown(hostile)} as the clinic’s name is shown unchanged on every page`, async () => {
        for (const { pages } of await built(hostile))
          for (const [path, { elements, words }] of pages)
            if (elements.has('main')) assert.ok(words.includes(hostile), path);
      });
  }

  test('notes of stand-ins and reasons of exceptions are not written to any file', async () => {
    const [, before] = await clean('');
    const noted = readSite(await builtFrom(withNotes(shipped, HOSTILE.join(' ')), join(ROOT, 'content')));
    assert.equal(noted.texts, before?.texts);
  });
});

/** Returns the config with other text in its stand-ins and exceptions. */
function withNotes(value: unknown, words: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withNotes(item, words));
  if (typeof value !== 'object' || value === null) return value;
  const isAnnotation = '$standIn' in value || '$accept' in value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      isAnnotation && !key.startsWith('$') ? words : withNotes(item, words),
    ]),
  );
}

/** Caches only the last result, because a built site is large. */
function latest(make: (hostile: string) => Promise<readonly ReadSite[]>): typeof make {
  const last: { of?: string; result?: Promise<readonly ReadSite[]> } = {};
  return (hostile) => {
    if (last.of !== hostile || !last.result) Object.assign(last, { of: hostile, result: make(hostile) });
    return last.result ?? make(hostile);
  };
}
