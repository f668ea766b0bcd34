import type { Rule, RuleFinding, RuleInput } from '../rule.ts';

export const alt: Rule = {
  name: 'image/alt',
  severity: 'error',
  checks: 'Every image has a description in words, or is marked as decorative.',
  because: 'Visitors who cannot see the image get no information about it, or hear the name of a file.',
  source: 'WCAG 2.2, success criterion 1.1.1; https://www.w3.org/WAI/WCAG22/Techniques/failures/F30',
  bad: {
    'a file name as the description': { 'images.dot.alt': 'dot.svg' },
    'a file name from a camera as the description': { 'images.dot.alt': 'IMG_4031' },
    'a description that only says “image”': { 'images.dot.alt': 'Photo' },
  },
  good: {
    'a description of the content': { 'images.dot.alt': 'A dot on a white ground' },
    'an ornament': { 'images.dot.alt': 'none' },
  },
  find: (input) => undescribedImages(input),
};

const FILE = /^[\w .()-]+\.(?:avif|gif|heic|jpe?g|png|svg|tiff?|webp)$/i;
const CAMERA = /^(?:dcim|dsc[fn]?|img|image|p|pict|screenshot|untitled)[ _-]?\d[\d _-]*$/i;
const EMPTY = /^(?:an? )?(?:bild|graphic|image|img|photo|photograph|pic|picture|placeholder|spacer)$/i;

const undescribedImages = ({ site }: RuleInput): readonly RuleFinding[] =>
  Object.entries(site.images).flatMap(
    ([
      name,
      {
        alt: { source },
      },
    ]) =>
      FILE.test(source) || CAMERA.test(source) || EMPTY.test(source)
        ? {
            message: `“${source}” does not describe the image.`,
            help: 'Describe the image in a few words, or write “none” if it is decorative.',
            path: ['images', name, 'alt'],
          }
        : [],
  );
