import { Download } from '../../../components/sections/Download/Download.tsx';
import type { DocumentFacts } from '../../facts/quote.ts';
import type { View } from '../view.ts';

export const download: View<'download'> = (section, { rich, link, action, picture, document }) => (
  <Download
    id={section.anchor}
    title={section.title}
    lead={rich(section.lead)}
    picture={
      section.image === undefined
        ? undefined
        : picture(section.image, { preset: 'page', sizes: '(max-width: 767px) 70vw, 40vw' })
    }
    file={{
      label: labelled(section.label, document(section.document)),
      link: link({ kind: 'document', name: section.document }),
    }}
    automatic={section.automatic}
    actions={section.actions.map(action)}
  />
);

/** 'Download the guide' → 'Download the guide (PDF, 2 pages, 48 KB)': a visitor knows what will come before it comes. */
const labelled = (label: string, facts: DocumentFacts | undefined): string =>
  facts ? `${label} (PDF, ${facts.pages} ${facts.pages === 1 ? 'page' : 'pages'}, ${facts.size})` : label;
