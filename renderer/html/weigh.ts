import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { mapConcurrently } from '../core/concurrency.ts';
import type { Io } from '../core/io.ts';
import { type KeyValueFile, openKeyValueFile } from '../core/key-value-file.ts';
import type { FinishedPage } from './finish.ts';

/** The compressed size of a page in bytes: with quick compression and, if needed, with the best. */
type Weight = readonly [quick: number, best?: number];

/** Increase this number if the size of the same page would change. */
const FORMAT = 1;
const QUICK = 5;
const BEST = 11;

const compress = promisify(brotliCompress);

const brotli = async (text: string, quality: number): Promise<number> =>
  (await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })).length;

/**
 * Returns the compressed sizes of pages by route. A page whose uncompressed size is within the limit is not compressed.
 * The best compression takes fifty times as long as the quick one, so it is used only if the quick result exceeds the
 * limit.
 */
export async function weigh(
  pages: readonly FinishedPage[],
  { limit, jobs }: { readonly limit: number; readonly jobs: number },
  io: Pick<Io, 'cache' | 'program' | 'progress'>,
): Promise<ReadonlyMap<string, number>> {
  const file = await openKeyValueFile(io.program ? io.cache : undefined, `weights-${FORMAT}.json`, readWeight);
  const weights = new Map<string, number>();
  await mapConcurrently(pages, jobs, async (page) => {
    weights.set(page.route, page.size <= limit ? page.size : await lightest(page, limit, file));
    io.progress('Compressing pages', { done: weights.size, of: pages.length });
  });
  await file.close();
  return weights;
}

async function lightest(page: FinishedPage, limit: number, file: KeyValueFile<Weight>): Promise<number> {
  const known = file.get(page.key);
  const weight = await weightOf(page, known, limit);
  if (weight !== known) file.set(page.key, weight);
  const [quick, best = quick] = weight;
  return quick <= limit ? quick : best;
}

async function weightOf({ html }: FinishedPage, known: Weight | undefined, limit: number): Promise<Weight> {
  const [quick, best] = known ?? [await brotli(await html(), QUICK)];
  if (known && (quick <= limit || best !== undefined)) return known;
  return quick <= limit ? [quick] : [quick, await brotli(await html(), BEST)];
}

function readWeight(value: unknown): Weight | undefined {
  const [quick, best]: readonly unknown[] = Array.isArray(value) ? value : [];
  if (typeof quick !== 'number') return undefined;
  return typeof best === 'number' ? [quick, best] : [quick];
}
