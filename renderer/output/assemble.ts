import type { Site } from '../config/site.ts';
import { type OutputFile, textBytes, textFile } from '../core/file.ts';
import type { Io } from '../core/io.ts';
import { type FinishedPage, finish } from '../html/finish.ts';
import { policyText } from '../html/policy/directives.ts';
import { REDIRECT_POLICY } from '../html/policy/page-policy.ts';
import { sitePolicy } from '../html/policy/site-policy.ts';
import type { Rendered } from '../html/render.ts';
import { encodeVariant } from '../inputs/images/encode.ts';
import type { Bundled } from '../islands/bundle.ts';
import { icons } from '../media/icons.ts';
import type { PlannedMedia } from '../media/plan-media.ts';
import { qrCodes } from '../media/qr-codes.ts';
import { FEED_FILE } from '../plan/index.ts';
import { logoFile } from '../plan/own-design.ts';
import { paletteOf } from '../plan/palettes.ts';
import type { PlannedSite } from '../plan/planned-site.ts';
import { jsonText, manifest, robots, securityTxt, sitemap } from './crawlers.ts';
import { headerRules } from './hosts/headers.ts';
import { type HostModel, hostModel } from './hosts/model.ts';
import { headersFile, redirectsFile } from './hosts/rule-files.ts';
import { redirectPages } from './redirect-pages.tsx';
import { lastModified, type Shown, shownOn } from './shown.ts';

interface AssembleInput {
  readonly planned: PlannedSite;
  readonly media: Pick<PlannedMedia, 'fonts' | 'cards'>;
  readonly rendered: Rendered;
  readonly bundled: Bundled;
  /** The day of the site, '2026-11-21'. */
  readonly day: string;
}

/** A whole site in memory: its pages, its files, and the data from which hosts are configured. */
interface Assembled {
  readonly pages: readonly FinishedPage[];
  readonly files: readonly OutputFile[];
  readonly host: HostModel;
  /** A digest of what each page shows. */
  readonly shown: Shown;
}

/** Finishes the pages and lists every file of the site, assets before the pages that refer to them. */
export function assemble(input: AssembleInput, io: Io): Assembled {
  const { rendered, bundled } = input;
  const { site, plan } = input.planned;
  const pages = finish({ site, plan, pages: rendered.pages, bundled });
  const shown = shownOn(pages, rendered.variants);
  const files = [
    ...assetFiles(input, io),
    ...pages.map(({ file, html }) => ({ path: file, bytes: async () => textBytes(await html()) })),
    ...redirectPages(plan.redirects, site.clinic.language),
    ...qrCodes(plan.redirects, site.hosting.url, io),
    ...siteFiles(input, shown),
  ];
  const policies = [...pages.map(({ policy }) => policy), ...(plan.redirects.length > 0 ? [REDIRECT_POLICY] : [])];
  const host = hostModel({
    origin: site.hosting.url,
    redirects: plan.redirects,
    headers: headerRules(policyText(sitePolicy(policies))),
    paths: files.map(({ path }) => path),
  });
  return {
    pages,
    files: [...files, textFile('_redirects', redirectsFile(host)), textFile('_headers', headersFile(host))],
    host,
    shown,
  };
}

const assetFiles = ({ planned, media, rendered, bundled }: AssembleInput, io: Io): readonly OutputFile[] => {
  const { site, contentFiles } = planned;
  const { fonts, logo } = contentFiles;
  const icon = site.icon === undefined ? logo?.source : contentFiles.images.get(site.icon);
  return [
    ...[...rendered.variants.values()].map((variant) => ({
      path: variant.file,
      bytes: () => encodeVariant(variant, io),
    })),
    ...media.fonts.files,
    ...[...fonts.licences].map(([name, bytes]) => ({ path: `fonts/${name}`, bytes })),
    ...(logo ? [logoFile(logo)] : []),
    ...media.cards.files,
    ...bundled.files,
    ...(icon ? icons({ source: icon, colour: colourOf(site), isLogo: icon === logo?.source }, io) : []),
    ...[...contentFiles.documents].map(([name, { bytes }]) => ({
      path: `documents/${site.documents[name]?.file ?? name}`,
      bytes,
    })),
  ];
};

/** The background colour of the site where there is no page yet: behind icons, and while the installed app opens. */
function colourOf({ departments }: Site): string {
  const [department] = Object.values(departments);
  return department ? paletteOf(department).page : '#ffffff';
}

function siteFiles(
  { planned: { site, plan, contentFiles }, rendered, day }: AssembleInput,
  shown: Shown,
): readonly OutputFile[] {
  const origin = site.hosting.url;
  const { pageDates = new Map() } = contentFiles;
  const ownFeed = site.journal && !site.journal.feed;
  return [
    ...(ownFeed ? [textFile(FEED_FILE, jsonText({ posts: rendered.feed }))] : []),
    sitemap(plan, origin, (route) => lastModified(route, shown, pageDates, day)),
    robots(origin),
    manifest(site, colourOf(site)),
    securityTxt(site, origin),
  ];
}
