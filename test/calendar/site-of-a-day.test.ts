/** The site of a day equals the site of a config that contains only the values of that day. */
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { dated } from '../../renderer/config/annotations.ts';
import { dayAfter } from '../../renderer/facts/date.ts';
import { runPipeline } from '../../renderer/pipeline.ts';
import minimal from '../sites/minimal/site.config.ts';
import { withValues } from '../support/edit.ts';
import { type Random, randomFrom } from '../support/random/random.ts';
import { memoryIo, ROOT } from '../support/sites.ts';
import { suite } from '../support/suite.ts';
import { textFiles } from '../support/text-files.ts';

const CONFIGS = 40;

/** Values that the smallest site may have instead of its own, by their paths; the first is its own. */
const VALUES: Readonly<Record<string, readonly [unknown, ...unknown[]]>> = {
  'clinic.hours.monday': ['09:00–17:00', 'closed', '10:00–18:00'],
  'clinic.hours.friday': ['09:00–12:30', '09:00–16:00', 'closed'],
  'clinic.tagline': ['One thing, done well', 'One thing, done very well', 'Massage in Leeds'],
  'clinic.phone': ['0113 496 0000', '0113 496 0001'],
  'clinic.socialProfiles': [[], [{ name: 'Instagram', url: 'https://instagram.example/small' }]],
  'catalogue.massage.name': ['Massage', 'Deep massage'],
  'catalogue.massage.duration': ['1h', '1h 15min', '50min'],
  'catalogue.massage.packages.0.price': ['£250', '£270'],
  'figures.notice': ['24 hours', '48 hours'],
  'navigation.bar.0.label': ['Massage', 'Our massage'],
  'routes./treatments.title': ['Treatments', 'All treatments'],
  'pages./.0.lead': ['Massage lasts {catalogue.massage.figures.lasts}.', 'A massage in a quiet room.'],
  'pages./treatments.0.lines': [['Massage.'], ['Massage.', 'By hand.']],
};

/** Items that may be added to lists, by the path of the list’s next item. */
const ITEMS: Readonly<Record<string, unknown>> = {
  'clinic.closures': [{ from: '2028-12-24', to: '2028-12-26', reason: 'Christmas' }],
  'pages./.2': { kind: 'closing', title: 'Come in' },
  'navigation.legal.2': 'By appointment only.',
};

/** A change of one value: as it is written, and its value on a day. */
interface Changing {
  readonly path: string;
  readonly written: unknown;
  readonly on: (day: string) => unknown;
}

const dayOf = (random: Random, first: number): string =>
  `2027-${String(random.int(first, first + 2)).padStart(2, '0')}-${String(random.int(1, 28)).padStart(2, '0')}`;

function changingValue(random: Random, path: string, values: readonly [unknown, ...unknown[]]): Changing {
  const changes = [1, 5].map((month) => {
    const [from = '', until = ''] = [dayOf(random, month), dayOf(random, month)].sort();
    return { from, ...(random.chance(0.5) ? { until } : {}), value: random.pick(values) };
  });
  const on = (today: string) => {
    const last = changes.findLast(({ from, until }) => from <= today && (until === undefined || today <= until));
    return last ? last.value : values[0];
  };
  return { path, written: { $dated: values[0], changes }, on };
}

function changingItem(random: Random, path: string, item: unknown): Changing {
  const [from, until] = [dayOf(random, 1), dayOf(random, 5)];
  return {
    path,
    written: { $during: item, from, until },
    on: (today) => (from <= today && today <= until ? item : undefined),
  };
}

const built = async (value: unknown, today: string) => {
  const io = memoryIo({ today: () => today });
  const config = { value, folder: join(ROOT, 'test/sites/minimal'), duplicateNames: [] };
  const { site, findings } = await runPipeline(config, { overrides: {}, engine: ROOT }, io);
  assert.ok(site, findings[0]?.message);
  return { files: site ? await textFiles(site) : new Map<string, string>(), findings };
};

const DAYS: readonly [string, ...string[]] = [
  '2026-12-31',
  '2027-01-15',
  '2027-03-28',
  '2027-05-31',
  '2027-06-30',
  '2027-10-31',
];

suite('the site of a day', (test) => {
  for (let seed = 0; seed < CONFIGS; seed += 1) {
    const random = randomFrom(seed);
    const changing = [
      ...Object.entries(VALUES)
        .filter(() => random.chance(0.4))
        .map(([path, values]) => changingValue(random, path, values)),
      ...Object.entries(ITEMS)
        .filter(() => random.chance(0.5))
        .map(([path, item]) => changingItem(random, path, item)),
    ];
    const today = random.pick(DAYS);
    test(`config ${seed} on ${today} gives the site and the findings of a config with the values of that day`, async () => {
      const written = withValues(minimal, Object.fromEntries(changing.map(({ path, written }) => [path, written])));
      // The items of lists come last, and the later ones first, so that no index changes.
      const plain = withValues(
        minimal,
        Object.fromEntries(changing.flatMap(({ path, on }) => (on(today) === undefined ? [] : [[path, on(today)]]))),
      );
      const [actual, expected] = [await built(written, today), await built(plain, today)];
      assert.equal([...actual.files.keys()], [...expected.files.keys()]);
      for (const [path, text] of expected.files) assert.is(actual.files.get(path), text, path);
      assert.equal(actual.findings, expected.findings);
    });
  }

  test('the random configs differ from day to day', async () => {
    const value = withValues(minimal, {
      'clinic.tagline': dated('One thing', { from: '2027-01-01', value: 'Two things' }),
    });
    const [before, after] = [await built(value, '2026-12-31'), await built(value, dayAfter('2026-12-31'))];
    assert.match(before.files.get('index.html') ?? '', 'One thing');
    assert.match(after.files.get('index.html') ?? '', 'Two things');
  });
});
