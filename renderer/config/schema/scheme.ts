import type { TargetProblem } from '../../facts/target.ts';

/** Beginnings of addresses that are none of ours, with what to write in their place. */
const SCHEMES: Readonly<Record<string, string>> = {
  http: 'Write an address that begins with “https://”.',
  mailto: 'Write “email” or “email:A subject”: the address stands in clinic.email.',
  tel: 'Write “phone”: the number stands in clinic.phone.',
  sms: 'Write “phone”: the number stands in clinic.phone.',
  ftp: 'Write an address that begins with “https://”.',
  ws: 'Write an address that begins with “https://”.',
  file: 'Put the file into content/documents/, and write “document:” and its name.',
  blob: 'Put the file into content/documents/, and write “document:” and its name.',
  data: 'Put the file into content/, and name it in the config.',
  javascript: 'Write an address that begins with “https://”.',
  vbscript: 'Write an address that begins with “https://”.',
};

/** Browsers pass over spaces and control characters before a scheme (https://url.spec.whatwg.org/#url-parsing). */
const SCHEME = /^[\s\p{Cc}]*([a-z]+):/iu;

/** Why an address may not begin as it does; nothing where it is not its beginning that is at fault. */
export function schemeProblem(text: unknown): TargetProblem | undefined {
  const scheme = typeof text === 'string' ? SCHEME.exec(text)?.[1]?.toLowerCase() : undefined;
  const help = scheme === undefined ? undefined : SCHEMES[scheme];
  if (typeof text !== 'string' || help === undefined) return undefined;
  const problem = {
    rule: 'link/scheme',
    problem: scheme === 'http' ? `“${text}” does not use https.` : `“${text}” begins with “${scheme}:”: no link may.`,
    help,
  } as const;
  return text.startsWith('http://') ? { ...problem, instead: text.replace('http:', 'https:') } : problem;
}
