import { ContentsHero } from '../../../components/sections/ContentsHero/ContentsHero.tsx';
import type { SectionData, Site } from '../../config/site.ts';
import { entriesNamed, titled, type View } from '../view.ts';

export { examples } from '../../../components/sections/ContentsHero/examples.ts';

export const hasTitle = true;

export const view: View<'contentsHero'> = (section, { site, page, rich, plain }) => (
  <ContentsHero
    {...titled(section)}
    lead={rich(section.lead)}
    links={section.links.map(({ department, label, note, anchor }) => ({
      label: plain(label),
      note: plain(note),
      anchor,
      department,
    }))}
    entries={page.sections.flatMap(({ data }) => entriesOf(site, data))}
  />
);

/** The entries of the page's table of contents: each section with an anchor, and each category of a catalogue. */
function entriesOf(site: Site, section: SectionData): readonly { label: string; anchor: string }[] {
  if (section.kind === 'catalogueGroups')
    return entriesNamed(site.categories, section.categories).map(([, { name, anchor }]) => ({ label: name, anchor }));
  const title = 'title' in section ? section.title : undefined;
  return section.anchor !== undefined && title !== undefined ? [{ label: title, anchor: section.anchor }] : [];
}
