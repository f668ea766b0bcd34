import type { Site } from '../../../config/site.ts';
import type { SourceDocument } from '../../../inputs/documents.ts';
import { asAuthored, type Normal, type PublicText, publicText, type Source } from './public-text.ts';

/**
 * Returns the texts of documents to download, which visitors still read long after a price has changed. In a generated
 * document, it skips text that no owner wrote: the labels of a scale, page numbers.
 *
 */
export const documentTexts = (
  documents: ReadonlyMap<string, Pick<SourceDocument, 'passages'>>,
  site: Pick<Site, 'documents'>,
  normal: Normal,
): readonly PublicText[] =>
  [...documents].flatMap(([name, { passages }]) =>
    passages.flatMap(({ page, text, isTagged }) => {
      if (!isTagged && site.documents[name]?.generate) return [];
      const within = `page ${page} of content/documents/${site.documents[name]?.file ?? name}`;
      const source: Source = { from: 'document', path: ['documents', name, 'file'], within };
      return [publicText('document', asAuthored(text), source, { normal })];
    }),
  );
