import { HelmetProvider } from 'react-helmet-async';
import { DepartmentColours } from '../../components/chrome/DepartmentColours.tsx';
import { Document } from '../../components/chrome/Document.tsx';
import { FontPreloads, isShownIn } from '../../components/chrome/FontPreloads.tsx';
import { GlossaryPopovers } from '../../components/chrome/GlossaryPopovers.tsx';
import { TitleLevel } from '../../components/primitives/PageTitle.tsx';
import { renderStyled } from '../core/render-styled.tsx';
import { termsUsedIn } from '../pages/terms.ts';
import type { PageDraft } from './draft-page.ts';

/** Renders one page. */
export const renderPage = ({
  document,
  departmentPalettes,
  sections,
  explanations,
  title,
}: Omit<PageDraft, 'route' | 'file'>): string =>
  renderStyled((write) => {
    const page = write(
      <HelmetProvider>
        <Document {...document}>
          <Sections of={sections} title={title} />
        </Document>
      </HelmetProvider>,
    );
    write(<DepartmentColours departmentPalettes={departmentPalettes} own={document.palette} page={page} />);
    const items = termsUsedIn(page, explanations);
    const explained = items.length > 0 ? write(<GlossaryPopovers items={items} />) : '';
    const ahead = write(<FontPreloads fonts={document.fonts.filter(isShownIn(page))} />);
    return page.replace('</head>', () => `${ahead}</head>`).replace('</main>', () => `${explained}</main>`);
  });

/** A page has one first-level heading: the title of its first titled section, or a hidden title for screen readers. */
const Sections = ({ of, title }: { of: PageDraft['sections']; title: string }) => {
  const first = of.findIndex(({ titled, shown }) => titled && shown);
  return (
    <>
      {first === -1 && of.some(({ shown }) => shown) && <h1 className="vh">{title}</h1>}
      {of.map(({ shown }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is rendered once, and its sections do not move
        <TitleLevel key={index} value={index === first ? 'h1' : 'h2'}>
          {shown}
        </TitleLevel>
      ))}
    </>
  );
};
