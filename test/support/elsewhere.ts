import { createServer } from 'node:https';
import { CERTIFICATE, KEY } from './certificate.ts';

/** All test servers run on this machine. */
export const HERE = '127.0.0.1';

/**
 * Runs a function with a server in place of every external one, which answers each request with a page. Intercepting
 * the requests instead would make Playwright hold up every request of the site and disable the browser's cache.
 */
export async function withElsewhere<T>(run: (port: number) => Promise<T>): Promise<T> {
  const server = createServer({ key: KEY, cert: CERTIFICATE }, (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end('<title>Elsewhere</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, HERE, resolve));
  const address = server.address();
  try {
    return await run(typeof address === 'object' && address ? address.port : 0);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** The browser flag that sends all external requests there: no test uses the network. */
export const leadingTo = (port: number): readonly string[] => [
  `--host-resolver-rules=MAP * ${HERE}:${port}, EXCLUDE ${HERE}`,
  '--ignore-certificate-errors',
];
