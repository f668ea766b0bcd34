import { serialize } from 'node:v8';
import { cached, type Read } from '../core/cache.ts';
import { digest } from '../core/digest.ts';
import type { Finding } from '../core/finding.ts';
import type { FileHistory, Io } from '../core/io.ts';
import type { CheckInput } from './check-input.ts';

/** Inputs of the rules in addition to the site: the day, and the histories of the policies in version control. */
export interface Circumstances {
  readonly today: string;
  readonly policyHistories: ReadonlyMap<string, FileHistory>;
}

/**
 * Returns a digest of everything from which the rules compute their findings: equal keys mean equal findings. Everything
 * that is not listed here is a pure function of the listed values and of the program.
 */
export function findingsKey(
  program: string,
  { planned: { site, plainConfig, contentFiles }, leaves, built, lastBuild }: CheckInput,
  circumstances: Circumstances,
): string {
  const { images, documents, policies } = contentFiles;
  return digest(
    program,
    // As JSON, because V8 serialises equal strings differently if it stores them differently.
    JSON.stringify([plainConfig, lastBuild]),
    serialize([
      ...[site, leaves, images, documents],
      [...policies].map(([file, { text, blocks }]) => [file, text, blocks]),
      built.pages.map(({ route, key }) => [route, key]),
      built.files.map(({ path }) => path),
      ...[built.host, built.scripts],
      built.generatedDocuments.map(({ html, ...facts }) => facts),
      circumstances,
    ]),
  );
}

/** One entry is enough: it is replaced when the site changes. */
const NAME = 'findings.json';

/** The checksum of the entry and the program in its key ensure that this program wrote the list. */
const isFindings = (value: unknown): value is readonly Finding[] => Array.isArray(value);

const readEntry =
  (key: string): Read<readonly Finding[]> =>
  (entry) =>
    Array.isArray(entry) && entry[0] === key && isFindings(entry[1]) ? entry[1] : undefined;

/** Returns the findings of an earlier check with the same key, or computes and stores them. */
export async function cachedFindings(
  key: string,
  find: () => Promise<readonly Finding[]>,
  { cache }: Pick<Io, 'cache'>,
): Promise<readonly Finding[]> {
  const known = await cached(cache, NAME, readEntry(key));
  if (known) return known;
  const findings = await find();
  await cache.set(NAME, JSON.stringify([key, findings]));
  return findings;
}
