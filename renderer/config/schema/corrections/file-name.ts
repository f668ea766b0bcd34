import type { Correction } from './correction.ts';

/** Explains a file name that cannot be used, and proposes one that can. */
export function correctFileName(text: string, endings: readonly string[]): Correction & { readonly reason: string } {
  if (/^(?:[a-z]:)?[\\/]/i.test(text) || text.split(/[\\/]/).includes('..'))
    return {
      reason: 'it must be inside content/',
      help: `Copy the file into the folder for it inside content/, and write its name: “${text.split(/[\\/]/).at(-1)}”.`,
    };
  if (text.includes('\\')) return { reason: 'folders are separated by “/”', ...renaming(text.replaceAll('\\', '/')) };
  const ending = /\.[a-z0-9]+$/i.exec(text)?.[0];
  if (ending === undefined) return { reason: 'its ending is missing', help: endingsHelp(endings) };
  if (!endings.includes(ending.toLowerCase()))
    return { reason: `it cannot end in ${ending}`, help: adviceFor(ending, endings) + endingsHelp(endings) };
  const character = /[^a-z0-9._/-]/i.exec(text)?.[0];
  if (character === undefined)
    return {
      reason: 'each part must begin with a letter or a digit',
      help: 'Rename the file, and write its new name here.',
    };
  const safe = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/&/g, 'and')
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9._/-]/gi, '');
  return {
    reason: `file names cannot contain ${/\s/.test(character) ? 'spaces' : `“${character}”`}`,
    ...renaming(safe),
  };
}

/** Formats of cameras and phones that browsers do not show. */
const PHOTOGRAPH = /^\.(?:heic|heif|tiff?|bmp|raw|dng|psd)$/i;
const adviceFor = (ending: string, endings: readonly string[]): string =>
  PHOTOGRAPH.test(ending) && endings.includes('.jpg')
    ? 'Save the photograph as JPEG, and write the name of that file here. '
    : '';

const renaming = (name: string): Correction => ({ help: `Rename the file to ${name}, and write that name here.` });

const endingsHelp = (endings: readonly string[]): string =>
  `Name a file in content/ that ends in ${endings.join(', ')}.`;
