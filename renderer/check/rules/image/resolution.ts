import type { Rule, RuleFinding, RuleInput } from '../rule.ts';
import { type ImageSpace, imageSpaces } from './widths.ts';

const ON_A_CARD = {
  'images.room': { file: 'room.png', alt: 'A room' },
  'catalogue.massage.image': 'room',
};

export const resolution: Rule = {
  name: 'image/resolution',
  severity: 'warning',
  checks: 'Every photograph has at least as many pixels as the space that it fills on a desktop.',
  because: 'Browsers enlarge a smaller photograph, and visitors see a blurred face or room.',
  source: 'docs/config.md, “Images”; https://developer.mozilla.org/docs/Web/CSS/image-rendering',
  bad: {
    'a thumbnail on a card': { values: ON_A_CARD, photographs: { 'images/room.png': { width: 200, height: 150 } } },
    'a photograph that is too small once it is cropped': {
      values: ON_A_CARD,
      photographs: { 'images/room.png': { width: 330, height: 200 } },
    },
  },
  good: {
    'a photograph as wide as a card': {
      values: ON_A_CARD,
      photographs: { 'images/room.png': { width: 320, height: 240 } },
    },
    'a small drawing, which is sharp at every size': {
      values: { ...ON_A_CARD, 'images.room.file': 'room.svg' },
      files: {
        'images/room.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"><path d="M0 0h9"/></svg>',
      },
    },
  },
  find: (input) => smallPhotographs(input),
};

/** Reports each photograph once, at the widest space for which it is too small. */
function smallPhotographs({ site, images }: RuleInput): readonly RuleFinding[] {
  const widest = new Map<string, ImageSpace>();
  for (const space of imageSpaces(site)) {
    const source = images.get(space.image);
    if (!source || source.vector || visibleWidth(source, space) >= space.width) continue;
    if (space.width > (widest.get(space.image)?.width ?? 0)) widest.set(space.image, space);
  }
  return [...widest.values()].flatMap((space) => {
    const source = images.get(space.image);
    return source ? [findingOf(space, source)] : [];
  });
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The width of the part of an image that is left after cropping. */
const visibleWidth = ({ width, height }: Size, { ratio }: ImageSpace): number =>
  ratio === undefined ? width : Math.min(width, Math.round((height * ratio[0]) / ratio[1]));

function findingOf({ image, path, place, width, ratio }: ImageSpace, source: Size): RuleFinding {
  const needed = ratio ? `${width}×${Math.round((width * ratio[1]) / ratio[0])} pixels` : `a width of ${width} pixels`;
  const is = `${source.width}×${source.height}`;
  return {
    message: `“${image}” has ${is} pixels, but the space for it (${place}) needs at least ${needed}, so it would be blurred.`,
    help: 'Save the photograph in the size in which the camera took it, under the same name.',
    path,
    against: is,
  };
}
