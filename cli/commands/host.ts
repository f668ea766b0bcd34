import { Argument, type Command } from 'commander';
import { HOSTS } from '../../renderer/output/hosts/index.ts';
import type { HostFlags } from '../actions/host.ts';
import type { CommandContext } from '../context.ts';
import { outOption, portOption, type Run } from './shared.ts';

export const hostCommand = (program: Command, run: Run, context: CommandContext) =>
  program
    .command('host')
    .summary('print the configuration of a server or host')
    .description('print the complete configuration of a server or host for the built folder')
    .addArgument(new Argument('<server>', 'the server or host').choices(Object.keys(HOSTS)))
    .addOption(outOption())
    .option('--root <path>', 'path of the folder on the server (default: its path on this machine)')
    .addOption(portOption(undefined, '80, or 443 for Caddy'))
    .addHelpText(
      'after',
      `
Examples:
  $ site host nginx --root /var/www/clinic > clinic.conf
  $ site host apache > dist/.htaccess

Cloudflare Pages and Netlify read _redirects and _headers from the folder. See docs/hosting.md.`,
    )
    .action((server: string, flags: HostFlags) =>
      run(async () => (await import('../actions/host.ts')).runHost(server, flags, context)),
    );
