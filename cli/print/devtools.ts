import type { Readable, Writable } from 'node:stream';
import { z } from 'zod';

/** Sends a command to a browser and gives its answer (https://chromedevtools.github.io/devtools-protocol/). */
export type Send = (method: string, params?: Readonly<Record<string, unknown>>) => Promise<unknown>;

const MESSAGE = z.object({
  id: z.number().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** The browser's own protocol over two pipes: each message is JSON and ends with a zero. */
export function devtools(
  to: Writable,
  from: Readable,
): { readonly send: (session?: string) => Send; readonly end: (why: Error) => void } {
  const waiting = new Map<number, Waiting>();
  const state = { last: 0, text: '' };
  from.setEncoding('utf8');
  from.on('data', (part: string) => {
    const messages = `${state.text}${part}`.split('\0');
    state.text = messages.pop() ?? '';
    for (const message of messages) settle(message, waiting);
  });
  // A browser that has gone closes the pipes: whoever waits is told by `end`.
  for (const pipe of [to, from]) pipe.on('error', () => undefined);
  return {
    send:
      (sessionId) =>
      (method, params = {}) =>
        new Promise((resolve, reject) => {
          state.last += 1;
          waiting.set(state.last, { resolve, reject });
          to.write(`${JSON.stringify({ id: state.last, method, params, ...(sessionId ? { sessionId } : {}) })}\0`);
        }),
    end: (why) => {
      for (const { reject } of waiting.values()) reject(why);
      waiting.clear();
    },
  };
}

function settle(message: string, waiting: Map<number, Waiting>): void {
  const { id, result, error } = MESSAGE.parse(JSON.parse(message));
  const asked = id === undefined ? undefined : waiting.get(id);
  if (id === undefined || !asked) return;
  waiting.delete(id);
  if (error) asked.reject(new Error(error.message));
  else asked.resolve(result);
}
