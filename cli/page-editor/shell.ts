import { join } from 'node:path';
import { xml } from '../../renderer/core/escape.ts';
import { contentType } from '../../renderer/output/hosts/content-type.ts';
import type { HostResponse } from '../../renderer/output/hosts/respond.ts';
import { EDITOR } from './browser-shared.ts';
import { EDITOR_STYLES } from './styles.ts';

/** The addresses of the editor’s script and styles. */
const SCRIPT = `${EDITOR}editor.js`;
const STYLES = `${EDITOR}editor.css`;

/** The editor loads only its own files, and no other page can show it in a frame. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Returns the page of the editor: a bar, the site in a frame, and a panel. The script fills them. */
export const shellPage = (clinic: string): HostResponse =>
  text(
    'text/html; charset=utf-8',
    `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${xml(`Edit ${clinic}`)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${STYLES}"></head>
<body data-clinic="${xml(clinic)}"><noscript>The editor needs JavaScript.</noscript><script type="module" src="${SCRIPT}"></script></body></html>`,
    { 'Content-Security-Policy': POLICY, 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' },
  );

const text = (
  type: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
  status = 200,
): HostResponse => ({
  status,
  headers: { 'Content-Type': type, 'Cache-Control': 'no-store', ...headers },
  body: Buffer.from(body),
});

export const json = (value: unknown): HostResponse => text('application/json; charset=utf-8', JSON.stringify(value));

export const plain = (body: string, status: number): HostResponse =>
  text('text/plain; charset=utf-8', body, {}, status);

/** A drawing whose address is opened is a document that can run scripts, so its policy allows nothing. */
export const imageFile = (image: { readonly bytes: Uint8Array; readonly ending: string } | undefined): HostResponse =>
  image
    ? {
        status: 200,
        headers: {
          'Content-Type': contentType(`.${image.ending}`),
          'Cache-Control': 'no-store',
          'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
          'X-Content-Type-Options': 'nosniff',
        },
        body: Buffer.from(image.bytes),
      }
    : plain('Not found\n', 404);

/** Returns the styles of the editor, and its script, bundled from the sources of this tool. */
export async function shellFiles(engine: string): Promise<ReadonlyMap<string, HostResponse>> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [join(engine, 'cli/page-editor/browser/editor.ts')],
    outdir: join(engine, 'assets'),
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
    preserveSymlinks: true,
  });
  return new Map([
    [STYLES, text('text/css; charset=utf-8', EDITOR_STYLES)],
    [SCRIPT, text('text/javascript; charset=utf-8', outputFiles[0]?.text ?? '')],
  ]);
}
