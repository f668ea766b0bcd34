/** The contract: `site host nginx|caddy|vercel` prints the complete configuration for the built folder. */
import * as assert from 'uvu/assert';
import { checkedWith } from '../support/checked-with.ts';
import { cli } from '../support/run-cli.ts';
import { withFolder } from '../support/served-site.ts';
import { inFolder } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const { site } = await checkedWith({});
if (!site) throw new Error('The smallest site is none.');

const results = await withFolder(site, async (folder) => {
  const host = (...args: readonly string[]) => cli(['host', ...args, '--out', folder]);
  return {
    folder,
    nginx: await host('nginx'),
    here: await host('nginx', '--root', '/srv/small practice', '--port', '8080'),
    caddy: await host('caddy'),
    there: await host('caddy', '--root', '/srv/small', '--port', '8080'),
    vercel: await host('vercel', '--root', 'public'),
    apache: await host('apache'),
    awkward: await host('nginx', '--root', '/srv/{site} "$name" ü'),
    braces: await host('caddy', '--root', '/srv/{$HOME}'),
    lines: await host('nginx', '--root', '/srv/a\nuser root;'),
  };
});
const { folder, nginx, here, caddy, there, vercel, apache, awkward, braces, lines } = results;

suite('site host', (test) => {
  test('prints a whole nginx.conf, for the site’s own name and the folder where it lies', () => {
    assert.is(nginx.code, 0);
    assert.is(nginx.stderr, '');
    for (const part of [
      'events {}',
      'http {',
      '    listen 80;',
      '    server_name small.example;',
      `    root "${folder}";`,
    ])
      assert.ok(nginx.stdout.includes(part), part);
  });

  test('takes the folder on the server and the port', () => {
    assert.ok(here.stdout.includes('    listen 8080;') && here.stdout.includes('    root "/srv/small practice";'));
    assert.not.match(here.stdout, /server_name|listen 80;/);
  });

  test('prints a whole Caddyfile, with certificates under the site’s own name', () => {
    assert.match(caddy.stdout, /^small\.example \{$/m);
    assert.match(there.stdout, /^:8080 \{\n\troot \* "\/srv\/small"$/m);
  });

  test('prints a vercel.json', () => {
    const config: { outputDirectory: string; routes: { src?: string; status?: number }[] } = JSON.parse(vercel.stdout);
    assert.is(config.outputDirectory, 'public');
    assert.ok(config.routes.some(({ src, status }) => src === '^/go/visit$' && status === 302));
  });

  test('names any folder to nginx, which reads no sign of it as its own', () =>
    assert.match(awkward.stdout, /^ {4}root "\/srv\/\{site\} \\"\$\{dollar\}name\\" ü";$/m));

  test('names no folder that Caddy would read as another, and nothing that would end a line', () => {
    assert.is(braces.code, 2);
    assert.is(
      braces.stderr,
      'The folder /srv/{$HOME} cannot be named in the configuration: Caddy reads braces and backslashes as its own signs. Name another with --root.\n',
    );
    assert.is(lines.code, 2);
    assert.match(lines.stderr, /it holds a line break or a character that nobody sees\. Name another with --root\.\n$/);
    assert.is(lines.stdout, '');
  });

  test('knows no other server', () => {
    assert.is(apache.code, 2);
    assert.match(apache.stderr, /Allowed choices are nginx, caddy, vercel/);
  });

  test('says where there is no built site', () =>
    inFolder(async (empty) => {
      const { code, stderr } = await cli(['host', 'nginx', '--out', empty]);
      assert.is(code, 2);
      assert.is(stderr, `There is no built site in ${empty}. Make it with “site build”.\n`);
    }));
});
