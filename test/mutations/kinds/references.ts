import { misspelt } from '../misspellings.ts';
import type { Kind, Row } from '../mutation.ts';
import { instead, some } from '../rows.ts';
import { textsAt } from '../spots.ts';
import { CONFIG } from '../texts.ts';

const FEW = 3;

/** Returns a kind that misspells some of the names at the paths that match a pattern. */
const misspells = (what: string, path: RegExp, file?: string, count = FEW): Kind => ({
  mistake: `misspells ${what}`,
  rule: 'config/reference',
  rows: some(instead(textsAt(path, file), misspelt), count),
});

const links = (to: RegExp): readonly Row[] =>
  instead(
    textsAt(/\.to$|button\(\)\.1$/).filter(({ source }) => to.test(source)),
    misspelt,
  );

/** References to names that another part of the config declares. */
export const references: readonly Kind[] = [
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
  { mistake: 'misspells a shortcut under /go/', rule: 'config/reference', rows: some(links(/^'\/go\//), 4) },
  {
    mistake: 'misspells the route of a link',
    rule: 'config/reference',
    rows: some(links(/^'\/(?!go\/)[a-z/-]+'$/), 5),
  },
];
