import type { Rule, RuleFinding, RuleInput } from '../rule.ts';
import { type ImageUse, imageUses, NEEDED_RATIOS, type Ratio } from './ratios.ts';

/** If pages show less than this share of an image, its subject is probably cut off. */
const MIN_SHOWN = 0.5;

const drawing = (width: number, height: number) => ({
  'images/drawing.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0h9"/></svg>`,
});
const ON_A_CARD = {
  'images.drawing': { file: 'drawing.svg', alt: 'A line' },
  'catalogue.massage.image': 'drawing',
};

export const ratio: Rule = {
  name: 'image/ratio',
  severity: 'warning',
  checks: 'At least half of each image is visible, or “focus” says which part to show.',
  because: 'Pages crop an image to the space that it fills, and visitors see half a face or half a room.',
  source: 'docs/config.md, “Images”; https://www.w3.org/TR/css-images-3/#the-object-fit',
  bad: {
    'a wide strip on a card': { values: ON_A_CARD, files: drawing(400, 100) },
    'a tall image on a card': { values: ON_A_CARD, files: drawing(100, 200) },
  },
  good: {
    'a square image on a card': { values: ON_A_CARD, files: drawing(100, 100) },
    'a photograph as cameras take it on a card': { values: ON_A_CARD, files: drawing(300, 200) },
    'a wide strip of which the owner chose the left part': {
      values: { ...ON_A_CARD, 'images.drawing.focus': 'left' },
      files: drawing(400, 100),
    },
  },
  find: (input) => croppedImages(input),
};

/** Reports each image once for each ratio that it should have. */
function croppedImages({ site, images }: RuleInput): readonly RuleFinding[] {
  const found = new Map<string, RuleFinding>();
  for (const use of imageUses(site)) {
    const source = images.get(use.image);
    const needed = NEEDED_RATIOS[use.use];
    const key = `${use.image} ${needed.join(':')}`;
    const isChosen = site.images[use.image]?.focus !== undefined;
    if (source && !isChosen && !found.has(key) && shownShare(source, needed) < MIN_SHOWN)
      found.set(key, findingOf(use, source, needed));
  }
  return [...found.values()];
}

interface Shape {
  readonly width: number;
  readonly height: number;
}

const shownShare = ({ width, height }: Shape, [neededWidth, neededHeight]: Ratio): number => {
  const relative = width / height / (neededWidth / neededHeight);
  return Math.min(relative, 1 / relative);
};

function findingOf({ image, path, use }: ImageUse, source: Shape, needed: Ratio): RuleFinding {
  const [is, should] = [ratioText(source), needed.join(':')];
  const hidden = Math.round((1 - shownShare(source, needed)) * 100);
  return {
    message: `“${image}” has the ratio ${is}, but the space for it (${use}) has about ${should}, so ${hidden}% of the image would be cut off.`,
    help: `Save a version of the image with a ratio of about ${should}, or say with “focus” which part of it to show.`,
    path,
    against: is,
  };
}

/** '4:3', or '2.35:1' if no small numbers have this ratio. */
function ratioText({ width, height }: Shape): string {
  const divisor = greatestDivisor(width, height);
  const [across, down] = [width / divisor, height / divisor];
  if (Math.max(across, down) <= MAX_TERM) return `${across}:${down}`;
  const rounded = (value: number): number => Math.round(value * 100) / 100;
  return width >= height ? `${rounded(width / height)}:1` : `1:${rounded(height / width)}`;
}

const MAX_TERM = 20;

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));
