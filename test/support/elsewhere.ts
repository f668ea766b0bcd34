import { createServer } from 'node:https';
import { CERTIFICATE, KEY } from './certificate.ts';

/** Every server of a test is on this machine. */
export const HERE = '127.0.0.1';

/**
 * Runs with a server that stands for every other one: whatever it is asked, it answers with a page. To intercept the requests
 * instead, Playwright would hold back every one of the site's own, and switch off the browser's cache.
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

/** What leads a browser there: no test reaches the network. */
export const leadingTo = (port: number): readonly string[] => [
  `--host-resolver-rules=MAP * ${HERE}:${port}, EXCLUDE ${HERE}`,
  '--ignore-certificate-errors',
];
