import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CliResult, cli } from './run-cli.ts';
import { siteCopy } from './site-copy.ts';
import { inFolder, writeFiles } from './sites.ts';

/** No settings of this computer apply. */
const GIT_ENV = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Test',
  GIT_AUTHOR_EMAIL: 'test@clinic.example',
  GIT_AUTHOR_DATE: '2026-11-20T12:00:00Z',
  GIT_COMMITTER_NAME: 'Test',
  GIT_COMMITTER_EMAIL: 'test@clinic.example',
  GIT_COMMITTER_DATE: '2026-11-20T12:00:00Z',
};

/** A site in a git repository of its own, whose first commit has the tag `before`. */
export interface GitSite {
  /** The folder of the repository. */
  readonly folder: string;
  readonly git: (...words: readonly string[]) => string;
  /** Replaces strings in files of the site; each must exist. */
  readonly edit: (edits: Readonly<Record<string, string>>, file?: string) => Promise<void>;
  readonly write: (files: Readonly<Record<string, string>>) => Promise<void>;
  readonly commit: () => void;
  /** Runs `site diff` in the folder of the site. */
  readonly diff: (...words: readonly string[]) => Promise<CliResult>;
}

export interface GitSiteOptions {
  /** The folder of the site in the repository. */
  readonly within?: string;
}

/** Runs with a copy of a test site in a new repository. */
export const inGitSite = (
  name: Parameters<typeof siteCopy>[0],
  run: (site: GitSite) => Promise<void>,
  { within = '.' }: GitSiteOptions = {},
): Promise<void> =>
  inFolder(async (folder) => {
    const root = join(folder, within);
    const git = (...words: readonly string[]): string => {
      const { status, stdout, stderr } = spawnSync('git', words, {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, ...GIT_ENV },
      });
      if (status !== 0) throw new Error(`git ${words.join(' ')}: ${stderr}`);
      return stdout;
    };
    const commit = () => {
      git('add', '--all');
      git('commit', '--quiet', '--message', 'Change');
    };
    await siteCopy(name, root);
    git('init', '--quiet', '--initial-branch', 'main');
    await writeFiles(folder, { '.gitignore': '.cache/\n' });
    commit();
    git('tag', 'before');
    await run({
      ...{ folder, git, commit },
      edit: async (edits, file = 'site.config.ts') => {
        const text = await readFile(join(root, file), 'utf8');
        const missing = Object.keys(edits).find((from) => !text.includes(from));
        if (missing !== undefined) throw new Error(`The file does not contain “${missing}”.`);
        const edited = Object.entries(edits).reduce((changed, [from, to]) => changed.replace(from, () => to), text);
        await writeFile(join(root, file), edited);
      },
      write: (files) => writeFiles(root, files),
      diff: (...words) => cli(['diff', ...words, '--at', '2026-11-21'], { cwd: root, env: GIT_ENV }),
    });
  });
