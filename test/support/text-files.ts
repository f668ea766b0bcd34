import type { CheckedSite } from '../../renderer/check/examined.ts';
import { bytesOf } from '../../renderer/core/file.ts';

const TEXTS = /\.(html|xml|txt|json|webmanifest)$|(^|\/)_[a-z]+$/;
const decoder = new TextDecoder();

/**
 * Returns the files of a site that browsers, crawlers and hosts read as text, except scripts and drawings, by their
 * paths.
 */
export async function textFiles({ files }: Pick<CheckedSite, 'files'>): Promise<ReadonlyMap<string, string>> {
  const texts = files.filter(({ path }) => TEXTS.test(path));
  return new Map(
    await Promise.all(texts.map(async (file) => [file.path, decoder.decode(await bytesOf(file))] as const)),
  );
}
