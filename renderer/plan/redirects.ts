import type { Site } from '../config/site.ts';
import type { ConfigPath } from '../core/finding.ts';

/** An address that leads elsewhere. Always temporary: a permanent one would outlive a change of booking system. */
export interface Redirect {
  /** '/go/massage', or '/journal/*' where all below it leads on. */
  readonly from: string;
  /** Where to; ':splat' stands for what '*' matched. */
  readonly to: string;
  readonly status: 302;
  /** What the link is called on its redirect page. */
  readonly label: string;
  /** The redirect page for hosts that know no redirects; none for a pattern. */
  readonly file?: string;
  /** The file with its code for print. */
  readonly code?: string;
  readonly path: ConfigPath;
}

/** The booking shortcuts under /go/, and the journal with all below it. */
export function planRedirects(site: Site): readonly Redirect[] {
  const shortcuts = Object.entries(site.booking).map(
    ([name, to]): Redirect => ({
      from: `/go/${name}`,
      to,
      status: 302,
      label: 'Continue to booking',
      file: `go/${name}.html`,
      code: `go/qr/${name}.svg`,
      path: ['booking', name],
    }),
  );
  return site.journal ? [...shortcuts, ...journalRedirects(site.journal.origin)] : shortcuts;
}

/** Where the journal lives on this site: everything below it is mapped to the journal's own site. */
export const JOURNAL_ROUTE = '/journal';

const journalRedirects = (origin: string): readonly Redirect[] => [
  {
    from: JOURNAL_ROUTE,
    to: `${origin}/`,
    status: 302,
    label: 'Continue to the journal',
    file: 'journal.html',
    path: ['journal', 'origin'],
  },
  {
    from: `${JOURNAL_ROUTE}/*`,
    to: `${origin}/:splat`,
    status: 302,
    label: 'Continue to the journal',
    path: ['journal', 'origin'],
  },
];
