import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { isWebAddress } from '../renderer/config/schema/values.ts';
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

/** A text that every field of words takes: one that does not is a name, an address or a figure. */
const SENTENCE = 'A sentence, as anyone may write it.';

/** A text that every field takes which makes a name, and none which refers to one. */
const NAME = 'aname';

/** The only position whose words may stand on two lines. */
const OF_LINES = 'offers.*.name';

interface Target {
  readonly config: unknown;
  readonly content: string;
  /** Each field's path, its position in the schema and the text that it holds. */
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

/** A site that has every field; and the clinic's, whose pages are many. */
const TARGETS: readonly Target[] = [
  target(completeSite(), 'test/sites/minimal/content'),
  target(stripAnnotations(shipped).value, 'content'),
];

/** Every text is built into the site that has every field, and one of four into the clinic's too. */
const builtWith = (hostile: string): readonly Target[] =>
  TARGETS.slice(0, HOSTILE.indexOf(hostile) % 4 === 0 ? TARGETS.length : 1);

const host = (address: string): string => new URL(address).host;

/** Whether a field took a hostile text only in a way that does no harm. */
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
    test(`${shown(hostile)} in any field is read, or a finding at that field`, () => {
      for (const site of TARGETS) assert.is(site.attacked(hostile).fields.size, site.fields.length);
    });

  for (const position of new Set(TARGETS.flatMap(({ fields }) => fields.map((field) => field.position))))
    test(`${position} takes hostile text as words, or not at all`, () => {
      for (const site of TARGETS)
        for (const field of site.fields)
          if (field.position === position) for (const hostile of HOSTILE) isHarmless(field, site, hostile);
    });
});

suite('hostile text in every field at once', (test) => {
  const sites = (targets: readonly Target[], config: (site: Target) => unknown) =>
    Promise.all(targets.map(async (site) => readSite(await builtFrom(config(site), site.content))));
  const clean = latest(() => sites(TARGETS, ({ config }) => config));
  const built = latest((hostile) => sites(builtWith(hostile), (site) => site.attacked(hostile).config));

  for (const hostile of HOSTILE) {
    for (const [end, check] of Object.entries(SITE_CHECKS))
      test(`${shown(hostile)} ${end}`, async () => {
        const before = await clean('');
        for (const [index, after] of (await built(hostile)).entries()) check(after, before[index] ?? after);
      });

    if (builtWith(hostile).some((site) => site.attacked(hostile).fields.get('clinic.name')?.taken === 'whole'))
      test(`${shown(hostile)} is shown to the letter on every page`, async () => {
        for (const { pages } of await built(hostile))
          for (const [path, { elements, words }] of pages)
            if (elements.has('main')) assert.ok(words.includes(hostile), path);
      });
  }

  test('what the notes of stand-ins and the reasons of exceptions say reaches no file', async () => {
    const [, before] = await clean('');
    const noted = readSite(await builtFrom(withNotes(shipped, HOSTILE.join(' ')), join(ROOT, 'content')));
    assert.equal(noted.texts, before?.texts);
  });
});

/** The config with other words in its marks. */
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

/** Remembers its last result only: a built site is large. */
function latest(make: (hostile: string) => Promise<readonly ReadSite[]>): typeof make {
  const last: { of?: string; result?: Promise<readonly ReadSite[]> } = {};
  return (hostile) => {
    if (last.of !== hostile || !last.result) Object.assign(last, { of: hostile, result: make(hostile) });
    return last.result ?? make(hostile);
  };
}
