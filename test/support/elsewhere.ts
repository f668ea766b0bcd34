import { createServer } from 'node:https';
import { lazy } from '../../renderer/core/lazy.ts';
import { CERTIFICATE, KEY } from './certificate.ts';

/** All test servers run on this machine. */
export const HERE = '127.0.0.1';

/**
 * Returns the port of a server in place of every external one, which answers each request with a page. Intercepting the
 * requests instead would make Playwright hold up every request of the site and disable the browser's cache.
 */
export const elsewhere = lazy(async (): Promise<number> => {
  const server = createServer({ key: KEY, cert: CERTIFICATE }, (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end('<title>Elsewhere</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, HERE, resolve));
  // The browsers of this process use it until the process ends.
  server.unref();
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
});

/** The browser flag that sends all external requests there: no test uses the network. */
export const leadingTo = (port: number): readonly string[] => [
  `--host-resolver-rules=MAP * ${HERE}:${port}, EXCLUDE ${HERE}`,
  '--ignore-certificate-errors',
];
