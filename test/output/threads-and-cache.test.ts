import * as assert from 'uvu/assert';
import type { Cache } from '../../renderer/core/cache.ts';
import { bytesOf, type OutputFile } from '../../renderer/core/file.ts';
import { checkSite } from '../../renderer/examine.ts';
import { cacheOfRun, dividedCache, isReplaced } from '../support/caches.ts';
import { compiledProgram } from '../support/compiled-program.ts';
import { inFolder, memoryIo, optionsFor, SHIPPED, TODAY } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const JOBS = 3;
/** The pages of the shipped site are enough for at least one thread. */
const START_COST = 20;
/** No thread encodes images, and no page cache contains them: encoding them all takes minutes. */
const IMAGE = /^assets\/.*\.(avif|webp|jpe?g|png)$/;

/** Everything that a check returns, in a form that can be compared. */
async function comparable({ findings, site }: Awaited<ReturnType<typeof checkSite>>) {
  if (!site) throw new Error(`The shipped config makes no site: ${findings[0]?.message}`);
  return {
    findings,
    scripts: site.scripts,
    paths: site.files.map(({ path }) => path),
    files: await contents(site.files),
  };
}

/** A cache whose pages are in another one; cards, fonts and scripts, which threads do not make, are those of the tests. */
function pagesIn(pages: Cache): Cache {
  const others = cacheOfRun();
  return dividedCache((name) => (isReplaced(name) ? pages : others));
}

const contents = async (files: readonly OutputFile[]): Promise<ReadonlyMap<string, string>> =>
  new Map(
    await Promise.all(
      files
        .filter(({ path }) => !IMAGE.test(path))
        .map(async (file) => [file.path, Buffer.from(await bytesOf(file)).toString('latin1')] as const),
    ),
  );

const here = await comparable(await checkSite(optionsFor(SHIPPED), memoryIo()));

suite('the shipped site', (test) => {
  test('has the same files and findings on worker threads, and again from the page cache', () =>
    inFolder(async (cache) => {
      const { engine, programIo } = await compiledProgram();
      const io = await programIo({ cache, progress: () => undefined });
      const { checkSite: checkCompiled } = await engine();
      const { workers } = io;
      if (!workers) throw new Error('The program has no worker threads.');
      const check = async () => {
        const started: number[] = [];
        const start: typeof workers.start = (sources) => {
          started.push(sources.pages.length);
          return workers.start(sources);
        };
        const options = optionsFor(SHIPPED, { jobs: JOBS });
        const counting = {
          ...io,
          cache: pagesIn(io.cache),
          today: () => TODAY,
          workers: { start, startCost: START_COST },
        };
        const result = await comparable(await checkCompiled(options, counting));
        return { result, started: started.length };
      };
      const first = await check();
      assert.is(first.started, JOBS - 1);
      assert.equal(first.result, here);
      const again = await check();
      assert.is(again.started, 0, 'a page was rendered again');
      assert.equal(again.result, here);
    }));
});
