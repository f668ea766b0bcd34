import type { Site } from '../config/site.ts';
import { type OutputFile, textBytes, textFile } from '../core/file.ts';
import type { Io } from '../core/io.ts';
import type { FinishedPage } from '../html/finish.ts';
import { policyText } from '../html/policy/directives.ts';
import { REDIRECT_POLICY } from '../html/policy/page-policy.ts';
import { sitePolicy } from '../html/policy/site-policy.ts';
import type { Rendered } from '../html/render.ts';
import { encodeVariant } from '../inputs/images/encode.ts';
import type { ContentFiles } from '../inputs/load-content.ts';
import { icons } from '../media/icons.ts';
import { qrCodes } from '../media/qr-codes.ts';
import { FEED_FILE, type Plan } from '../plan/index.ts';
import { paletteOf } from '../plan/palettes.ts';
import { jsonText, manifest, robots, securityTxt, sitemap } from './crawlers.ts';
import { headerRules } from './hosts/headers.ts';
import { type HostModel, hostModel } from './hosts/model.ts';
import { headersFile, redirectsFile } from './hosts/rule-files.ts';
import { redirectPages } from './redirect-pages.tsx';

export interface AssembleInput {
  readonly site: Site;
  readonly contentFiles: ContentFiles;
  readonly plan: Plan;
  readonly rendered: Pick<Rendered, 'variants' | 'feed'>;
  readonly pages: readonly FinishedPage[];
  /** Fonts and scripts. */
  readonly made: readonly OutputFile[];
}

/** A whole site: its files, and what a host has to know of it beside them. */
export interface Assembled {
  readonly files: readonly OutputFile[];
  readonly host: HostModel;
}

/** Every file of the site, assets before the pages that refer to them. */
export function assemble(input: AssembleInput, io: Io): Assembled {
  const files = [
    ...assetFiles(input, io),
    ...input.pages.map(({ file, html }) => ({ path: file, bytes: async () => textBytes(await html()) })),
    ...redirectPages(input.plan.redirects, input.site.clinic.language),
    ...qrCodes(input.plan.redirects, input.site.hosting.url),
    ...siteFiles(input),
  ];
  const host = hostOf(input, files);
  return {
    files: [...files, textFile('_redirects', redirectsFile(host)), textFile('_headers', headersFile(host))],
    host,
  };
}

function hostOf({ site, plan, pages }: AssembleInput, files: readonly OutputFile[]): HostModel {
  const policies = [...pages.map(({ policy }) => policy), ...(plan.redirects.length > 0 ? [REDIRECT_POLICY] : [])];
  return hostModel({
    origin: site.hosting.url,
    redirects: plan.redirects,
    headers: headerRules(policyText(sitePolicy(policies))),
    paths: files.map(({ path }) => path),
  });
}

const assetFiles = ({ site, contentFiles, rendered, made }: AssembleInput, io: Io): readonly OutputFile[] => {
  const icon = contentFiles.images.get(site.icon);
  return [
    ...[...rendered.variants.values()].map((variant) => ({
      path: variant.file,
      bytes: () => encodeVariant(variant, io),
    })),
    ...made,
    ...(icon ? icons({ source: icon, colour: colourOf(site) }, io) : []),
    ...[...contentFiles.documents].map(([name, { bytes }]) => ({
      path: `documents/${site.documents[name]?.file ?? name}`,
      bytes,
    })),
  ];
};

/** The ground of the site, where there is no page yet: behind icons, and while an app opens. */
function colourOf({ departments }: Site): string {
  const [department] = Object.values(departments);
  return department ? paletteOf(department).page : '#ffffff';
}

function siteFiles({ site, plan, rendered }: AssembleInput): readonly OutputFile[] {
  const origin = site.hosting.url;
  const ownFeed = site.journal && !site.journal.feed;
  return [
    ...(ownFeed ? [textFile(FEED_FILE, jsonText({ posts: rendered.feed }))] : []),
    sitemap(plan, origin),
    robots(origin),
    manifest(site, colourOf(site)),
    securityTxt(site, origin),
  ];
}
