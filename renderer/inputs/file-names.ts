import type { Site } from '../config/site.ts';
import { valueAtPath } from '../config/value-at.ts';
import { type ConfigPath, type Finding, formatPath, replacing } from '../core/finding.ts';
import { onlyOne } from '../core/only-one.ts';
import { nearest } from '../facts/nearest.ts';

/** A file in content/ that the config names. */
interface NamedFile {
  /** Its folder, with a trailing slash: 'images/'. */
  readonly folder: string;
  readonly name: string;
  readonly path: ConfigPath;
}

/**
 * Compares file names in the config with the names in the folder. A name that differs only in capital letters works on
 * Windows and macOS, but not on a server. For a missing file, suggests the nearest name.
 */
export function withNames(findings: readonly Finding[], site: Site, there: readonly string[]): readonly Finding[] {
  if (there.length === 0) return findings;
  const exact = new Set(there);
  const byCase = new Map(there.map((file) => [file.toLowerCase(), file]));
  const named = namedFiles(site);
  const wrong = new Map(
    named.filter(({ folder, name }) => !exact.has(folder + name)).map((file) => [formatPath(file.path), file]),
  );
  const misnamed = [...wrong.values()].flatMap((file) => {
    const real = byCase.get((file.folder + file.name).toLowerCase());
    return real === undefined ? [] : [otherCase(file, real.slice(file.folder.length))];
  });
  const reported = new Set(misnamed.map(({ path = [] }) => formatPath(path)));
  return [
    ...findings.flatMap((finding) => {
      const at = formatPath(finding.path ?? []);
      const file = wrong.get(at);
      if (!file || !MISSING.has(finding.rule)) return [finding];
      return reported.has(at) ? [] : [{ ...finding, ...(suggestion(file, there) ?? onlyUnused(file, named, there)) }];
    }),
    ...misnamed,
  ];
}

/** The folders of the files that parts of the config name; pages name policies. */
const FOLDERS: Readonly<Record<string, string>> = {
  images: 'images/',
  documents: 'documents/',
  pages: 'policies/',
  design: 'fonts/',
};

/**
 * Suggests the file with the same name and a possible ending for a name that cannot be used: 'plan.svg' for 'plan', and
 * 'terms.md' for 'terms.docx'.
 */
export async function withEndings(
  findings: readonly Finding[],
  config: unknown,
  list: () => Promise<readonly string[]>,
): Promise<readonly Finding[]> {
  const isWrongEnding = ({ rule, replacement }: Finding) => rule === 'config/file' && replacement === undefined;
  if (!findings.some(isWrongEnding)) return findings;
  const there = await list();
  return findings.map((finding) => {
    const { path = [], help = '' } = finding;
    const name = valueAtPath(config, path);
    const folder = FOLDERS[String(path[0])];
    if (!isWrongEnding(finding) || typeof name !== 'string' || folder === undefined) return finding;
    // The file that the owner means is there, and another with its name is older.
    if (there.includes(folder + name)) return finding;
    const wanted = withoutEnding(folder + name);
    const [only, another] = there.filter((file) => withoutEnding(file) === wanted && help.includes(endingOf(file)));
    if (only === undefined || another !== undefined) return finding;
    const real = only.slice(folder.length);
    const span = { at: 0, length: name.length };
    return { ...finding, help: `Did you mean “${real}”?`, span, ...replacing(name, real) };
  });
}

const endingOf = (file: string): string => /\.[a-z0-9]+$/i.exec(file)?.[0].toLowerCase() ?? file;
const withoutEnding = (file: string): string => file.toLowerCase().replace(/\.[a-z0-9]+$/, '');

const MISSING: ReadonlySet<string> = new Set(['image/missing', 'content/missing-file']);

const namedFiles = (site: Site): readonly NamedFile[] => [
  ...Object.entries(site.design?.fonts ?? {}).flatMap(([use, { files, licence }]) => [
    ...files.map((name, index) => ({ folder: 'fonts/', name, path: ['design', 'fonts', use, 'files', index] })),
    { folder: 'fonts/', name: licence, path: ['design', 'fonts', use, 'licence'] },
  ]),
  ...Object.entries(site.images).map(([name, { file }]) => ({
    folder: 'images/',
    name: file,
    path: ['images', name, 'file'],
  })),
  ...Object.entries(site.documents).map(([name, { file }]) => ({
    folder: 'documents/',
    name: file,
    path: ['documents', name, 'file'],
  })),
  ...Object.entries(site.pages).flatMap(([route, sections]) =>
    sections.flatMap((section, index) =>
      section.kind === 'policy'
        ? [{ folder: 'policies/', name: section.file, path: ['pages', route, index, 'file'] }]
        : [],
    ),
  ),
];

const otherCase = ({ folder, name, path }: NamedFile, real: string): Finding => ({
  rule: 'link/file',
  severity: 'error',
  message: `content/${folder}${name} is named “${real}”: servers distinguish capital letters.`,
  help: `Write “${real}”, or rename the file to match.`,
  path,
  span: { at: 0, length: name.length },
  ...replacing(name, real),
});

/** A file that was renamed: the only one with its ending that no part of the config names. */
function onlyUnused(
  { folder, name }: NamedFile,
  named: readonly NamedFile[],
  there: readonly string[],
): Partial<Finding> {
  const used = new Set(named.map((file) => file.folder + file.name));
  const unused = onlyOne(
    there.filter((file) => file.startsWith(folder) && endingOf(file) === endingOf(name) && !used.has(file)),
  )?.slice(folder.length);
  return unused === undefined
    ? {}
    : { help: `Write “${unused}” if that is its new name: nothing names this file yet. Otherwise put the file there.` };
}

function suggestion({ folder, name }: NamedFile, there: readonly string[]): Partial<Finding> | undefined {
  const names = there.flatMap((file) => (file.startsWith(folder) ? [file.slice(folder.length)] : []));
  const withoutFolder = name.replace(/^(?:content\/)?/, '').slice(folder.length);
  if (name.endsWith(folder + withoutFolder) && names.includes(withoutFolder))
    return {
      help: `Write only “${withoutFolder}”: its folder is known.`,
      span: { at: 0, length: name.length },
      ...replacing(name, withoutFolder),
    };
  const found = nearest(name, names);
  if (!found?.clear) return undefined;
  return {
    help: `Did you mean “${found.name}”?`,
    span: { at: 0, length: name.length },
    ...replacing(name, found.name),
  };
}
