import { build } from 'esbuild';
import type { Page } from 'playwright';
import { ROOT } from './sites.ts';

/** A page with the island runtime, made for one test: its HTML, and the source of its islands by their names. */
export interface RuntimePage {
  readonly body: string;
  readonly islands: Readonly<Record<string, string>>;
}

const ADDRESS = 'https://runtime.test';

/** Opens such a page. Its scripts are bundled like those of a site. */
export async function openRuntime(page: Page, { body, islands }: RuntimePage): Promise<void> {
  const loads = Object.keys(islands).map((name) => `${JSON.stringify(name)}: () => import('island:${name}')`);
  const { outputFiles } = await build({
    stdin: {
      contents: `import { start } from './renderer/islands/browser/start.ts'; start({}, { ${loads.join(', ')} });`,
      resolveDir: ROOT,
      loader: 'ts',
    },
    plugins: [
      {
        name: 'islands',
        setup(setup) {
          setup.onResolve({ filter: /^island:/ }, ({ path }) => ({
            path: path.slice('island:'.length),
            namespace: 'island',
          }));
          setup.onLoad({ filter: /.*/, namespace: 'island' }, ({ path }) => ({
            contents: islands[path] ?? '',
            loader: 'tsx',
            resolveDir: ROOT,
          }));
        },
      },
    ],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: '/',
    write: false,
    preserveSymlinks: true,
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', jsxImportSource: 'react' } },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const files = new Map(outputFiles.map(({ path, text }) => [path, text]));
  await page.route(`${ADDRESS}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const script = files.get(pathname);
    return script === undefined
      ? route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><html lang="en"><head><title>Runtime</title><script type="module" src="/stdin.js"></script></head><body>${body}</body></html>`,
        })
      : route.fulfill({ contentType: 'text/javascript', body: script });
  });
  await page.goto(`${ADDRESS}/`);
}

/** Collects the scripts that the page requests from now on. */
export function scriptRequests(page: Page): readonly string[] {
  const all: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') all.push(request.url());
  });
  return all;
}
