import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { apache } from '../../../renderer/output/hosts/apache/index.ts';
import { caddy } from '../../../renderer/output/hosts/caddy/index.ts';
import type { HostModel } from '../../../renderer/output/hosts/model.ts';
import { nginx } from '../../../renderer/output/hosts/nginx/index.ts';
import { closedPort } from '../answering-host.ts';
import { inFolder } from '../sites.ts';
import { withProgram } from './running.ts';

/** A built site and the path of its files. */
export interface BuiltSite {
  readonly folder: string;
  readonly model: HostModel;
}

/** Runs a function with a server of a built site. */
export type Serve = <T>(site: BuiltSite, run: (url: string) => Promise<T>) => Promise<T>;

/** The path of a server program; see test/servers.mjs. */
const place = (name: string): string => process.env[`SITE_TEST_${name}`] ?? '';

/**
 * nginx with the configuration that `site host` prints, and settings that let it run beside another nginx on this
 * machine.
 *
 */
export const withNginx: Serve = ({ folder, model }, run) =>
  inFolder(async (own) => {
    const port = await closedPort();
    const config = nginx.config(model, { root: folder, folder, port });
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${own}/${name};`,
    );
    const file = join(own, 'nginx.conf');
    await writeFile(file, config.replace('http {\n', `http {\naccess_log off;\n${temporary.join('\n')}\n`));
    // If started as root, nginx would run as the user nobody, who may not read the folder of a test.
    const user = process.getuid?.() === 0 ? 'user root; ' : '';
    const args = ['-p', own, '-c', file, '-e', 'stderr', '-g', `${user}daemon off; pid ${own}/pid;`];
    return withProgram({ command: place('NGINX'), args, cwd: own }, port, run);
  });

/**
 * Caddy with the configuration that `site host` prints, and without anything that conflicts with another Caddy on this
 * machine.
 */
export const withCaddy: Serve = ({ folder, model }, run) =>
  inFolder(async (own) => {
    const port = await closedPort();
    const file = join(own, 'Caddyfile');
    await writeFile(
      file,
      `{\n\tadmin off\n\tauto_https off\n}\n${caddy.config(model, { root: folder, folder, port })}`,
    );
    const args = ['run', '--config', file, '--adapter', 'caddyfile'];
    return withProgram({ command: place('CADDY'), args, cwd: own }, port, run);
  });

/** The modules of Debian, whose servers of shared hosts have more. */
const MODULES = ['mpm_event', 'authz_core', 'dir', 'mime', 'negotiation', 'rewrite', 'headers', 'filter', 'deflate'];

/** Apache as a shared host runs it, with the `.htaccess` that `site host` prints in the folder of the site. */
export const withApache: Serve = ({ folder, model }, run) =>
  inFolder(async (own) => {
    const port = await closedPort();
    const file = join(own, 'httpd.conf');
    const htaccess = join(folder, '.htaccess');
    await writeFile(join(own, 'mime.types'), '');
    await writeFile(
      file,
      [
        `ServerRoot ${own}\nPidFile ${own}/pid\nErrorLog ${own}/error.log\nMutex default:${own}\nTypesConfig ${own}/mime.types`,
        `Listen 127.0.0.1:${port}\nServerName localhost`,
        ...MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
        `DocumentRoot ${folder}`,
        `<Directory ${folder}>\nAllowOverride All\nOptions Indexes FollowSymLinks MultiViews\nRequire all granted\n</Directory>`,
        '<FilesMatch "^\\.ht">\nRequire all denied\n</FilesMatch>\n',
      ].join('\n'),
    );
    // If started as root, Apache answers as another user, who may not read the folder of a test.
    for (const path of [folder, dirname(folder)]) await chmod(path, 0o755);
    await writeFile(htaccess, apache.config(model, { root: folder, folder }));
    const args = ['-f', file, '-DFOREGROUND'];
    return withProgram({ command: place('APACHE2'), args, cwd: own }, port, run).finally(() => rm(htaccess));
  });

/** Cloudflare Pages' own server, which reads `_redirects` and `_headers` in the folder. */
export const withCloudflare: Serve = ({ folder }, run) =>
  inFolder(async (own) => {
    const port = await closedPort();
    const options = ['--ip', '127.0.0.1', '--port', `${port}`, '--inspector-port', '0'];
    const args = [
      join(place('HOSTS'), 'node_modules/wrangler/bin/wrangler.js'),
      ...['pages', 'dev', folder, '--compatibility-date=2025-10-01', '--log-level', 'error', ...options],
    ];
    await mkdir(join(own, 'tmp'));
    const env = { WRANGLER_SEND_METRICS: 'false', CI: 'true', TMPDIR: join(own, 'tmp') };
    return withProgram({ command: process.execPath, args, cwd: own, env }, port, run);
  });

/** The reason why a server cannot run here, with the fix; undefined if it can. */
export const missing = {
  nginx: () => (place('NGINX') ? undefined : 'nginx is not installed (apt-get install nginx)'),
  Caddy: () => (place('CADDY') ? undefined : 'Caddy is not installed (apt-get install caddy)'),
  Apache: () => (place('APACHE2') ? undefined : 'Apache is not installed (apt-get install apache2-bin)'),
  packages: () =>
    place('HOSTS') ? undefined : 'the packages of test/servers are not installed (npm ci in test/servers)',
} as const;
