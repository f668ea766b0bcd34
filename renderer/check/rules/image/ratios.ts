import type { SectionData, Site } from '../../../config/site.ts';
import type { ConfigPath } from '../../../core/finding.ts';

/** The width and the height of the space that an image fills, in the proportion in which pages show it. */
export type Ratio = readonly [width: number, height: number];

/** The ratio that each use of an image needs. docs/config.md, “Images”, has the same table. */
export const NEEDED_RATIOS = {
  'a card': [4, 3],
  pathways: [4, 3],
  explanation: [4, 3],
  imageCarousel: [4, 3],
  miniGallery: [4, 3],
  examples: [4, 3],
  visit: [4, 3],
  treatmentHero: [1, 1],
  useCases: [1, 1],
  options: [1, 1],
  placeholder: [1, 1],
  'hero with buttons': [1, 1],
  'hero without buttons': [16, 7],
  feature: [16, 9],
  people: [3, 4],
} as const satisfies Readonly<Record<string, Ratio>>;

/** An image, the config path that names it, and its use on pages. */
export interface ImageUse {
  readonly image: string;
  readonly path: ConfigPath;
  readonly use: keyof typeof NEEDED_RATIOS;
}

/** Every place of the config that names an image which pages crop. */
export const imageUses = (site: Site): readonly ImageUse[] => [
  ...Object.entries(site.pages).flatMap(([route, sections]) =>
    sections.flatMap((section, index) =>
      usesIn(section).map(({ path, ...use }) => ({ ...use, path: ['pages', route, index, ...path] })),
    ),
  ),
  ...named('catalogue', site.catalogue, 'a card'),
  ...named('categories', site.categories, 'a card'),
  ...named('people', site.people, 'people'),
  ...Object.entries(site.catalogue).flatMap(([slug, { options = {} }]) =>
    named('catalogue', options, 'options').map(({ path: [part, ...rest], ...use }) => ({
      ...use,
      path: [part ?? 'catalogue', slug, 'options', ...rest],
    })),
  ),
  ...named('comparisons', isUsed(site, 'miniGallery') ? site.comparisons : {}, 'miniGallery'),
  ...named('examples', site.examples, 'examples'),
  ...(site.journal?.posts ?? []).map(
    ({ cover: image }, index): ImageUse => ({ image, path: ['journal', 'posts', index, 'cover'], use: 'a card' }),
  ),
];

const named = (
  part: string,
  things: Readonly<Record<string, { readonly image?: string | undefined }>>,
  use: ImageUse['use'],
): readonly ImageUse[] =>
  Object.entries(things).flatMap(([name, { image }]) =>
    image === undefined ? [] : [{ image, path: [part, name, 'image'], use }],
  );

const isUsed = ({ pages }: Site, kind: SectionData['kind']): boolean =>
  Object.values(pages).some((sections) => sections.some((section) => section.kind === kind));

/** The images that a section itself names; paths begin at the section. */
function usesIn(section: SectionData): readonly ImageUse[] {
  switch (section.kind) {
    case 'hero':
      return section.image === undefined
        ? []
        : [
            {
              image: section.image,
              path: ['image'],
              use: section.bookingButtons || section.switch ? 'hero with buttons' : 'hero without buttons',
            },
          ];
    case 'explanation':
    case 'feature':
    case 'placeholder':
    case 'treatmentHero':
      return section.image === undefined ? [] : [{ image: section.image, path: ['image'], use: section.kind }];
    case 'visit':
      return [{ image: section.mapImage, path: ['mapImage'], use: 'visit' }];
    case 'imageCarousel':
      return section.images.map((image, index) => ({ image, path: ['images', index], use: 'imageCarousel' }));
    case 'pathways':
      return section.paths.map(({ image }, index) => ({ image, path: ['paths', index, 'image'], use: 'pathways' }));
    case 'useCases':
      return section.useCases.map(({ image }, index) => ({
        image,
        path: ['useCases', index, 'image'],
        use: 'useCases',
      }));
    default:
      return [];
  }
}
