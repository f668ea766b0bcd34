import type { MarkdownDocument } from '../../../inputs/markdown/markdown.ts';
import { passagesOf } from '../../../inputs/markdown/passages.ts';
import type { PlannedPage } from '../../../plan/page.ts';
import { type Reading, readProse, subjectsIn } from './read-prose.ts';
import { asTyped, type Source, type Surface, surface } from './surface.ts';

/** Every heading, paragraph and cell of the policies that pages show, with its place in the Markdown file. */
export const policySurfaces = (
  policies: ReadonlyMap<string, MarkdownDocument>,
  pages: readonly PlannedPage[],
  { quote, normal }: Reading,
): readonly Surface[] =>
  [...policies].flatMap(([file, { blocks, placeOf }]) => {
    const source: Source = { from: 'file', placeOf };
    const page = pages.find(({ sections }) =>
      sections.some(({ data }) => data.kind === 'policy' && data.file === file),
    );
    return [...passagesOf(blocks)].flatMap((words) => [
      surface('policy', readProse(words, quote), source, { normal, page: page?.route, quotes: true }),
      ...[...subjectsIn(words)].map(({ subject, at }) =>
        surface('mail subject', asTyped(subject, at), source, { normal, page: page?.route }),
      ),
    ]);
  });
