import { treatmentAt } from '../../../../config/derived/treatment-route.ts';
import type { Site } from '../../../../config/site.ts';
import type { ConfigPath } from '../../../../core/finding.ts';

/** A pair of before-and-after images, with the treatment of the page that it links to. */
export interface ComparisonPair {
  readonly title: string;
  readonly evidence?: Site['comparisons'][string]['evidence'];
  readonly treatment?: string | undefined;
  readonly path: ConfigPath;
}

export const comparisonPairs = (site: Site): readonly ComparisonPair[] =>
  (['comparisons', 'examples'] as const).flatMap((part) =>
    Object.entries(site[part]).map(([name, { href, title, evidence }]) => ({
      title,
      evidence,
      treatment: treatmentAt(site, href),
      path: [part, name],
    })),
  );
