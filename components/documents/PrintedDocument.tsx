import { Global } from '@emotion/react';
import { fonts } from '../global.ts';
import { printedOwnDesign } from '../own-design.ts';
import { ClinicLogo } from '../primitives/ClinicLogo.tsx';
import { LogoImage } from '../primitives/LogoImage.tsx';
import { Paragraph } from '../primitives/RichText.tsx';
import { PrintedPart } from './parts.tsx';
import type { PrintedDesign, PrintedDocumentProps, PrintedPageProps } from './props.ts';
import { printedLogo, sheets } from './style.ts';

/** A whole document, page by page, for printing by a browser. */
export const PrintedDocument = ({ content, design }: { content: PrintedDocumentProps; design: PrintedDesign }) => (
  <html lang={content.language}>
    <head>
      <meta charSet="utf-8" />
      <base href={design.origin} />
      <title>{content.title}</title>
    </head>
    <body>
      <Global
        styles={[
          fonts(design.fonts),
          sheets(design.palette),
          design.ownDesign && printedOwnDesign(design.ownDesign),
          design.logoImage && printedLogo(design.logoImage),
        ]}
      />
      {content.pages.map((page, index) => (
        <Page key={JSON.stringify(page)} page={page} number={index + 1} content={content} design={design} />
      ))}
    </body>
  </html>
);

interface PageProps {
  readonly page: PrintedPageProps;
  readonly number: number;
  readonly content: PrintedDocumentProps;
  readonly design: PrintedDesign;
}

/** Screen readers read the head of the pages once, and the small print with its links on every page. */
const Page = ({ page, number, content, design }: PageProps) => (
  <section className="sheet">
    <header aria-hidden={number > 1 || undefined}>
      <p className="brand">
        {design.logoImage ? <LogoImage logo={design.logoImage} /> : <ClinicLogo colours={design.logo} />}
        {design.logoImage?.name === undefined && content.author}
      </p>
      <Paragraph of={page.head} />
    </header>
    {page.parts.map((part) => (
      <PrintedPart key={JSON.stringify(part)} part={part} design={design} />
    ))}
    <footer>
      <Paragraph of={content.smallPrint} />
      <p className="number" aria-hidden="true">{`${number}/${content.pages.length}`}</p>
    </footer>
  </section>
);
