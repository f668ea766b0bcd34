import type { BuiltIn } from './built-in.ts';

const DRAWING = { 'images.drawing': { file: 'drawing.svg', alt: 'A circle' } };
const PHOTOGRAPH = { 'images.drawing': { file: 'drawing.png', alt: 'A circle' } };

const svg = (inner: string, size = 100): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${inner}</svg>\n`;
/** What is written of a picture in XMP. */
const PLACE =
  '<metadata xmlns:exif="http://ns.adobe.com/exif/1.0/"><exif:GPSLatitude>51,31.8N</exif:GPSLatitude></metadata>';
const CIRCLE = svg('<circle cx="50" cy="50" r="40"/>');

/** Pictures below content/images/, as they are read and measured. */
export const images: readonly BuiltIn[] = [
  {
    name: 'image/missing',
    severity: 'error',
    checks: 'Every picture that the config names is in content/images/.',
    because: 'The page would show an empty frame.',
    source: 'docs/config.md',
    examples: {
      bad: [{ shows: 'a slip in the name of a file', values: { 'images.dot.file': 'dott.svg' } }],
      good: [{ shows: 'a file that is there', values: DRAWING, files: { 'images/drawing.svg': CIRCLE } }],
    },
  },
  {
    name: 'image/unreadable',
    severity: 'error',
    checks: 'Every picture can be opened.',
    because: 'A damaged file shows nothing, or half a face.',
    source: 'https://www.w3.org/TR/png/; ISO/IEC 10918-1',
    examples: {
      bad: [
        {
          shows: 'a text with the name of a picture',
          values: PHOTOGRAPH,
          files: { 'images/drawing.png': 'A circle.' },
        },
      ],
      good: [{ shows: 'a drawing', values: DRAWING, files: { 'images/drawing.svg': CIRCLE } }],
    },
  },
  {
    name: 'image/mislabelled',
    severity: 'error',
    checks: 'A picture has the ending of its format.',
    because: 'Hosts tell browsers the format by the ending, and browsers then refuse it.',
    source: 'https://mimesniff.spec.whatwg.org/',
    examples: {
      bad: [{ shows: 'a drawing named “.png”', values: PHOTOGRAPH, files: { 'images/drawing.png': CIRCLE } }],
      good: [{ shows: 'a drawing named “.svg”', values: DRAWING, files: { 'images/drawing.svg': CIRCLE } }],
    },
  },
  {
    name: 'image/huge',
    severity: 'error',
    checks: 'A picture has no more than 50 million pixels.',
    because: 'Larger ones are mistakes, or an attack on whoever decodes them.',
    source: 'CWE-409, decompression bomb',
    examples: {
      bad: [
        {
          shows: 'a drawing of 8000 × 8000 pixels',
          values: DRAWING,
          files: { 'images/drawing.svg': svg('<circle cx="50" cy="50" r="40"/>', 8000) },
        },
      ],
      good: [{ shows: 'a drawing of 100 × 100 pixels', values: DRAWING, files: { 'images/drawing.svg': CIRCLE } }],
    },
  },
  {
    name: 'image/unsafe',
    severity: 'error',
    checks: 'A drawing holds no scripts, no event handlers and no links to other files.',
    because:
      'A drawing is opened as a document when its address is typed, and its scripts run on the site’s own address.',
    source: 'https://www.w3.org/TR/SVG2/interact.html#ScriptElement',
    examples: {
      bad: [
        { shows: 'a script', values: DRAWING, files: { 'images/drawing.svg': svg('<script>alert(1)</script>') } },
        { shows: 'an event handler', values: DRAWING, files: { 'images/drawing.svg': svg('<g onclick="go()"/>') } },
      ],
      good: [{ shows: 'shapes only', values: DRAWING, files: { 'images/drawing.svg': CIRCLE } }],
    },
  },
  {
    name: 'image/location',
    severity: 'warning',
    checks: 'No picture says at which place it was taken.',
    because:
      'Phones write the place into every photograph. The site leaves it out, but the file in content/ still tells where a patient lives to whoever gets it.',
    source: 'UK GDPR, article 5(1)(c); CIPA DC-008 (Exif), section 4.6.6',
    examples: {
      bad: [
        {
          shows: 'a place among what a program wrote of its drawing',
          values: DRAWING,
          files: { 'images/drawing.svg': svg(`${PLACE}<circle cx="50" cy="50" r="40"/>`) },
        },
      ],
      good: [
        { shows: 'a drawing that says nothing of itself', values: DRAWING, files: { 'images/drawing.svg': CIRCLE } },
      ],
    },
  },
];
