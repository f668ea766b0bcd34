import type { Contact, Contacts } from '../../renderer/check/contacts.ts';
import { counted } from '../../renderer/core/wording.ts';
import { escapeForTerminal } from '../../renderer/facts/plain-text.ts';
import type { Colours, Terminal } from '../terminal.ts';
import { printableJson } from './printable.ts';

/** The third-party hosts of every page, for programs. */
export const hostsJson = (contacts: Contacts): string =>
  printableJson({
    version: 1,
    routes: [...contacts].map(([route, hosts]) => ({
      route,
      hosts: hosts.map(({ host, provider, purpose, consent, path, policy }) => ({
        host,
        provider: provider ?? null,
        purpose,
        consent: consent ?? null,
        path: path ?? null,
        policy: policy ?? null,
      })),
    })),
  });

/** The same for people: the hosts of each page, then what is known of each host. */
export function hostsTable(contacts: Contacts, { colours }: Pick<Terminal, 'colours'>): string {
  const all = [...contacts.values()].flat();
  const hosts = new Map(all.map((contact) => [`${contact.host} ${contact.path ?? ''}`, contact]));
  const width = Math.max(...[...contacts.keys()].map(({ length }) => length));
  const rows = [...contacts].map(([route, found]) => {
    const names = [...new Set(found.map(({ host }) => host))].sort().join(', ');
    return `${route.padEnd(width)}  ${names || colours.dim('none')}`;
  });
  const described = [...hosts.values()]
    .sort((a, b) => (a.host < b.host ? -1 : 1))
    .map((contact) => describe(contact, colours));
  const names = new Set(all.map(({ host }) => host));
  return [
    ...rows,
    '',
    ...described,
    '',
    `${counted(names.size, 'host')} of other companies on ${counted(contacts.size, 'page')}.`,
  ].join('\n');
}

function describe({ host, provider, purpose, consent, path, policy }: Contact, colours: Colours): string {
  const what =
    provider === undefined
      ? colours.red('not declared in the config')
      : `${purpose} of ${escapeForTerminal(provider)} (${path})`;
  const when =
    consent === undefined ? colours.red('contacted without asking') : `contacted after consent to “${consent}”`;
  const named = policy
    ? `${policy.route}: “${escapeForTerminal(policy.sentence)}”`
    : colours.red(provider === undefined ? 'no policy names it' : 'no policy names its provider');
  return `${colours.bold(host)}: ${what}, ${when}\n  ${named}`;
}
