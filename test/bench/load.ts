import { spawnSync } from 'node:child_process';
import { hostedFolder } from '../../cli/built-folder.ts';
import { withNginx } from '../support/hosts/servers.ts';

const SECONDS = 3;
const VISITORS = 32;

/** The addresses that many visitors request at once: pages, a script, a shortcut and a missing page. */
const asked = (script: string): readonly string[] => [
  '/',
  '/skin',
  `/${script}`,
  '/go/profhilo',
  '/treatments/nothing',
];

/**
 * Sends the requests of many visitors to nginx with the configuration that `site host` prints. A failed answer ends the
 * benchmark.
 */
export async function load(folder: string, script: string, print: (text: string) => void): Promise<void> {
  const { model } = await hostedFolder(folder);
  await withNginx({ folder, model }, async (url) => {
    for (const address of asked(script)) {
      const args = [
        '-t1',
        `-c${VISITORS}`,
        `-d${SECONDS}s`,
        '--latency',
        '-H',
        'Accept-Encoding: gzip',
        `${url}${address}`,
      ];
      const { stdout, status, error } = spawnSync('wrk', args, { encoding: 'utf8' });
      if (error || status !== 0) throw error ?? new Error(stdout);
      const wrong = /Socket errors:.*|Non-2xx or 3xx responses: \d+/g;
      const faults = (stdout.match(wrong) ?? []).filter(
        (line) => !(address.endsWith('nothing') && line.startsWith('Non-2xx')),
      );
      if (faults.length > 0) throw new Error(`${address}: ${faults.join(', ')}`);
      const found = (pattern: RegExp) => pattern.exec(stdout)?.[1] ?? '?';
      print(
        `  ${address.slice(0, 32).padEnd(34)} ${found(/Requests\/sec:\s+([\d.]+)/).padStart(9)} a second, 99 % within ${found(/99%\s+(\S+)/)}, no error`,
      );
    }
  });
}
