import * as assert from 'uvu/assert';
import { UsageError } from '../../cli/context.ts';
import { serve } from '../../cli/server.ts';
import { suite } from '../support/suite.ts';

const answer = async () => ({ status: 200, headers: {}, body: Buffer.from('Hello') });
const never = new AbortController().signal;

suite('serving a site', (test) => {
  for (const host of ['nowhere.invalid', '192.0.2.1'])
    test(`at ${host}, which is not an address of this machine, is a usage error`, async () => {
      const failed: unknown = await serve({ port: 0, host, stop: never, answer }).catch((error: unknown) => error);
      assert.instance(failed, UsageError);
      assert.is(
        failed instanceof UsageError && failed.message,
        `“${host}” is not an address of this machine. Try --host localhost.`,
      );
    });

  test('at a port in use suggests another port', async () => {
    const stop = new AbortController();
    const first = await serve({ port: 0, host: '127.0.0.1', stop: stop.signal, answer });
    const failed: unknown = await serve({ port: first.port, host: '127.0.0.1', stop: never, answer }).catch(
      (error: unknown) => error,
    );
    stop.abort();
    await first.closed;
    assert.is(
      failed instanceof UsageError && failed.message,
      `Port ${first.port} cannot be used (another program serves there). Try --port ${first.port + 1}.`,
    );
  });

  test('ends at once if it was stopped before it started', async () => {
    const { closed } = await serve({ port: 0, host: '127.0.0.1', stop: AbortSignal.abort(), answer });
    await closed;
  });
});
