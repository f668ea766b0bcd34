import { REDIRECT_SCRIPT } from './redirect-script.ts';

export interface RedirectPageProps {
  readonly language: string;
  readonly label: string;
  readonly to: string;
}

/**
 * A page that leads on, for hosts that know no redirects. With a script it carries the visitor's query and hash
 * along; without one it refreshes at once (https://www.w3.org/TR/WCAG20-TECHS/H76.html). The refresh stands in
 * `noscript`: beside a script it would start a second navigation without the query, and win where the destination is slow.
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
