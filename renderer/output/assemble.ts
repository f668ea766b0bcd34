import { encodeVariant } from '../assets/encode.ts';
import type { Gathered } from '../assets/gather.ts';
import { icons } from '../assets/icons.ts';
import { headerRules, headersFile } from '../hosts/headers.ts';
import { redirectsFile } from '../hosts/redirects.ts';
import type { Io } from '../io.ts';
import { paletteOf } from '../pages/palettes.ts';
import { FEED_FILE, type Plan } from '../plan/index.ts';
import type { Rendered } from '../render.ts';
import type { Site } from '../site.ts';
import { jsonText, manifest, robots, securityTxt, sitemap } from './crawlers.ts';
import { type OutputFile, textFile } from './file.ts';
import { redirectPages } from './redirect-pages.tsx';

export interface AssembleInput {
  readonly site: Site;
  readonly gathered: Gathered;
  readonly plan: Plan;
  readonly rendered: Rendered;
  /** Fonts and scripts. */
  readonly made: readonly OutputFile[];
}

/** Every file of the site, assets before the pages that refer to them. */
export const assemble = (input: AssembleInput, io: Io): readonly OutputFile[] => [
  ...assetFiles(input, io),
  ...input.rendered.pages.map(({ file, html }) => textFile(file, html)),
  ...redirectPages(input.plan.redirects, input.site.clinic.language),
  ...siteFiles(input),
];

const assetFiles = ({ site, gathered, rendered, made }: AssembleInput, io: Io): readonly OutputFile[] => {
  const icon = gathered.images.get(site.icon);
  return [
    ...[...rendered.variants.values()].map((variant) => ({
      path: variant.file,
      bytes: () => encodeVariant(variant, io),
    })),
    ...made,
    ...(icon ? icons(icon, io) : []),
    ...[...gathered.documents].map(([name, { bytes }]) => ({
      path: `documents/${site.documents[name]?.file ?? name}`,
      bytes,
    })),
  ];
};

function siteFiles({ site, plan, rendered }: AssembleInput): readonly OutputFile[] {
  const origin = site.hosting.url;
  const [department] = Object.values(site.departments);
  const colour = department ? paletteOf(department).page : '#ffffff';
  const ownFeed = site.journal && !site.journal.feed;
  return [
    ...(ownFeed ? [textFile(FEED_FILE, jsonText({ posts: rendered.feed }))] : []),
    sitemap(plan, origin),
    robots(origin),
    manifest(site, colour),
    securityTxt(site, origin),
    textFile('_redirects', redirectsFile(plan.redirects)),
    textFile('_headers', headersFile(headerRules)),
  ];
}
