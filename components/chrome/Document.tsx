import { Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { Helmet } from 'react-helmet-async';
import { base, type FontFace, fonts, palette, shared } from '../global.ts';
import { type OwnDesign, ownDesignStyles } from '../own-design.ts';
import { CARD } from '../social/layout.ts';
import type { Palette } from '../theme.ts';
import { BookingBar, Chat } from './Floating.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import type { ChatProps, ChromeProps } from './props.ts';
import { SPECULATION_RULES } from './speculation-rules.ts';

/** The metadata of a page for browsers and search engines. */
interface HeadProps {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly robots?: string;
  readonly themeColour: string;
  /** The URL of the image that is shown when a link to the page is shared. */
  readonly card?: string;
  readonly siteName: string;
  readonly locale: string;
}

export interface DocumentProps {
  readonly language: string;
  readonly head: HeadProps;
  readonly palette: Palette;
  readonly fonts: readonly FontFace[];
  /** The look of the clinic, if it is not that of the theme. */
  readonly ownDesign?: OwnDesign;
  readonly chrome: ChromeProps;
  /** Omitted if the page shows no chat button. */
  readonly chat?: ChatProps;
  /** Structured data, escaped for a script element. */
  readonly structuredData: string;
  readonly children: ReactNode;
}

/** A complete HTML document. react-helmet-async writes the title, the description and the links of the head. */
export const Document = ({ language, head, chrome, chat, children, structuredData, ...look }: DocumentProps) => (
  <html lang={language}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    </head>
    <body
      className={chrome.quickBooking && 'has-bar'}
      data-does="consent page"
      data-third-parties={chrome.thirdParties && JSON.stringify(chrome.thirdParties)}
      data-popup={chrome.popup}
    >
      <Head head={head} />
      <Global
        styles={[
          fonts(look.fonts),
          base,
          palette(look.palette),
          shared,
          look.ownDesign && ownDesignStyles(look.ownDesign),
        ]}
      />
      <a className="skip" href="#main">
        Skip to main content
      </a>
      {chrome.show.header && <Header chrome={chrome} />}
      <main id="main">{children}</main>
      {chrome.show.footer && <Footer footer={chrome.footer} />}
      {chat && <Chat {...chat} />}
      {chrome.quickBooking && <BookingBar actions={chrome.quickBooking} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, the same on every page */}
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: data, escaped for a script by renderer/core/escape.ts */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />
    </body>
  </html>
);

const Head = ({ head }: { head: HeadProps }) => (
  <Helmet>
    <title>{head.title}</title>
    <meta name="description" content={head.description} />
    <link rel="canonical" href={head.canonical} />
    {head.robots && <meta name="robots" content={head.robots} />}
    <meta name="theme-color" content={head.themeColour} />
    <meta name="generator" content="clinic-site" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content={head.title} />
    <meta property="og:description" content={head.description} />
    <meta property="og:url" content={head.canonical} />
    <meta property="og:site_name" content={head.siteName} />
    <meta property="og:locale" content={head.locale} />
    {head.card && <meta property="og:image" content={head.card} />}
    {head.card && <meta property="og:image:width" content={`${CARD.width}`} />}
    {head.card && <meta property="og:image:height" content={`${CARD.height}`} />}
    {head.card && <meta property="og:image:alt" content={head.title} />}
    {head.card && <meta name="twitter:card" content="summary_large_image" />}
    <link rel="icon" href="/favicon.ico" sizes="32x32" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href="/site.webmanifest" />
  </Helmet>
);
