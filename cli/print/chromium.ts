import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { z } from 'zod';
import type { PrintHtml } from '../../renderer/media/documents/print.ts';
import { UsageError } from '../context.ts';
import { devtools, type Send } from './devtools.ts';

/** A browser that prints nothing for so long hangs. */
const START_TIMEOUT_MS = 60_000;

const FLAGS = [
  '--headless',
  '--remote-debugging-pipe',
  // What is printed is our own and holds no scripts; without this it does not start for root, nor in most containers.
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--disable-sync',
  '--hide-scrollbars',
  // A document holds all that it shows: nothing is fetched.
  '--host-resolver-rules=MAP * ~NOTFOUND',
];

/** Prints with a browser: a new one for each document, so that each is printed as the first would be. */
export const printWith =
  (browser: string): PrintHtml =>
  async (html) => {
    const profile = await mkdtemp(join(tmpdir(), 'site-print-'));
    const child = spawn(browser, [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    });
    const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
    try {
      return await printed(html, connected(child, browser));
    } finally {
      child.kill();
      await gone;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  };

type Session = (id?: string) => Send;

/** What a browser answers; where it cannot, whoever waits is told what it said last. */
function connected(child: ChildProcess, browser: string): Session {
  const [, , , to, from] = child.stdio;
  if (!(to instanceof Writable) || !(from instanceof Readable))
    throw new UsageError(`The browser ${browser} cannot be started.`);
  const { send, end } = devtools(to, from);
  const said: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const stop = (why: string) => end(new UsageError([`The browser ${browser} ${why}.`, ...said].join('\n').trim()));
  const tooLong = setTimeout(
    () => stop(`has printed nothing for ${START_TIMEOUT_MS / 1000} seconds`),
    START_TIMEOUT_MS,
  );
  child.once('error', ({ message }) => stop(`cannot be started: ${message}`));
  child.once('close', () => {
    clearTimeout(tooLong);
    stop('has ended before it printed');
  });
  return send;
}

const TARGET = z.object({ targetId: z.string() });
const SESSION = z.object({ sessionId: z.string() });
const FRAMES = z.object({ frameTree: z.object({ frame: z.object({ id: z.string() }) }) });
const VALUE = z.object({ result: z.object({ value: z.array(z.number()) }) });
const PDF = z.object({ data: z.string() });

async function printed(html: string, session: Session): Promise<Uint8Array> {
  const { targetId } = TARGET.parse(await session()('Target.createTarget', { url: 'about:blank' }));
  const attached = await session()('Target.attachToTarget', { targetId, flatten: true });
  const send = session(SESSION.parse(attached).sessionId);
  const { frameTree } = FRAMES.parse(await send('Page.getFrameTree'));
  await send('Page.setDocumentContent', { frameId: frameTree.frame.id, html });
  const overflow = await send('Runtime.evaluate', { expression: TOO_LONG, awaitPromise: true, returnByValue: true });
  const long = VALUE.parse(overflow).result.value;
  const page = long.findIndex((millimetres) => millimetres > 0);
  if (page >= 0)
    throw new UsageError(
      `Page ${page + 1} is ${Math.ceil(long[page] ?? 0)} mm too long. Say less on it, or move a part to another page.`,
    );
  const { data } = PDF.parse(
    await send('Page.printToPDF', {
      printBackground: true,
      preferCSSPageSize: true,
      generateTaggedPDF: true,
      generateDocumentOutline: true,
    }),
  );
  return Buffer.from(data, 'base64');
}

/** Waits for fonts and pictures, then measures by how many millimetres each page reaches beyond its paper. */
const TOO_LONG = `Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]).then(() =>
  [...document.querySelectorAll('.sheet')].map(({ scrollHeight, clientHeight }) => ((scrollHeight - clientHeight) / 96) * 25.4))`;
