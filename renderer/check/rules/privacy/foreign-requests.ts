import { groupBy } from '../../../core/group-by.ts';
import type { Directive } from '../../../html/policy/directives.ts';
import type { SeenPage } from '../pages.ts';
import type { RuleInput } from '../rule.ts';

/** A request to another server that pages send by themselves, without asking the visitor. */
interface ForeignRequest {
  readonly href: string;
  readonly host: string;
  /** The opening tag of the element that sends it. */
  readonly element: string;
  /** The directive of a policy that allows or blocks it. */
  readonly directive: Directive;
  /** The first of the pages that send it, and their number. */
  readonly page: SeenPage;
  readonly pages: number;
}

/** The input of the rules about requests. */
export type RequestInput = Pick<RuleInput, 'pages' | 'site'>;

/**
 * Returns each request once. No config can cause one: such an element is in the code of the site. The journal’s own feed
 * is reported by `privacy/third-party` at its value.
 */
export function foreignRequests({ pages, site: { hosting, journal } }: RequestInput): readonly ForeignRequest[] {
  const sent = pages.flatMap((page) =>
    page.fetched
      .map((fetched) => ({ ...fetched, page, url: new URL(fetched.href, `${hosting.url}/`) }))
      .filter(({ url, href }) => url.origin !== hosting.url && href !== journal?.feed),
  );
  return [...groupBy(sent, ({ href }) => href).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { href, element, by, page, url } = first;
    const senders = new Set(group.map((one) => one.page.route));
    return [{ href, element, page, host: url.host, directive: directiveOf(by), pages: senders.size }];
  });
}

/** The directives by element and attribute (https://www.w3.org/TR/CSP3/#directives-fetch). */
const DIRECTIVES: readonly (readonly [by: RegExp, directive: Directive])[] = [
  [/^script /, 'script-src'],
  [/^iframe /, 'frame-src'],
  [/^(?:object|embed) /, 'object-src'],
  [/^(?:audio|track) |^video src/, 'media-src'],
  [/^(?:img|source|input|use|video) |^link .*icon/, 'img-src'],
  [/^link .*stylesheet/, 'style-src'],
  [/^link .*manifest/, 'manifest-src'],
];

const directiveOf = (by: string): Directive => DIRECTIVES.find(([pattern]) => pattern.test(by))?.[1] ?? 'default-src';

/** Returns `true` if the policy of the page does not allow the request. */
export function isBlocked({ page, directive, href }: ForeignRequest): boolean {
  const { origin, hostname } = new URL(href, 'https://other.example');
  const allowed = page.policy[directive] ?? page.policy['default-src'] ?? [];
  return !allowed.some(
    (source) =>
      source === origin || (source.startsWith('https://*.') && hostname.endsWith(source.slice('https://*'.length))),
  );
}
