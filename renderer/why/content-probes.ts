import type { SourceLocation } from '../core/finding.ts';
import type { ProsePart } from '../facts/prose.ts';
import type { ContentFiles } from '../inputs/load-content.ts';
import type { MarkdownDocument } from '../inputs/markdown/markdown.ts';
import { passagesOf } from '../inputs/markdown/passages.ts';
import type { PlannedPage } from '../plan/page.ts';
import type { PlannedSite } from '../plan/planned-site.ts';
import { withMark } from './changed-values.ts';
import type { Probe } from './probes.ts';

/** Returns a probe for each passage of the policies that a page shows, document file, and price that will change. */
export function contentProbes({ site, contentFiles }: PlannedSite, page: PlannedPage, first: number): readonly Probe[] {
  const passages = page.sections.flatMap(({ data }) => {
    const policy = data.kind === 'policy' ? contentFiles.policies.get(data.file) : undefined;
    return policy ? [...passagesOf(policy.blocks)].flatMap((parts) => passageProbe(parts, policy.locationOf)) : [];
  });
  const documents = [...contentFiles.documents.keys()].map(
    (name): Unnumbered => ({ source: { kind: 'document', path: ['documents', name, 'file'] }, isMarked: false }),
  );
  const prices = Object.entries(site.catalogue).flatMap(([slug, { next }]): readonly Unnumbered[] =>
    next ? [{ source: { kind: 'value', path: ['catalogue', slug, 'price'], from: next.from }, isMarked: false }] : [],
  );
  return [...passages, ...documents, ...prices].map((probe, index) => ({ ...probe, number: first + index }));
}

type Unnumbered = Omit<Probe, 'number'>;

function passageProbe(parts: readonly ProsePart[], locationOf: MarkdownDocument['locationOf']): readonly Unnumbered[] {
  const [start] = parts.flatMap(startOf);
  if (start === undefined) return [];
  const text = parts.map(plainText).join('');
  return [{ source: { kind: 'passage', location: locationOf(start, 1), text }, isMarked: true }];
}

const startOf = (part: ProsePart): readonly number[] => ('at' in part ? [part.at] : part.parts.flatMap(startOf));

const plainText = (part: ProsePart): string =>
  part.kind === 'text' ? part.text : part.kind === 'fact' ? `{${part.path}}` : part.parts.map(plainText).join('');

/** Returns the files with the changes of the probes. */
export function withContentProbes(
  files: ContentFiles,
  page: PlannedPage,
  probes: readonly Probe[],
): Pick<ContentFiles, 'policies' | 'documents'> {
  const documents = new Set(probes.flatMap(({ source }) => (source.kind === 'document' ? [source.path[1]] : [])));
  const marks = new Map(
    probes.flatMap(({ source, number }) =>
      source.kind === 'passage' ? [[locationKey(source.location), number] as const] : [],
    ),
  );
  if (documents.size === 0 && marks.size === 0) return files;
  const shown = new Set(page.sections.flatMap(({ data }) => (data.kind === 'policy' ? [data.file] : [])));
  return {
    documents: new Map(
      [...files.documents].map(([name, file]) => [
        name,
        documents.has(name) ? { ...file, pages: file.pages + 1, size: `1${file.size}` } : file,
      ]),
    ),
    policies: new Map(
      [...files.policies].map(([name, policy]) => {
        if (!shown.has(name)) return [name, policy] as const;
        const blocks = structuredClone(policy.blocks);
        for (const parts of passagesOf(blocks)) {
          const [probe] = passageProbe(parts, policy.locationOf);
          const number = probe?.source.kind === 'passage' ? marks.get(locationKey(probe.source.location)) : undefined;
          if (number !== undefined)
            Reflect.set(parts, parts.length, { kind: 'text', at: 0, text: withMark('x', number).slice(1) });
        }
        return [name, { ...policy, blocks }] as const;
      }),
    ),
  };
}

const locationKey = ({ file, line, column }: SourceLocation): string => `${file}:${line}:${column}`;
