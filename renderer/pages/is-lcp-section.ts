import type { SectionData } from '../config/site.ts';
import type { PlannedPage } from '../plan/page.ts';

/**
 * True if only heroes without images come before this section: its first image is then the largest of the first view.
 */
export const isLcpSection = ({ sections }: Pick<PlannedPage, 'sections'>, section: SectionData): boolean =>
  sections
    .slice(
      0,
      sections.findIndex(({ data }) => data === section),
    )
    .every(({ data }) => data.kind === 'hero' && data.image === undefined);
