import type { CheckedSite } from '../../renderer/check/checked.ts';
import { bytesOf } from '../../renderer/core/file.ts';

const TEXTS = /\.(html|xml|txt|json|webmanifest)$|(^|\/)_[a-z]+$/;
const decoder = new TextDecoder();

/** What browsers, crawlers and hosts read of a site as text, scripts and drawings apart, by its path. */
export async function textFiles({ files }: Pick<CheckedSite, 'files'>): Promise<ReadonlyMap<string, string>> {
  const texts = files.filter(({ path }) => TEXTS.test(path));
  return new Map(
    await Promise.all(texts.map(async (file) => [file.path, decoder.decode(await bytesOf(file))] as const)),
  );
}
