import { z } from 'zod';
import { UsageError } from '../context.ts';

const words = z.record(z.string(), z.string()).optional();
const ownManifest = z.looseObject({ scripts: words, dependencies: words, devDependencies: words });

/** The package.json that the owner has already. */
export interface OwnManifest {
  readonly fields: z.infer<typeof ownManifest>;
  readonly indent: string;
}

interface SiteManifest {
  readonly name: string;
  /** From where npm installs the tool. */
  readonly source: string;
  readonly engines: object;
  /** The version of the compiler that the tool is tested with. */
  readonly typescript: string;
}

const TOOL = 'clinic-site';

const START = { prestart: 'npm install --no-audit --no-fund', start: 'site build && site preview' };

/** Returns the text of a site’s manifest. Fields, scripts and dependencies of the owner’s own are kept. */
export function manifestOf({ name, source, engines, typescript }: SiteManifest, own: OwnManifest | undefined): string {
  const { scripts, dependencies, devDependencies, ...others } = own?.fields ?? {};
  const isDevelopment = devDependencies?.[TOOL] !== undefined;
  const site = {
    ...{ name, private: true, type: 'module', engines },
    ...others,
    // `prestart` belongs to the `start` of the site.
    scripts: hasStart(own) ? scripts : { ...START, ...scripts },
    dependencies: { ...dependencies, ...(isDevelopment ? {} : { [TOOL]: source }) },
    devDependencies: {
      ...(dependencies?.typescript === undefined ? { typescript } : {}),
      ...devDependencies,
      ...(isDevelopment ? { [TOOL]: source } : {}),
    },
  };
  return `${JSON.stringify(site, null, own?.indent ?? '  ')}\n`;
}

export const hasStart = (own: OwnManifest | undefined): boolean => own?.fields.scripts?.start !== undefined;

/**
 * Returns from where npm installs the tool: the owner’s choice, or the packed file in the folder. After
 * `npm install ../clinic-site-0.1.0.tgz`, it is the packed file too, because neither colleagues nor GitHub have the other
 * one (docs/decisions/0017-a-site-contains-its-tool.md).
 */
export function toolSource(own: OwnManifest | undefined, packed: string): string {
  const chosen = own?.fields.dependencies?.[TOOL] ?? own?.fields.devDependencies?.[TOOL];
  return chosen === undefined || /^file:(?:\.\.|\/|~|[a-z]:)/i.test(chosen) ? packed : chosen;
}

/** Reads a package.json. Throws an error if npm could not use it. */
export function readManifest(text: string): OwnManifest {
  const read = ownManifest.safeParse(jsonOf(text));
  if (read.success) return { fields: read.data, indent: /^[ \t]+(?=")/m.exec(text)?.[0] ?? '  ' };
  const field = read.error.issues[0]?.path.join('.');
  throw new UsageError(
    field
      ? `“${field}” in package.json has the wrong type. Correct it, or remove it.`
      : 'package.json contains no object. Correct it, or move it elsewhere.',
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError('package.json is not valid JSON. Correct it, or move it elsewhere.');
  }
}
