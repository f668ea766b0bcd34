import { formatPath } from '../core/finding.ts';
import { groupBy } from '../core/group-by.ts';
import type { FinishedPage } from '../html/finish.ts';
import { hostsOf, type ThirdParty } from '../html/policy/third-parties.ts';
import type { CheckedSite } from './examined.ts';
import { policySentence } from './policy-sentence.ts';
import { hasSection } from './rules/pages.ts';

/** A host of another company that a page can contact. */
export interface Contact {
  readonly host: string;
  /** `undefined` if the config does not declare the host. */
  readonly provider?: string | undefined;
  readonly purpose: ThirdParty['purpose'] | 'unknown';
  /** The purpose for which the visitor is asked; `undefined` if the page contacts the host without asking. */
  readonly consent?: ThirdParty['consent'];
  /** Where the config declares it. */
  readonly path?: string | undefined;
  /** The sentence of a policy that names the provider, or the host. */
  readonly policy?: { readonly route: string; readonly sentence: string } | undefined;
}

/** The hosts of each page by its route. */
export type Contacts = ReadonlyMap<string, readonly Contact[]>;

/** Lists the hosts of other companies that each page can contact: those of the config, and any that its HTML requests. */
export function contactsOf({ host: { origin }, plan, pages }: Pick<CheckedSite, 'host' | 'plan' | 'pages'>): Contacts {
  const plans = new Map(plan.pages.map((page) => [page.route, page]));
  const policies = pages.filter(({ route }) => {
    const planned = plans.get(route);
    return planned && hasSection(planned, 'policy');
  });
  const sentence = (words: string) => policySentence(policies, words);
  return new Map(
    pages.map((page) => {
      const declared = page.thirdParties.flatMap((party) =>
        hostsOf(party).map((host): Contact => {
          const { provider, purpose, consent, path } = party;
          const policy = sentence(provider) ?? sentence(host);
          return { host, provider, purpose, consent, path: formatPath(path), policy };
        }),
      );
      const known = groupBy(declared, ({ host }) => host);
      const others = requestedHosts(page, origin).filter((host) => !known.has(host));
      return [
        page.route,
        [...declared, ...others.map((host): Contact => ({ host, purpose: 'unknown', policy: sentence(host) }))],
      ];
    }),
  );
}

const requestedHosts = ({ fetched }: FinishedPage, own: string): readonly string[] => [
  ...new Set(
    fetched.map(({ href }) => new URL(href, `${own}/`)).flatMap(({ origin, host }) => (origin === own ? [] : [host])),
  ),
];
