import { Download } from '../../../components/sections/Download/Download.tsx';
import type { DocumentFacts } from '../../config/derived/quote.ts';
import type { Cells } from '../cells.ts';
import { titled, type View } from '../view.ts';

export { examples } from '../../../components/sections/Download/examples.ts';

export const hasTitle = true;

/** The whole image is visible, in its half of the page and within the first view. */
const HALF = { width: '50vw - 2*clamp(1.25rem,.7rem + 1.6vw,2.75rem)', height: 'min(64vh,44rem)', whole: true };
const CELLS: Cells = {
  phone: { width: '100vw - 2.5rem', height: '34vh', whole: true },
  tablet: HALF,
  desk: HALF,
};

export const view: View<'download'> = (section, { rich, plain, link, action, imageFor, document }) => (
  <Download
    {...titled(section)}
    lead={rich(section.lead)}
    image={section.image === undefined ? undefined : imageFor(section.image, { preset: 'page', cells: CELLS })}
    file={{
      label: labelled(plain(section.label), document(section.document)),
      link: link({ kind: 'document', name: section.document }),
    }}
    automatic={section.automatic}
    actions={section.actions.map(action)}
  />
);

/**
 * 'Download the guide' → 'Download the guide (PDF, 2 pages, 48 KB)': visitors see the format and size before they
 * download.
 */
const labelled = (label: string, facts: DocumentFacts | undefined): string =>
  facts ? `${label} (PDF, ${facts.pages} ${facts.pages === 1 ? 'page' : 'pages'}, ${facts.size})` : label;
