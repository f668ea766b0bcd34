import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HostResponse } from '../renderer/hosts/respond.ts';
import { UsageError } from './context.ts';

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly stop: AbortSignal;
  readonly answer: (request: IncomingMessage, response: ServerResponse) => Promise<HostResponse | undefined>;
}

/** Serves until it is stopped. Gives the port that was taken, and when serving has ended. */
export async function serve(options: ServeOptions): Promise<{ port: number; closed: Promise<void> }> {
  const server = createServer((request, response) => {
    options
      .answer(request, response)
      .then((answer) => answer && send(request, response, answer))
      .catch((error: unknown) => {
        response.statusCode = 500;
        response.end(String(error));
      });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, options.port)));
    server.listen(options.port, options.host, resolve);
  });
  const closed = new Promise<void>((resolve) => server.once('close', resolve));
  options.stop.addEventListener('abort', () => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : options.port, closed };
}

const listenError = (error: NodeJS.ErrnoException, port: number): Error =>
  error.code === 'EADDRINUSE' || error.code === 'EACCES'
    ? new UsageError(
        `Port ${port} cannot be used (${error.code === 'EACCES' ? 'not allowed' : 'another program serves there'}). Try --port ${port + 1}.`,
      )
    : error;

const COMPRESSED = /^(text\/|application\/(json|xml|javascript|manifest\+json)|image\/svg)/;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Sends an answer, compressed where the browser takes it, as hosts do. */
export async function send(request: IncomingMessage, response: ServerResponse, answer: HostResponse): Promise<void> {
  const accepts = String(request.headers['accept-encoding'] ?? '');
  const type = answer.headers['Content-Type'] ?? '';
  const encoding =
    answer.body && COMPRESSED.test(type)
      ? /\bbr\b/.test(accepts)
        ? 'br'
        : /\bgzip\b/.test(accepts)
          ? 'gzip'
          : undefined
      : undefined;
  const body = answer.body && encoding ? await compressed(answer.body, encoding) : answer.body;
  response.writeHead(answer.status, {
    ...answer.headers,
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
    ...(COMPRESSED.test(type) ? { Vary: 'Accept-Encoding' } : {}),
    ...(answer.status === 304 ? {} : { 'Content-Length': String(body?.length ?? 0) }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

const compressed = (body: Uint8Array, encoding: 'br' | 'gzip'): Promise<Buffer> =>
  encoding === 'br' ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) : gzipped(body);
