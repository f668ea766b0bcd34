import { misspelt } from '../misspellings.ts';
import type { Mistake, Row } from '../mutation.ts';
import { instead, some } from '../rows.ts';
import { CONFIG, type SiteFiles } from '../site-files.ts';
import type { CodePosition } from '../spots.ts';

const FEW = 3;

/** The address “/” has no letters, and “page” is also a colour of a palette. */
const isName = ({ source }: CodePosition) => /^.[^#]*\w/.test(source);

/** Returns a kind that misspells some of the names at the paths that match a pattern. */
const misspells = (what: string, path: RegExp, file?: string, count = FEW): Mistake => ({
  mistake: `misspells ${what}`,
  rule: 'config/reference',
  everywhere: (site) => some(instead(site.textsAt(path, file).filter(isName), misspelt), count),
});

const links = (site: SiteFiles, to: RegExp): readonly Row[] =>
  instead(
    site.textsAt(/\.to$|button\(\)\.1$/).filter(({ source }) => to.test(source)),
    misspelt,
  );

/** References to names that another part of the config declares. */
export const references: readonly Mistake[] = [
  misspells('a booking link', /^(catalogue|programmes|offers)\..*\.book$/, CONFIG, 5),
  misspells('a department', /\.department$/),
  misspells('the category of a treatment', /^catalogue\.[^.]+\.category$/),
  misspells(
    'a category',
    /(treatmentCards|comingSoon)\(\)\.0$|^\/.*categor(y|ies|yCards\(\)\.0)\.\d+$|menu\.\d+\.category$/,
  ),
  misspells('a treatment', /(includes|combines|first|needs)\.\d+$|\.treatment$|options\(\)\.0$/, CONFIG, 4),
  misspells('a programme', /\.programme$/),
  misspells('an image', /\.image$|images\.\d+$|mapImage$|^icon$/, CONFIG, 4),
  misspells('an image in content/', /\.(image|cover)$/, 'content/'),
  misspells('a person', /(people|profiles)\(\)\.0\.\d+$|founders\.\d+$/),
  misspells('a testimonial', /(reviews|testimonialCarousel)\(\)\.0\.\d+$/),
  misspells('a comparison or an example', /(gallery|examples)\(\)\.0\.\d+$|comparisons\.\d+$/),
  misspells('a document', /\.document$/),
  misspells('an embedded part', /embedded\(\)\.0$|visit\(\)\.0\.map$/),
  misspells('the route of a page', /\.(route|page|of|href)$|^catalogueRoute$/, CONFIG, 4),
  {
    mistake: 'misspells a shortcut under /go/',
    rule: 'config/reference',
    everywhere: (site) => some(links(site, /^'\/go\//), 4),
  },
  {
    mistake: 'misspells the route of a link',
    rule: 'config/reference',
    everywhere: (site) => some(links(site, /^'\/(?!go\/)[a-z/-]+'$/), 5),
  },
];
