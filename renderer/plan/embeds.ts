import type { SectionData } from '../config/site.ts';
import type { PlannedPage } from './page.ts';

/** The embeds that a page shows, by their names in the config, each once. */
export const embedsOn = ({ sections }: Pick<PlannedPage, 'sections'>): readonly string[] => [
  ...new Set(sections.flatMap(({ data }) => embedOf(data) ?? [])),
];

const embedOf = (section: SectionData): string | undefined =>
  section.kind === 'embedded' ? section.embed : section.kind === 'visit' ? section.map : undefined;
