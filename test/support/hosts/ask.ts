import { type IncomingHttpHeaders, request } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

/** A request whose address is sent without normalising it. */
export interface Question {
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Decompressed. */
  readonly body: string;
}

/** Returns the answer of a host to a request. The host looks like 'http://127.0.0.1:41234'. */
export function ask(url: string, { method, address, headers }: Question): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, method, path: address, headers: { ...headers } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () => {
        const own = withoutHost(plain(response.headers), url);
        decoded(Buffer.concat(parts), own['content-encoding']).then(
          (body) => resolve({ status: response.statusCode ?? 0, headers: own, body: body.toString('latin1') }),
          reject,
        );
      });
    });
    asked.once('error', reject);
    asked.end();
  });
}

/** Apache puts the name by which it was requested before an address of the site, which means the same. */
const withoutHost = (headers: Answer['headers'], url: string): Answer['headers'] =>
  headers.location?.startsWith(`${url}/`) ? { ...headers, location: headers.location.slice(url.length) } : headers;

const plain = (headers: IncomingHttpHeaders): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]));

async function decoded(body: Buffer, encoding = ''): Promise<Buffer> {
  if (body.length === 0) return body;
  if (encoding === 'br') return promisify(brotliDecompress)(body);
  return encoding === 'gzip' ? promisify(gunzip)(body) : body;
}
