import type { SourceDocument } from '../inputs/documents.ts';
import { isUpToDate } from '../media/documents/changes.ts';
import type { GeneratedDocument } from '../media/documents/generate.tsx';

/**
 * Returns the documents whose text and links the rules compare with the config. A generated document that is out of date
 * contradicts the config everywhere, and there is one thing to do: print it again, on the day on which its facts change.
 * `content/document-stale` and `site upcoming` say so.
 */
export function upToDateDocuments(
  documents: ReadonlyMap<string, SourceDocument>,
  generated: readonly GeneratedDocument[],
): ReadonlyMap<string, SourceDocument> {
  const stale = new Set(generated.filter((document) => !isUpToDate(document)).map(({ name }) => name));
  return new Map([...documents].filter(([name]) => !stale.has(name)));
}
