import { Fragment } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { DepartmentColours } from '../../components/chrome/DepartmentColours.tsx';
import { Document } from '../../components/chrome/Document.tsx';
import { FontPreloads, isShownIn } from '../../components/chrome/FontPreloads.tsx';
import { GlossaryPopovers } from '../../components/chrome/GlossaryPopovers.tsx';
import { renderStyled } from '../core/render-styled.tsx';
import { termsUsedIn } from '../pages/terms.ts';
import type { PageDraft } from './draft-page.ts';

/** Renders one page. */
export const renderPage = ({
  document,
  departmentPalettes,
  sections,
  explanations,
}: Omit<PageDraft, 'route' | 'file' | 'title'>): string =>
  renderStyled((write) => {
    const page = write(
      <HelmetProvider>
        <Document {...document}>
          {sections.map(({ shown }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is rendered once, and its sections do not move
            <Fragment key={index}>{shown}</Fragment>
          ))}
        </Document>
      </HelmetProvider>,
    );
    write(<DepartmentColours departmentPalettes={departmentPalettes} own={document.palette} page={page} />);
    const items = termsUsedIn(page, explanations);
    const explained = items.length > 0 ? write(<GlossaryPopovers items={items} />) : '';
    const ahead = write(<FontPreloads fonts={document.fonts.filter(isShownIn(page))} />);
    return page.replace('</head>', () => `${ahead}</head>`).replace('</main>', () => `${explained}</main>`);
  });
