import type { Site } from '../config/site.ts';
import { digest } from '../core/digest.ts';
import { memoize } from '../core/lazy.ts';
import type { Bundled } from '../islands/bundle.ts';
import { scriptTags, withScripts } from '../islands/insert.ts';
import type { Plan } from '../plan/index.ts';
import { extract, type PageFacts } from './extract.ts';
import { joined, policyText, type Sources } from './policy/directives.ts';
import { pagePolicy, policyTag, withPolicy } from './policy/page-policy.ts';
import { type ThirdParty, thirdPartiesOn } from './policy/third-parties.ts';
import type { RenderedPage } from './rendering/render-input.ts';

/** A page as it is served, with its links and its security policy. */
export interface FinishedPage extends PageFacts, Pick<RenderedPage, 'route' | 'file' | 'title' | 'html'> {
  /** The digest of everything that the page is made from, including its scripts. */
  readonly key: string;
  /** True if none of its sections shows anything. */
  readonly empty: boolean;
  readonly islands: readonly string[];
  /** A digest of what the page says, without what all pages have in common. */
  readonly contentDigest: string;
  /** The size in bytes, without compression. */
  readonly size: number;
  /** The services of other companies that the page can load. */
  readonly thirdParties: readonly ThirdParty[];
  readonly policy: Sources;
}

interface FinishInput {
  readonly site: Site;
  readonly plan: Plan;
  readonly pages: readonly RenderedPage[];
  readonly bundled: Bundled;
}

/**
 * Adds the scripts and the security policy to each page. The links of a page were read earlier, so the links of its
 * script elements are added here.
 */
export function finish({ site, plan, pages, bundled }: FinishInput): readonly FinishedPage[] {
  const linksIn = memoize((tags: string) => extract(tags).links);
  const partiesOf = new Map(plan.pages.map((page) => [page.route, thirdPartiesOn(site, page)]));
  return pages.map(({ route, file, title, key, html, reading: { facts, pageScripts, waits, ...read } }) => {
    const tags = scriptTags(pageScripts, waits, bundled);
    const { empty, size, contentDigest, hashes } = read;
    const thirdParties = partiesOf.get(route) ?? [];
    const policy = pagePolicy(hashes, joined(...thirdParties.map(({ sources }) => sources)));
    const text = policyText(policy);
    const added = Buffer.byteLength(tags) + Buffer.byteLength(policyTag(text));
    return {
      ...facts,
      links: facts.links.toSpliced(facts.headLinks, 0, ...linksIn(tags)),
      ...{
        route,
        file,
        title,
        empty,
        contentDigest,
        islands: pageScripts.islands,
        size: size + added,
        thirdParties,
        policy,
        policyText: text,
      },
      key: digest(key, tags, text),
      html: async () => withPolicy(withScripts(await html(), tags), text),
    };
  });
}
