import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { z } from 'zod';
import { mapConcurrently } from '../core/concurrency.ts';
import type { Io } from '../core/io.ts';
import { type KeyValueFile, openKeyValueFile } from '../core/key-value-file.ts';
import type { FinishedPage } from './finish.ts';

/** The compressed sizes of a page in bytes, one for each of `QUALITIES` that was needed. */
const weightSchema = z.tuple([z.number()], z.number()).readonly();
type Weight = z.infer<typeof weightSchema>;

/** Increase this number if the size of the same page would change. */
const FORMAT = 2;

/** On pages of 60 KB, the second takes ten times as long as the first and saves 7 %; the third 25 times, and 9 %. */
const QUALITIES = [5, 10, 11] as const;

const compress = promisify(brotliCompress);

const brotli = async (text: string, quality: number): Promise<number> =>
  (await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })).length;

/**
 * Returns the compressed sizes of pages by route. A page whose uncompressed size is within the limit is not compressed.
 * Better compression takes much longer, so it is used only as long as the result exceeds the limit.
 */
export async function weigh(
  pages: readonly FinishedPage[],
  { limit, jobs }: { readonly limit: number; readonly jobs: number },
  io: Pick<Io, 'cache' | 'program' | 'progress'>,
): Promise<ReadonlyMap<string, number>> {
  const file = await openKeyValueFile(
    io.program ? io.cache : undefined,
    `weights-${FORMAT}.json`,
    (value) => weightSchema.safeParse(value).data,
  );
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
  return lastOf(weight);
}

async function weightOf({ html }: FinishedPage, known: Weight | undefined, limit: number): Promise<Weight> {
  let weight = known ?? ([await brotli(await html(), QUALITIES[0])] as const);
  for (const quality of QUALITIES.slice(weight.length)) {
    if (lastOf(weight) <= limit) break;
    weight = [...weight, await brotli(await html(), quality)];
  }
  return weight;
}

const lastOf = (weight: Weight): number => weight.at(-1) ?? weight[0];
