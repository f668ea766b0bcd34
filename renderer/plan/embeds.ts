import type { SectionData } from '../config/site.ts';
import type { PlannedPage } from './page.ts';

/** Returns the names of the embeds on a page, without duplicates. */
export const embedsOn = ({ sections }: Pick<PlannedPage, 'sections'>): readonly string[] => [
  ...new Set(sections.flatMap(({ data }) => embedOf(data) ?? [])),
];

const embedOf = (section: SectionData): string | undefined =>
  section.kind === 'embedded' ? section.embed : section.kind === 'visit' ? section.map : undefined;
