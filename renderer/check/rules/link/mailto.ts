import type { LinkMap } from '../../links/link-map.ts';
import type { Rule, RuleFinding, RuleInput } from '../rule.ts';
import { atEach, badLinks, findingAt } from './fault.ts';

export const linkMailto: Rule = {
  name: 'link/mailto',
  severity: 'error',
  checks:
    'An e-mail link holds an address that mail can be sent to, and a subject that every mail program reads alike.',
  because: 'A mail that cannot be sent, or comes without its subject, is a client lost.',
  source: 'RFC 6068 §2; RFC 5321 §4.1.2; RFC 1035 §2.3.1',
  examples: {
    bad: [
      { shows: 'a full stop before the @', values: { 'clinic.email': 'hello.@small.example' } },
      { shows: 'a domain without an ending', values: { 'clinic.email': 'hello@small.1' } },
      { shows: 'a subject that was forgotten', values: { 'navigation.bar.0.to': 'email:' } },
    ],
    good: [
      { shows: 'a name of two parts', values: { 'clinic.email': 'front.desk+web@small.example' } },
      { shows: 'a subject of several words', values: { 'navigation.bar.0.to': 'email:Waiting list & prices' } },
    ],
  },
  find: (input) => [...address(input), ...subjects(input.links), ...written(input.links)],
};

const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LOCAL = new RegExp(`^${ATOM}(?:\\.${ATOM})*$`, 'i');
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** The form that mail servers take; quoted names, which they take too, are never meant. */
export function isMailbox(text: string): boolean {
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

const address = ({ site }: RuleInput): readonly RuleFinding[] =>
  isMailbox(site.clinic.email)
    ? []
    : [
        {
          message: `No mail can be sent to “${site.clinic.email}”.`,
          help: 'Write the address as it stands in your mail program.',
          path: ['clinic', 'email'],
        },
      ];

const subjects = ({ authored }: LinkMap): readonly RuleFinding[] =>
  authored.flatMap((link) =>
    link.target?.kind === 'email' && link.target.subject === ''
      ? [
          findingAt(link, {
            message: 'This e-mail link names no subject after “email:”.',
            help: 'Write “email”, or the subject after the colon.',
            instead: 'email',
          }),
        ]
      : [],
  );

/** What pages make of it: percent-encoded, and nothing but the fields that a link may fill in. */
const written = (links: LinkMap): readonly RuleFinding[] =>
  badLinks(links, ({ href }) => href.startsWith('mailto:') && !isEncoded(href)).flatMap((link) =>
    atEach(links, link, {
      message: `“${link.href}” is not encoded as mail programs expect it.`,
      help: 'Write the subject in plain letters.',
    }),
  );

/** RFC 6068 §2: a space is '%20'; '+' is a plus sign to most mail programs. */
const isEncoded = (href: string): boolean =>
  /^mailto:[^?\s"<>]*(?:\?(?:subject|body|cc)=(?:[\w.~!$'()*,;:@/-]|%[\dA-F]{2})*(?:&(?:subject|body|cc)=(?:[\w.~!$'()*,;:@/-]|%[\dA-F]{2})*)*)?$/i.test(
    href,
  );
