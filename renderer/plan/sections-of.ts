import type { SectionData, SectionKind, SectionOf } from '../config/site.ts';
import type { PlannedPage } from './page.ts';

const isOfKind = <Kind extends SectionKind>(data: SectionData, kind: Kind): data is SectionOf<Kind> =>
  data.kind === kind;

/** Returns the sections of one kind on a page. */
export const sectionsOf = <Kind extends SectionKind>({ sections }: Pick<PlannedPage, 'sections'>, kind: Kind) =>
  sections.flatMap(({ data, path }) => (isOfKind(data, kind) ? [{ data, path }] : []));
