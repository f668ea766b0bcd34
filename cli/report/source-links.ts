import { relative, sep } from 'node:path';

/** Returns the address of a line of a file, whose path is relative to the working directory. */
export type LinkToLine = (file: string, line: number) => string | undefined;

/**
 * Links to the lines of the commit that a CI system checks: GitHub Actions
 * (https://docs.github.com/actions/reference/workflows-and-actions/variables) or GitLab
 * (https://docs.gitlab.com/ci/variables/predefined_variables/). Returns `undefined` elsewhere.
 */
export function sourceLinks(env: NodeJS.ProcessEnv, cwd: string): LinkToLine | undefined {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA, GITHUB_WORKSPACE } = env;
  const { CI_PROJECT_URL, CI_COMMIT_SHA, CI_PROJECT_DIR } = env;
  if (GITHUB_SERVER_URL && GITHUB_REPOSITORY && GITHUB_SHA)
    return linksBelow(`${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/blob/${GITHUB_SHA}`, cwd, GITHUB_WORKSPACE);
  if (CI_PROJECT_URL && CI_COMMIT_SHA)
    return linksBelow(`${CI_PROJECT_URL}/-/blob/${CI_COMMIT_SHA}`, cwd, CI_PROJECT_DIR);
  return undefined;
}

/** Files outside the repository have no address. */
const linksBelow =
  (address: string, cwd: string, root = cwd): LinkToLine =>
  (file, line) => {
    const folder = relative(root, cwd).split(sep);
    const steps = [...folder, ...file.split('/')].filter((step) => step !== '' && step !== '.');
    return steps.includes('..') ? undefined : `${address}/${steps.map(encodeURIComponent).join('/')}#L${line}`;
  };
