import type { BuiltIn } from './built-in.ts';

const DRAWING = { 'images.drawing': { file: 'drawing.svg', alt: 'A circle' } };
const PHOTOGRAPH = { 'images.drawing': { file: 'drawing.png', alt: 'A circle' } };

const svg = (inner: string, size = 100): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${inner}</svg>\n`;
/** A place in the XMP metadata of an image. */
const PLACE =
  '<metadata xmlns:exif="http://ns.adobe.com/exif/1.0/"><exif:GPSLatitude>51,31.8N</exif:GPSLatitude></metadata>';
const CIRCLE = svg('<circle cx="50" cy="50" r="40"/>');

/** Rules for images in content/images/, as they are read and measured. */
export const images: readonly BuiltIn[] = [
  {
    name: 'image/missing',
    severity: 'error',
    checks: 'Every image that the config names exists in content/images/.',
    because: 'Without the file, the page shows an empty frame.',
    source: 'docs/config.md',
    bad: { 'a typo in a file name': { 'images.dot.file': 'dott.svg' } },
    good: { 'an existing file': { values: DRAWING, files: { 'images/drawing.svg': CIRCLE } } },
  },
  {
    name: 'image/unreadable',
    severity: 'error',
    checks: 'Every image can be opened.',
    because: 'A damaged file displays nothing, or only part of the image.',
    source: 'https://www.w3.org/TR/png/; ISO/IEC 10918-1',
    bad: { 'a text file named like an image': { values: PHOTOGRAPH, files: { 'images/drawing.png': 'A circle.' } } },
    good: { 'a drawing': { values: DRAWING, files: { 'images/drawing.svg': CIRCLE } } },
  },
  {
    name: 'image/mislabelled',
    severity: 'error',
    checks: 'The extension of an image matches its format.',
    because:
      'Hosts derive the type of a file from its extension, and browsers do not display an image of the wrong type.',
    source: 'https://mimesniff.spec.whatwg.org/',
    bad: { 'an SVG drawing named “.png”': { values: PHOTOGRAPH, files: { 'images/drawing.png': CIRCLE } } },
    good: { 'an SVG drawing named “.svg”': { values: DRAWING, files: { 'images/drawing.svg': CIRCLE } } },
  },
  {
    name: 'image/huge',
    severity: 'error',
    checks: 'An image has at most 50 million pixels.',
    because: 'A larger image is usually a mistake, and may exhaust the memory of the computer that decodes it.',
    source: 'CWE-409, decompression bomb',
    bad: {
      'a drawing of 8000 × 8000 pixels': {
        values: DRAWING,
        files: { 'images/drawing.svg': svg('<circle cx="50" cy="50" r="40"/>', 8000) },
      },
    },
    good: { 'a drawing of 100 × 100 pixels': { values: DRAWING, files: { 'images/drawing.svg': CIRCLE } } },
  },
  {
    name: 'image/unsafe',
    severity: 'error',
    checks: 'An SVG drawing contains no scripts, event handlers or links to other files.',
    because:
      'A browser opens a drawing as a document if its address is visited, so its scripts run with the rights of the site.',
    source: 'https://www.w3.org/TR/SVG2/interact.html#ScriptElement',
    bad: {
      'a script': { values: DRAWING, files: { 'images/drawing.svg': svg('<script>alert(1)</script>') } },
      'an event handler': { values: DRAWING, files: { 'images/drawing.svg': svg('<g onclick="go()"/>') } },
    },
    good: { 'shapes only': { values: DRAWING, files: { 'images/drawing.svg': CIRCLE } } },
  },
  {
    name: 'image/logo',
    severity: 'error',
    checks: 'The logo is an SVG drawing without text, animations, media queries, hover effects or photographs.',
    because:
      'The logo appears at many sizes and on paper, and such parts could look different in browsers and in print.',
    source: 'docs/config.md, “Look”; WCAG 2.2, success criterion 2.2.2',
    bad: {
      'text that is not converted to outlines': {
        values: { ...DRAWING, 'design.logo': { image: 'drawing' } },
        files: { 'images/drawing.svg': svg('<text x="9" y="50">Clinic</text>') },
      },
    },
    good: {
      'plain shapes': {
        values: { ...DRAWING, 'design.logo': { image: 'drawing' } },
        files: { 'images/drawing.svg': CIRCLE },
      },
    },
  },
  {
    name: 'image/location',
    severity: 'warning',
    checks: 'Image files contain no location.',
    because:
      'Phones store the location in every photograph. The site removes it, but the file in content/ may still reveal where a patient lives.',
    source: 'UK GDPR, article 5(1)(c); CIPA DC-008 (Exif), section 4.6.6',
    bad: {
      'a location in the metadata of a drawing': {
        values: DRAWING,
        files: { 'images/drawing.svg': svg(`${PLACE}<circle cx="50" cy="50" r="40"/>`) },
      },
    },
    good: { 'a drawing without metadata': { values: DRAWING, files: { 'images/drawing.svg': CIRCLE } } },
  },
];
