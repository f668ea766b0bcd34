import { bug } from '../core/bug.ts';
import type { FinishedPage } from '../html/finish.ts';
import { ANY_STYLE, readPolicy } from '../html/policy/directives.ts';
import { isListed } from './rules/link/sitemap.ts';
import type { RuleInput } from './rules/rule.ts';
import { isOwners } from './rules/seo/data-problems.ts';

type Input = Pick<RuleInput, 'links' | 'plan'> & { readonly pages: readonly FinishedPage[] };

/** Throws an `InternalError` if a page or the sitemap has a defect that only a bug in this tool can cause. */
export function assertNoBugs(input: Input): void {
  const found = [...input.pages.flatMap(bugsInPage), ...bugsInSitemap(input)];
  if (found.length > 0) bug(found.join('\n'));
}

/** Returns one message for each defect of a finished page that no config can cause. */
export const bugsInPage = (page: FinishedPage): readonly string[] =>
  [
    ...mainBugs(page),
    ...policyBugs(page),
    ...imageBugs(page),
    ...dataBugs(page),
    ...page.offers.flatMap(offerBugs),
  ].map((message) => `${page.route}: ${message}`);

/** Problems in structured data that no value of a config can cause. */
const dataBugs = ({ dataProblems }: FinishedPage): readonly string[] =>
  dataProblems.flatMap((problem) => (problem.kind === 'wrong' && !isOwners(problem) ? [problem.message] : []));

function mainBugs({ landmarks }: FinishedPage): readonly string[] {
  const count = landmarks.filter(({ role }) => role === 'main').length;
  return count === 1 ? [] : [`The page has ${count} main landmarks instead of one.`];
}

/** Reports every inline script and style that the content security policy of the page would block. */
export function policyBugs({ inline, policyText }: Pick<FinishedPage, 'inline' | 'policyText'>): readonly string[] {
  if (policyText === undefined) return ['The page has no content security policy.'];
  const sources = readPolicy(policyText);
  return inline.flatMap(({ kind, text, hash = '' }) => {
    if (kind === 'attribute') return [`“${text}” is an inline attribute, which no hash in a policy can allow.`];
    const allowed = sources.get(`${kind}-src`) ?? [];
    return allowed.includes(hash) || (kind === 'style' && allowed.includes(ANY_STYLE))
      ? []
      : [`The content security policy does not contain the hash of the inline ${kind} “${text}…”.`];
  });
}

const imageBugs = ({ images }: FinishedPage): readonly string[] =>
  images.flatMap(({ src, alt }) => (alt === undefined ? [`The image “${src}” has no “alt” attribute.`] : []));

function offerBugs({ name, price, currency, specified }: FinishedPage['offers'][number]): readonly string[] {
  const offer = `The structured data offers “${name}”`;
  if (currency !== 'GBP') return [`${offer} in “${currency}” instead of GBP.`];
  if (!/^\d+\.\d{2}$/.test(price)) return [`${offer} for “${price}”, which is not an amount with two decimals.`];
  return specified === '' || Number(specified) === Number(price)
    ? []
    : [`${offer} for both ${price} and ${specified}.`];
}

function bugsInSitemap({ plan, links: { files, addresses } }: Input): readonly string[] {
  const pages = plan.pages.filter(isListed).map(({ route }) => addresses.origin + route);
  const entries = files.flatMap(({ by, href }) => (by === 'sitemap.xml loc' ? [href] : []));
  const [expected, listed] = [new Set(pages), new Set(entries)];
  const address = `${addresses.origin}/sitemap.xml`;
  const isNamed = files.some(({ by, href }) => by === 'robots.txt Sitemap' && href === address);
  return [
    ...without(listed, expected).map((href) => `The sitemap must not list “${href}”.`),
    ...without(expected, listed).map((href) => `The sitemap does not list “${href}”.`),
    ...(entries.length > pages.length ? ['The sitemap lists an address twice.'] : []),
    ...(isNamed ? [] : [`robots.txt does not name “${address}”.`]),
  ];
}

const without = (addresses: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] =>
  [...addresses].filter((address) => !others.has(address));
