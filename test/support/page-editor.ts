import { request } from 'node:http';
import type { Output } from '../../cli/terminal.ts';
import { compiledProgram } from './compiled-program.ts';
import { HERE } from './elsewhere.ts';
import { TODAY } from './sites.ts';

/** Runs with a running editor for the config in a folder, and passes the address that it prints. */
export async function withEditor<T>(folder: string, run: (address: string) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const said: { say: (text: string) => void } = { say: () => undefined };
  const address = new Promise<string>((resolve) => {
    said.say = (text) => resolve(/http:\S+/.exec(text)?.[0] ?? text);
  });
  const { run: runProgram } = await compiledProgram();
  const output: Output = { isTTY: false, columns: 80, write: (text) => said.say(text) };
  const ended = runProgram(['node', 'site', 'edit', '--port', '0', '--at', TODAY], {
    ...{ cwd: folder, env: {}, stdout: output, stderr: output, stop: stop.signal },
  });
  const failed = ended.then(() => Promise.reject(new Error('The editor ended before it was ready.')));
  failed.catch(() => undefined);
  try {
    return await run(await Promise.race([address, failed]));
  } finally {
    stop.abort();
    await ended;
  }
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly text: string;
}

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes are sent as they are, everything else as JSON. */
  readonly body?: unknown;
}

/** Sends a request with any headers, also those that browsers do not let a page set. */
export const ask = (port: number, path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: HERE, port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString(),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body === undefined || body instanceof Uint8Array ? body : JSON.stringify(body));
  });

/** A browser that has opened the address of the editor. */
export interface EditorClient {
  readonly port: number;
  /** Its headers: the cookie, and the origin of the editor. */
  readonly headers: Readonly<Record<string, string>>;
  readonly get: (path: string) => Promise<Answer>;
  readonly edit: (body: Readonly<Record<string, unknown>>) => Promise<unknown>;
  readonly post: (name: string, body: unknown) => Promise<Answer>;
  /** Sends a file like one that was dropped on the image with a name in the config. */
  readonly drop: (image: string, file: string, content: string | Uint8Array) => Promise<unknown>;
}

export async function enter(address: string): Promise<EditorClient> {
  const { port: digits, pathname, search, origin, host } = new URL(address);
  const port = Number(digits);
  const entered = await ask(port, pathname + search);
  const [cookie = ''] = [entered.headers['set-cookie']].flat();
  const headers = { cookie: cookie.split(';')[0] ?? '', origin, host };
  const post = (name: string, body: unknown) => ask(port, `/__edit/${name}`, { method: 'POST', headers, body });
  return {
    ...{ port, headers, post },
    get: (path) => ask(port, path, { headers }),
    edit: async (body) => JSON.parse((await post('edit', body)).text),
    drop: async (image, file, content) => {
      const query = new URLSearchParams({ path: JSON.stringify(['images', image]), name: file });
      return JSON.parse((await post(`image?${query}`, Buffer.from(content))).text);
    },
  };
}
