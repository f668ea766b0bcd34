/**
 * The other generators: how the folder of the peers builds each of them. `produced` is removed before a first build,
 * `out` contains the finished pages, and `copies` are files that its pages share with another peer.
 */
import { join } from 'node:path';
import { find } from '../../servers.mjs';

/** Astro 7 needs Node 22.12 (https://docs.astro.build/en/install-and-setup/#prerequisites). */
const ASTRO_NODE = [22, 12];

const script = (path) => () => [process.execPath, path];

export const TOOLS = [
  {
    name: 'bare',
    title: 'React without a generator',
    folder: 'bare',
    installs: ['bare'],
    package: 'react',
    command: script('build.mjs'),
    produced: ['dist', '.cache'],
    out: 'dist',
  },
  {
    name: 'eleventy',
    title: 'Eleventy',
    folder: 'eleventy',
    installs: ['eleventy'],
    package: '@11ty/eleventy',
    command: script('node_modules/@11ty/eleventy/cmd.cjs'),
    produced: ['dist', '.cache'],
    out: 'dist',
  },
  {
    name: 'eleventy-njk',
    title: 'Eleventy with Nunjucks',
    folder: 'eleventy-njk',
    installs: ['eleventy'],
    package: '@11ty/eleventy',
    command: script('../eleventy/node_modules/@11ty/eleventy/cmd.cjs'),
    produced: ['dist', '.cache'],
    out: 'dist',
  },
  {
    name: 'hugo',
    title: 'Hugo',
    folder: 'hugo',
    installs: [],
    program: 'hugo',
    command: () => [find('hugo'), '--quiet'],
    produced: ['dist', 'resources', '.hugo_build.lock'],
    out: 'dist',
  },
  {
    name: 'astro',
    title: 'Astro',
    folder: 'astro',
    installs: hasNode(ASTRO_NODE) ? ['astro'] : ['astro', 'node22'],
    package: 'astro',
    command: (root) => [
      hasNode(ASTRO_NODE) ? process.execPath : join(root, 'node22/node_modules/.bin/node'),
      'node_modules/astro/bin/astro.mjs',
      'build',
    ],
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
    produced: ['dist', '.astro-cache', '.astro', 'node_modules/.vite', 'node_modules/.astro'],
    out: 'dist',
  },
  {
    name: 'next',
    title: 'Next.js',
    folder: 'next',
    installs: ['next'],
    package: 'next',
    command: () => [process.execPath, 'node_modules/next/dist/bin/next', 'build'],
    env: { NEXT_TELEMETRY_DISABLED: '1' },
    copies: { 'bare/components.jsx': 'next/lib/components.jsx', 'static/style.css': 'next/public/style.css' },
    produced: ['.next', 'out'],
    out: 'out',
  },
  {
    name: 'vitepress',
    title: 'VitePress',
    folder: 'vitepress',
    installs: ['vitepress'],
    package: 'vitepress',
    command: () => [process.execPath, 'node_modules/vitepress/bin/vitepress.js', 'build'],
    copies: { 'static/style.css': 'vitepress/public/style.css' },
    produced: ['dist', '.vp-cache', 'node_modules/.vite', '.vitepress/.temp'],
    out: 'dist',
  },
];

function hasNode([major, minor]) {
  const [ours, second] = process.versions.node.split('.').map(Number);
  return ours > major || (ours === major && second >= minor);
}
