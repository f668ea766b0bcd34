import { createInterface } from 'node:readline/promises';
import { UsageError } from '../context.ts';
import type { Prompt } from './questions.ts';

interface PromptStreams {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  readonly stop: AbortSignal;
  /** Stops the program: a terminal that is being read from turns Ctrl+C into a key. */
  readonly interrupt: () => void;
}

/** Runs with a function that asks a question and returns the line that is typed. */
export async function withPrompt<T>(streams: PromptStreams, run: (ask: Prompt) => Promise<T>): Promise<T> {
  const { stop, interrupt, ...stdio } = streams;
  const lines = createInterface(stdio);
  const closed = new Promise<never>((_resolve, reject) => {
    lines.once('close', () => {
      stdio.output.write('\n');
      reject(new UsageError('The questions were not answered, so nothing was written.'));
    });
  });
  lines.on('SIGINT', () => {
    stdio.output.write('\n');
    interrupt();
  });
  try {
    return await run((question) => Promise.race([lines.question(question, { signal: stop }), closed]));
  } finally {
    lines.removeAllListeners('close');
    lines.close();
  }
}
