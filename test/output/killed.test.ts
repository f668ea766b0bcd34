import { cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { nodeIo } from '../../cli/node-io.ts';
import { bytesOf, type OutputFile } from '../../renderer/core/file.ts';
import { lazy } from '../../renderer/core/lazy.ts';
import { emit } from '../../renderer/output/emit.ts';
import { checkedWith } from '../support/checked-with.ts';
import { dyingBuilds } from '../support/output/dying.ts';
import { faultsOf, filesIn } from '../support/output/folder-faults.ts';
import { inFolder, NO_CACHE } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const ORIGIN = 'https://small.example';
const treatment = (name: string) => ({
  category: 'hands',
  name,
  description: `${name}, by hand.`,
  price: '£40 per session',
  duration: '30min',
  book: 'visit',
  image: 'dot',
});

/** Two sites, each with pages and booking addresses that the other lacks; all pages link to each other. */
const sites = lazy(async () => {
  // Making the bytes of images and QR codes at each of hundreds of builds would take longer than the builds.
  const of = async (values: Readonly<Record<string, unknown>>): Promise<readonly OutputFile[]> =>
    Promise.all(
      ((await checkedWith(values)).site?.files ?? []).map(async (file) => ({ ...file, bytes: await bytesOf(file) })),
    );
  return {
    old: await of({ 'catalogue.reiki': treatment('Reiki'), 'catalogue.shiatsu': treatment('Shiatsu') }),
    new: await of({
      'clinic.name': 'Small Practice of Leeds',
      'booking.again': 'https://book.example/again',
      'catalogue.tuina': treatment('Tuina'),
      'catalogue.reflexology': treatment('Reflexology'),
    }),
  };
});

const io = nodeIo({ cache: NO_CACHE, progress: () => undefined });

/** Runs with both sites in folders, and with a function that runs and kills a build. */
const prepared = <T>(run: (world: Awaited<ReturnType<typeof worldIn>>) => Promise<T>) =>
  inFolder(async (folder) => run(await worldIn(folder)));

async function worldIn(folder: string) {
  const { old, new: next } = await sites();
  await emit(old, join(folder, 'old'), io);
  await emit(next, join(folder, 'new'), io);
  const versions = { old: await filesIn(join(folder, 'old')), new: await filesIn(join(folder, 'new')), origin: ORIGIN };
  return { folder, versions, next, run: await dyingBuilds() };
}

type World = Awaited<ReturnType<typeof worldIn>>;

interface Start {
  /** Prepares the output folder before the build. */
  readonly begin: (out: string, world: World) => Promise<void>;
  readonly isFault: (fault: string) => boolean;
}

const BEGINNINGS: Readonly<Record<string, Start>> = {
  'an old site': { begin: (out, { folder }) => cp(join(folder, 'old'), out, { recursive: true }), isFault: () => true },
  'no folder': { begin: async () => undefined, isFault: () => true },
  // If the folder had no not-found page, links to pages may be broken for a moment, but no other links.
  'an empty folder': {
    begin: async (out) => {
      await mkdir(out);
    },
    isFault: (fault) => !/ refers to (?!assets\/)[^.]*$/.test(fault),
  },
};

suite('a build that is killed', (test) => {
  for (const [name, { begin, isFault }] of Object.entries(BEGINNINGS))
    test(`at any step, starting with ${name}, leaves complete pages whose references exist, and the next build finishes`, () =>
      prepared(async (world) => {
        const { folder, versions, next, run } = world;
        const build = async (at?: number) => {
          const out = join(folder, `out-${at ?? 'whole'}`);
          await begin(out, world);
          const death = await run({
            from: join(folder, 'new'),
            out,
            cache: join(folder, 'cache'),
            ...(at ? { at } : {}),
          });
          return { out, ...death };
        };
        const { steps } = await build();
        for (const [index, step] of steps.entries()) {
          const { out, signal } = await build(index + 1);
          const when = `killed at step ${index + 1} of ${steps.length}, ${step}`;
          assert.is(signal, 'SIGKILL', when);
          assert.equal((await faultsOf(out, versions)).filter(isFault), [], when);
          const { findings } = await emit(next, out, io);
          assert.equal(findings, [], when);
          assert.equal(await filesIn(out), versions.new, when);
          assert.equal((await readdir(out)).includes('.clinic-site-build'), false, when);
        }
        assert.ok(steps.length > 20, String(steps.length));
      }));

  test('spends most steps where they are not visible', () =>
    prepared(async ({ folder, run }) => {
      await cp(join(folder, 'old'), join(folder, 'out'), { recursive: true });
      const { steps } = await run({
        from: join(folder, 'new'),
        out: join(folder, 'out'),
        cache: join(folder, 'cache'),
      });
      assert.ok(steps.lastIndexOf('draft') < steps.indexOf('place'));
      assert.ok(steps.lastIndexOf('place') < steps.indexOf('remove'));
    }));
});
