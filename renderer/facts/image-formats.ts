/** The endings of image files that a config can name, with the formats that sharp reports for such files. */
export const IMAGE_FORMATS: Readonly<Record<string, string>> = {
  '.svg': 'svg',
  '.png': 'png',
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.webp': 'webp',
  '.avif': 'heif',
};
