import type { Kind, Row } from '../mutation.ts';
import { instead, some } from '../rows.ts';
import { misspelt } from '../slips.ts';
import { textsAt } from '../spots.ts';
import { CONFIG } from '../texts.ts';

const FEW = 3;

/** Some of the names at paths of a form, misspelt. */
const misspells = (what: string, path: RegExp, file?: string, count = FEW): Kind => ({
  slip: `misspells ${what}`,
  rule: 'config/reference',
  rows: some(instead(textsAt(path, file), misspelt), count),
});

const links = (to: RegExp): readonly Row[] =>
  instead(
    textsAt(/\.to$|button\(\)\.1$/).filter(({ source }) => to.test(source)),
    misspelt,
  );

/** Names that another part of the config declares. */
export const references: readonly Kind[] = [
  misspells('a booking link', /^(catalogue|programmes|offers)\..*\.book$/, CONFIG, 5),
  misspells('a department', /\.department$/),
  misspells('the group of a treatment', /^catalogue\.[^.]+\.category$/),
  misspells(
    'a group',
    /(treatmentCards|comingSoon)\(\)\.0$|^\/.*categor(y|ies|yCards\(\)\.0)\.\d+$|menu\.\d+\.category$/,
  ),
  misspells('a treatment', /(includes|combines|first|needs)\.\d+$|\.treatment$|options\(\)\.0$/, CONFIG, 4),
  misspells('a programme', /\.programme$/),
  misspells('a picture', /\.image$|images\.\d+$|mapImage$|^icon$/, CONFIG, 4),
  misspells('a picture in the copy', /\.(image|cover)$/, 'content/'),
  misspells('a person', /(people|profiles)\(\)\.0\.\d+$|founders\.\d+$/),
  misspells('a testimonial', /(reviews|testimonialCarousel)\(\)\.0\.\d+$/),
  misspells('a comparison or an example', /(gallery|examples)\(\)\.0\.\d+$|comparisons\.\d+$/),
  misspells('a document', /\.document$/),
  misspells('an embedded part', /embedded\(\)\.0$|visit\(\)\.0\.map$/),
  misspells('the route of a page', /\.(route|page|of|href)$|^catalogueRoute$/, CONFIG, 4),
  { slip: 'misspells a shortcut under /go/', rule: 'config/reference', rows: some(links(/^'\/go\//), 4) },
  { slip: 'misspells the route of a link', rule: 'config/reference', rows: some(links(/^'\/(?!go\/)[a-z/-]+'$/), 5) },
];
