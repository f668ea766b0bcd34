import type { Site } from '../../../config/site.ts';
import type { SourceDocument } from '../../../inputs/documents.ts';
import { asTyped, type Normal, type Source, type Surface, surface } from './surface.ts';

/**
 * The words of documents to download: visitors read them long after a price has changed. What a document that the config
 * makes shows beside its structure was typed by nobody: the marks of a scale, the numbers of pages.
 */
export const documentSurfaces = (
  documents: ReadonlyMap<string, Pick<SourceDocument, 'passages'>>,
  site: Pick<Site, 'documents'>,
  normal: Normal,
): readonly Surface[] =>
  [...documents].flatMap(([name, { passages }]) =>
    passages.flatMap(({ page, text, isTold }) => {
      if (!isTold && site.documents[name]?.made) return [];
      const within = `page ${page} of content/documents/${site.documents[name]?.file ?? name}`;
      const source: Source = { from: 'document', path: ['documents', name, 'file'], within };
      return [surface('document', asTyped(text), source, { normal })];
    }),
  );
