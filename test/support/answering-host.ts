import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { Web } from '../../renderer/core/web.ts';
import { CERTIFICATE, KEY } from './certificate.ts';

/** How a host answers one request: with a status and headers, by closing the connection, or not at all. */
export type Answer =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | 'reset'
  | 'never'
  /** Answers with 200 when the promise resolves. */
  | Promise<void>;

export const status = (code: number, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status: code,
  headers,
});
/** Answers with a redirect to another address. */
export const to = (location: string, code = 302): Answer => status(code, { location });

/** The answer to the first request of an address, to the second, and so on; the last one is repeated. */
export type Answers = (request: IncomingMessage) => readonly Answer[];

export interface AnsweringHost {
  /** 'http://127.0.0.1:41234' */
  readonly url: string;
  /** The requests that it received, in order: 'HEAD /page'. */
  readonly asked: readonly string[];
  /** The maximum number of simultaneous requests. */
  readonly most: () => number;
}

const HOST = '127.0.0.1';

/** Runs a function with a host on this machine that sends the configured answers. */
export async function withHost<T>(
  answers: Answers,
  run: (host: AnsweringHost) => Promise<T>,
  { secure = false, slow = () => undefined }: { secure?: boolean; slow?: () => void } = {},
): Promise<T> {
  const asked: string[] = [];
  const counts = { now: 0, most: 0 };
  const listener: RequestListener = (request, response) => {
    const path = request.url ?? '';
    const before = asked.filter((line) => line.endsWith(` ${path}`)).length;
    asked.push(`${request.method} ${path}`);
    counts.now += 1;
    counts.most = Math.max(counts.most, counts.now);
    response.once('close', () => {
      counts.now -= 1;
    });
    const list = answers(request);
    give(list[Math.min(before, list.length - 1)] ?? { status: 200 }, response, slow);
  };
  const server = secure ? createSecureServer({ key: KEY, cert: CERTIFICATE }, listener) : createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  try {
    return await run({ url: `${secure ? 'https' : 'http'}://${HOST}:${port}`, asked, most: () => counts.most });
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

function give(answer: Answer, response: ServerResponse, slow: () => void): void {
  if (answer === 'reset') response.socket?.destroy();
  else if (answer === 'never') slow();
  else if (answer instanceof Promise) answer.then(() => response.writeHead(200).end());
  else response.writeHead(answer.status, answer.headers).end();
}

/** A port on which no server listens. */
export async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** A web whose clock advances only during a wait. */
export interface TestWeb extends Web {
  /** The duration of each wait. */
  readonly waits: readonly number[];
  /** Fires the timeout of every pending request. */
  readonly expire: () => void;
  readonly pass: (ms: number) => void;
}

export function testWeb(overrides: Partial<Web> = {}): TestWeb {
  const clock = { now: Date.UTC(2026, 10, 21) };
  const waits: number[] = [];
  const deadlines: AbortController[] = [];
  return {
    fetch: globalThis.fetch,
    now: () => clock.now,
    sleep: async (ms) => {
      waits.push(ms);
      clock.now += ms;
    },
    deadline: () => {
      const controller = new AbortController();
      deadlines.push(controller);
      return controller.signal;
    },
    random: () => 1,
    waits,
    expire: () => {
      for (const controller of deadlines) controller.abort();
    },
    pass: (ms) => {
      clock.now += ms;
    },
    ...overrides,
  };
}

/** A web in which `fetch` fails with this cause, as if the host did not answer. */
export const failing = (code: string): TestWeb => testWeb({ fetch: () => Promise.reject(failure(code)) });
const failure = (code: string): TypeError =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
