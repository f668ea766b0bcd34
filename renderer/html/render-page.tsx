import { Fragment } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { ArmColours } from '../../components/chrome/ArmColours.tsx';
import { Document } from '../../components/chrome/Document.tsx';
import { Explanations } from '../../components/chrome/Explanations.tsx';
import { FontsAhead, isShownIn } from '../../components/chrome/FontsAhead.tsx';
import { renderStyled } from '../core/render-styled.tsx';
import { askedFor } from '../pages/terms.ts';
import type { PageDraft } from './draft-page.ts';

/** Renders one page. */
export const renderPage = ({
  document,
  arms,
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
    write(<ArmColours arms={arms} own={document.palette} page={page} />);
    const items = askedFor(page, explanations);
    const explained = items.length > 0 ? write(<Explanations items={items} />) : '';
    const ahead = write(<FontsAhead fonts={document.fonts.filter(isShownIn(page))} />);
    return page.replace('</head>', () => `${ahead}</head>`).replace('</main>', () => `${explained}</main>`);
  });
