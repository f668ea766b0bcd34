/** `site host NAME` prints the complete configuration for the built folder. */
import * as assert from 'uvu/assert';
import yaml from 'yaml';
import { LOST } from '../../renderer/output/hosts/github-pages/index.ts';
import { checkedWith } from '../support/checked-with.ts';
import { cli } from '../support/run-cli.ts';
import { withFolder } from '../support/served-site.ts';
import { inFolder } from '../support/sites.ts';
import { suite } from '../support/suite.ts';

const { site } = await checkedWith({});
if (!site) throw new Error('The minimal site is not valid.');

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
    cloudfront: await host('cloudfront'),
    elsewhere: await host('cloudfront', '--root', "our site's"),
    pages: await host('github-pages'),
    unknown: await host('iis'),
    awkward: await host('nginx', '--root', '/srv/{site} "$name" ü'),
    braces: await host('caddy', '--root', '/srv/{$HOME}'),
    lines: await host('nginx', '--root', '/srv/a\nuser root;'),
  };
});
const { folder, nginx, here, caddy, there, vercel, apache, cloudfront, elsewhere, pages } = results;
const { unknown, awkward, braces, lines } = results;

suite('site host', (test) => {
  test('prints a complete nginx.conf with the site’s domain and the path of the folder', () => {
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

  test('uses the path on the server and the port from the command line', () => {
    assert.ok(here.stdout.includes('    listen 8080;') && here.stdout.includes('    root "/srv/small practice";'));
    assert.not.match(here.stdout, /server_name|listen 80;/);
  });

  test('prints a complete Caddyfile that requests certificates for the site’s domain', () => {
    assert.match(caddy.stdout, /^small\.example \{$/m);
    assert.match(there.stdout, /^:8080 \{\n\troot \* "\/srv\/small"$/m);
  });

  test('prints a vercel.json', () => {
    const config: { outputDirectory: string; routes: { src?: string; status?: number }[] } = JSON.parse(vercel.stdout);
    assert.is(config.outputDirectory, 'public');
    assert.ok(config.routes.some(({ src, status }) => src === '^/go/visit$' && status === 302));
  });

  test('prints an .htaccess with the booking links, and with directives that fail if the server lacks a module', () => {
    assert.is(apache.code, 0);
    assert.match(
      apache.stdout,
      'RewriteCond %{REQUEST_URI} "^/go/visit$"\nRewriteRule ^ "https://book.example/visit" [R=302,NE,END]\n',
    );
    assert.equal(apache.stdout.match(/^ *<IfModule \w+\.c>$/gm), [
      '<IfModule mod_negotiation.c>',
      '<IfModule mod_filter.c>',
      '  <IfModule mod_deflate.c>',
    ]);
  });

  test('prints a CloudFormation template whose comments contain the commands to deploy it and to upload the site', () => {
    const { Resources } = yaml.parse(cloudfront.stdout);
    assert.equal(Resources.Distribution.Properties.DistributionConfig.Aliases, ['small.example']);
    assert.match(Resources.RequestFunction.Properties.FunctionCode, '"/go/visit": "https://book.example/visit",');
    assert.match(
      cloudfront.stdout,
      `#   aws s3 sync ${folder} s3://BUCKET --delete --exclude "_*" --exclude 404.html\n`,
    );
    assert.match(elsewhere.stdout, "#   aws s3 sync 'our site'\\''s' s3://BUCKET ");
  });

  test('prints a workflow for GitHub Pages that builds and publishes the folder, and lists what the host cannot do', () => {
    const { jobs } = yaml.parse(pages.stdout);
    const steps: readonly { run?: string; uses?: string; with?: { path?: string } }[] = jobs.publish.steps;
    assert.ok(steps.some(({ run }) => run === `npx site build --release --out ${JSON.stringify(folder)}`));
    assert.is(steps.find(({ uses }) => uses?.startsWith('actions/upload-pages-artifact@'))?.with?.path, folder);
    for (const line of LOST) assert.match(pages.stdout, `\n# - ${line}\n`);
  });

  test('escapes every special character of a path for nginx', () =>
    assert.match(awkward.stdout, /^ {4}root "\/srv\/\{site\} \\"\$\{dollar\}name\\" ü";$/m));

  test('rejects a path that Caddy would misread, and one with a line break', () => {
    assert.is(braces.code, 2);
    assert.is(
      braces.stderr,
      'The path /srv/{$HOME} cannot be used in the configuration: braces and backslashes have a special meaning in Caddy’s configuration. Choose another path with --root.\n',
    );
    assert.is(lines.code, 2);
    assert.match(
      lines.stderr,
      /it contains a line break or an invisible character\. Choose another path with --root\.\n$/,
    );
    assert.is(lines.stdout, '');
  });

  test('rejects an unknown server', () => {
    assert.is(unknown.code, 2);
    assert.match(unknown.stderr, /Allowed choices are nginx, caddy, apache, vercel, cloudfront, github-pages/);
  });

  test('reports a folder without a built site', () =>
    inFolder(async (empty) => {
      const { code, stderr } = await cli(['host', 'nginx', '--out', empty]);
      assert.is(code, 2);
      assert.is(stderr, `The folder ${empty} contains no built site. Run “npx site build” first.\n`);
    }));
});
