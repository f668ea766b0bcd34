import type { Rule, RuleFinding, RuleInput } from '../rule.ts';

export const alt: Rule = {
  name: 'image/alt',
  severity: 'error',
  checks: 'Every picture has a text of words, or says that it is an ornament; no text is the name of a file.',
  because: 'The text is what those who cannot see the picture get of it.',
  source: 'WCAG 2.2, success criterion 1.1.1; https://www.w3.org/WAI/WCAG22/Techniques/failures/F30',
  examples: {
    bad: [
      { shows: 'the name of the file as its text', values: { 'images.dot.alt': 'dot.svg' } },
      { shows: 'the name that a camera gave', values: { 'images.dot.alt': 'IMG_4031' } },
      { shows: 'a word that says only that it is a picture', values: { 'images.dot.alt': 'Photo' } },
    ],
    good: [
      { shows: 'what the picture shows', values: { 'images.dot.alt': 'A dot on a white ground' } },
      { shows: 'an ornament', values: { 'images.dot.alt': 'none' } },
    ],
  },
  find: (input) => nameless(input),
};

const FILE = /^[\w .()-]+\.(?:avif|gif|heic|jpe?g|png|svg|tiff?|webp)$/i;
const CAMERA = /^(?:dcim|dsc[fn]?|img|image|p|pict|screenshot|untitled)[ _-]?\d[\d _-]*$/i;
const EMPTY = /^(?:an? )?(?:bild|graphic|image|img|photo|photograph|pic|picture|placeholder|spacer)$/i;

const nameless = ({ site }: RuleInput): readonly RuleFinding[] =>
  Object.entries(site.images).flatMap(
    ([
      name,
      {
        alt: { source },
      },
    ]) =>
      FILE.test(source) || CAMERA.test(source) || EMPTY.test(source)
        ? [
            {
              message: `“${source}” does not say what the picture shows.`,
              help: 'Say it in a few words; write “none” for an ornament.',
              path: ['images', name, 'alt'],
            },
          ]
        : [],
  );
