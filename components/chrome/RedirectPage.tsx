import { REDIRECT_SCRIPT } from './redirect-script.ts';

export interface RedirectPageProps {
  readonly language: string;
  readonly label: string;
  readonly to: string;
}

/**
 * A page that redirects visitors, for hosts without redirects. Its script keeps the visitor's query and hash; without
 * scripts, the page refreshes at once (https://www.w3.org/TR/WCAG20-TECHS/H76.html). The refresh is inside `noscript`:
 * otherwise it would start a second navigation without the query, which could win over the first.
 */
export const RedirectPage = ({ language, label, to }: RedirectPageProps) => (
  <html lang={language}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{label}</title>
      <link rel="canonical" href={to} />
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
      </noscript>
    </head>
    <body>
      <p>
        <a href={to} rel="nofollow">
          {label}
        </a>
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, the same on every page */}
      <script dangerouslySetInnerHTML={{ __html: REDIRECT_SCRIPT }} />
    </body>
  </html>
);
