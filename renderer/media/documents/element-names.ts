import type { PDFContext, PDFDict, PDFObject } from '@cantoo/pdf-lib';

type Library = typeof import('@cantoo/pdf-lib');

/**
 * Numbers the named elements of a tagged PDF from 1. Chromium names them after its own count of nodes (`node00000028`),
 * which can differ by one from one run to the next. Their order stays the same, as the tree of names requires
 * (ISO 32000-1, 7.9.6).
 */
export function renumberElements(context: PDFContext, library: Library): void {
  const { PDFArray, PDFDict, PDFName, PDFString } = library;
  const objects = context.enumerateIndirectObjects().map(([, object]) => object);
  const nameOf = (object: PDFObject): string[] => {
    const name = object instanceof PDFDict ? object.get(PDFName.of('ID')) : undefined;
    return name instanceof PDFString ? [name.asString()] : [];
  };
  const names = [...new Set(objects.flatMap(nameOf))].sort();
  const numbered = new Map(names.map((name, index) => [name, PDFString.of(`node${`${index + 1}`.padStart(8, '0')}`)]));
  const renamed = (object: PDFObject) => (object instanceof PDFString ? numbered.get(object.asString()) : undefined);

  const rename = (object: PDFObject): void => {
    if (object instanceof PDFArray)
      for (const [index, item] of object.asArray().entries()) {
        const name = renamed(item);
        if (name) object.set(index, name);
        else rename(item);
      }
    if (object instanceof PDFDict) renameIn(object);
  };
  const renameIn = (dict: PDFDict): void => {
    for (const [key, value] of dict.entries()) {
      const name = renamed(value);
      if (name) dict.set(key, name);
      else rename(value);
    }
  };
  objects.forEach(rename);
}
