import type { TargetProblem } from '../../facts/target.ts';

/** Schemes that links cannot have, each with what to write instead. */
const SCHEMES: Readonly<Record<string, string>> = {
  http: 'Write an address that begins with “https://”.',
  mailto: 'Write “email” or “email:A subject”: the address is in clinic.email.',
  tel: 'Write “phone”: the number is in clinic.phone.',
  sms: 'Write “phone”: the number is in clinic.phone.',
  ftp: 'Write an address that begins with “https://”.',
  ws: 'Write an address that begins with “https://”.',
  file: 'Put the file into content/documents/, and write “document:” and its name.',
  blob: 'Put the file into content/documents/, and write “document:” and its name.',
  data: 'Put the file into content/, and name it in the config.',
  javascript: 'Write an address that begins with “https://”.',
  vbscript: 'Write an address that begins with “https://”.',
};

/** Browsers ignore spaces and control characters before a scheme (https://url.spec.whatwg.org/#url-parsing). */
const SCHEME = /^[\s\p{Cc}]*([a-z]+):/iu;

/** Returns why an address cannot have its scheme, or `undefined` if the scheme is not the problem. */
export function schemeProblem(text: unknown): TargetProblem | undefined {
  const scheme = typeof text === 'string' ? SCHEME.exec(text)?.[1]?.toLowerCase() : undefined;
  const help = scheme === undefined ? undefined : SCHEMES[scheme];
  if (typeof text !== 'string' || help === undefined) return undefined;
  const problem = {
    rule: 'link/scheme',
    problem: scheme === 'http' ? `“${text}” does not use https.` : `Links cannot start with “${scheme}:”.`,
    help,
  } as const;
  const address = text.trim();
  return address.startsWith('http://') ? { ...problem, instead: address.replace('http:', 'https:') } : problem;
}

/** Contacts as owners type them, or quote them: the values, or the facts that contain them. */
const CONTACTS = [
  { target: 'phone', scheme: 'tel', form: /^(?:\{?clinic\.phone\}?|\+?[\d\s().-]{7,})$/ },
  { target: 'email', scheme: 'mailto', form: /^(?:\{?clinic\.email\}?|[^\s@:/]+@[^\s@:/]+\.[a-z]+)$/i },
] as const;

/** Explains a telephone number or an e-mail address as the target of a link; returns `undefined` for any other text. */
export function contactProblem(text: string): TargetProblem | undefined {
  const found = CONTACTS.find(({ form }) => form.test(text));
  const help = found && SCHEMES[found.scheme];
  return help === undefined
    ? undefined
    : { problem: `“${text}” is not a valid link target.`, help, instead: found?.target };
}
