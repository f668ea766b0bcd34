import { distance } from 'fastest-levenshtein';
import type { LinkMap } from '../../links/link-map.ts';
import type { Rule, RuleFinding, RuleInput } from '../rule.ts';
import { findingAt, findingsAt, linkProblems } from './problem.ts';

export const linkMailto: Rule = {
  name: 'link/mailto',
  severity: 'error',
  checks:
    'Every e-mail link has a valid address, on the domain of the site if only a letter differs, and an encoded subject.',
  because: 'Visitors’ mail never arrives, or arrives without its subject.',
  source: 'RFC 6068 §2; RFC 5321 §4.1.2; RFC 1035 §2.3.1',
  bad: {
    'a full stop before the @': { 'clinic.email': 'hello.@small.example' },
    'a domain without a top-level domain': { 'clinic.email': 'hello@small.1' },
    'a letter too few in the domain of the site': { 'clinic.email': 'hello@smal.example' },
    'an empty subject': { 'navigation.bar.0.to': 'email:' },
  },
  good: {
    'an address with a dot in its name': { 'clinic.email': 'front.desk+web@small.example' },
    'a subject of several words': { 'navigation.bar.0.to': 'email:Waiting list & prices' },
  },
  find: (input) => [...address(input), ...subjects(input.links), ...written(input.links)],
};

const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LOCAL = new RegExp(`^${ATOM}(?:\\.${ATOM})*$`, 'i');
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** Tests the usual form of an address. Mail servers also accept quoted names, but nobody uses them. */
function isMailbox(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const labels = text.slice(at + 1).split('.');
  return (
    at > 0 &&
    text.length <= 254 &&
    local.length <= 64 &&
    LOCAL.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    /^[a-z]{2,}$|^xn--/i.test(labels.at(-1) ?? '')
  );
}

function address({ site: { clinic, hosting } }: RuleInput): readonly RuleFinding[] {
  const path = ['clinic', 'email'];
  if (!isMailbox(clinic.email))
    return [
      {
        message: `“${clinic.email}” is not a valid e-mail address.`,
        help: 'Copy the address from your mail program.',
        path,
      },
    ];
  const [name = '', domain = ''] = clinic.email.split('@');
  const own = new URL(hosting.url).hostname.replace(/^www\./, '');
  if (!isMisspelt(domain.toLowerCase(), own)) return [];
  return [
    {
      message: `“${domain}” differs by one letter from the domain of the site, “${own}”.`,
      help: `Write “${name}@${own}”, or accept the address with a reason if both domains are yours.`,
      path,
    },
  ];
}

/** A practice may well own its domain with and without a hyphen, and with two endings. */
function isMisspelt(domain: string, own: string): boolean {
  const [name = '', otherName = ''] = [domain, own].map((each) => each.replace(/\..*$/s, ''));
  const isLetter = name.replaceAll('-', '') !== otherName.replaceAll('-', '') && name.length > MIN_NAME;
  return isLetter && (distance(domain, own) === 1 || areSwapped(domain, own));
}

/** Two short names that differ by one letter are more often two names. */
const MIN_NAME = 3;

/** 'clinci.example' and 'clinic.example' */
function areSwapped(text: string, other: string): boolean {
  const at = [...text].findIndex((letter, index) => letter !== other[index]);
  const swapped = text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
  return at >= 0 && swapped === other;
}

const subjects = ({ authored }: LinkMap): readonly RuleFinding[] =>
  authored.links.flatMap((link) =>
    link.target?.kind === 'email' && link.target.subject === ''
      ? [
          findingAt(link, {
            message: 'This e-mail link has no subject after “email:”.',
            help: 'Write “email”, or add the subject after the colon.',
            instead: 'email',
          }),
        ]
      : [],
  );

/** Checks the links on rendered pages: they are percent-encoded and fill in only permitted fields. */
const written = (links: LinkMap): readonly RuleFinding[] =>
  linkProblems(links, ({ href }) => href.startsWith('mailto:') && !isEncoded(href)).flatMap((link) =>
    findingsAt(links, link, {
      message: `“${link.href}” is not encoded as mail programs expect.`,
      help: 'Write the subject without special characters.',
    }),
  );

/** RFC 6068 §2: a space is '%20', because most mail programs read '+' as a plus sign. */
const isEncoded = (href: string): boolean =>
  /^mailto:[^?\s"<>]*(?:\?(?:subject|body|cc)=(?:[\w.~!$'()*,;:@/-]|%[\dA-F]{2})*(?:&(?:subject|body|cc)=(?:[\w.~!$'()*,;:@/-]|%[\dA-F]{2})*)*)?$/i.test(
    href,
  );
