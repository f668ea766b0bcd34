/** How to run npm. Plain JavaScript, because cli/setup.mjs runs it before anything is installed. */

/**
 * npm states its own path when it runs a script; otherwise it is looked up in PATH, on Windows by a shell, because there
 * npm is a script itself.
 */
export function npmCommand(args, env = process.env) {
  const own = env.npm_execpath;
  return own?.endsWith('.js')
    ? { command: process.execPath, args: [own, ...args], shell: false }
    : { command: 'npm', args, shell: process.platform === 'win32' };
}

export const NPM_MISSING = 'npm was not found. It comes with Node: get it from https://nodejs.org.';
