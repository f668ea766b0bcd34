import type { SectionData } from '../config/site.ts';
import type { PlannedPage } from '../plan/page.ts';

/** True for a section that has nothing but heads without pictures before it: its first picture is the page's largest. */
export const isLcpSection = ({ sections }: Pick<PlannedPage, 'sections'>, section: SectionData): boolean =>
  sections
    .slice(
      0,
      sections.findIndex(({ data }) => data === section),
    )
    .every(({ data }) => data.kind === 'hero' && data.image === undefined);
