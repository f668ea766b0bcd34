import type { SectionData, Site } from '../../../config/site.ts';
import type { ConfigPath } from '../../../core/finding.ts';
import { type ImageUse, imageUses, NEEDED_RATIOS, type Ratio } from './ratios.ts';

/** The widths of spaces in a window of 1280 CSS pixels, a small desktop: `Cells` of the views in renderer/pages/sections. */
const NEEDED_WIDTHS = {
  'a card': 320,
  people: 320,
  useCases: 320,
  examples: 320,
  miniGallery: 320,
  // Four in a row need less, but three need this, and on phones each fills the screen.
  options: 427,
  pathways: 427,
  explanation: 640,
  imageCarousel: 640,
  visit: 640,
  treatmentHero: 640,
  placeholder: 640,
  'hero with buttons': 640,
  feature: 960,
  'hero without buttons': 1280,
} as const satisfies Readonly<Record<ImageUse['use'], number>>;

/** Places whose ratio depends on the window or on the image. */
const OTHER_WIDTHS = { gallery: 640, landing: 640, cover: 1280 } as const;

/** An image and the space that it fills on pages. */
export interface ImageSpace extends Pick<ImageUse, 'image' | 'path'> {
  readonly place: string;
  readonly width: number;
  /** The ratio to which the image is cropped, if it is fixed. */
  readonly ratio?: Ratio;
}

/** Every place of the config that names an image, with the space for it. */
export const imageSpaces = (site: Site): readonly ImageSpace[] => [
  ...imageUses(site).map(({ image, path, use }) => ({
    image,
    path,
    place: use,
    width: NEEDED_WIDTHS[use],
    ratio: NEEDED_RATIOS[use],
  })),
  ...Object.entries(site.pages).flatMap(([route, sections]) =>
    sections.flatMap((section, index) => otherSpaces(section, ['pages', route, index], site)),
  ),
];

/** The spaces of a section without a fixed ratio. */
function otherSpaces(section: SectionData, path: ConfigPath, { comparisons }: Site): readonly ImageSpace[] {
  switch (section.kind) {
    case 'landing':
    case 'cover':
      return [
        { image: section.image, path: [...path, 'image'], place: section.kind, width: OTHER_WIDTHS[section.kind] },
      ];
    case 'gallery':
      return Object.entries(comparisons)
        .filter(([name]) => section.comparisons.includes(name))
        .map(([name, { image }]) => ({
          image,
          path: ['comparisons', name, 'image'],
          place: section.kind,
          width: OTHER_WIDTHS.gallery,
        }));
    default:
      return [];
  }
}
