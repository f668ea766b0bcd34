import { onlineBooking } from '../config/derived/booking.ts';
import type { Site } from '../config/site.ts';
import type { ConfigPath } from '../core/finding.ts';

/** A redirect. It is always temporary: browsers would remember a permanent one after a change of booking system. */
export interface Redirect {
  /** '/go/massage', or '/journal/*' for everything below it. */
  readonly from: string;
  /** The destination; ':splat' is replaced by the text that '*' matched. */
  readonly to: string;
  readonly status: 302;
  /** The label of the link on its redirect page. */
  readonly label: string;
  /** The redirect page for hosts without redirects; patterns have none. */
  readonly file?: string;
  /** The files of its QR code for print, without their extension. */
  readonly code?: string;
  readonly path: ConfigPath;
}

/** Returns the booking shortcuts below /go/, and the redirects of the journal. */
export function planRedirects(site: Site): readonly Redirect[] {
  const shortcuts = onlineBooking(site).map(
    ([name, to]): Redirect => ({
      from: `/go/${name}`,
      to,
      status: 302,
      label: 'Continue to booking',
      file: `go/${name}.html`,
      code: `go/qr/${name}`,
      path: ['booking', name],
    }),
  );
  return site.journal ? [...shortcuts, ...journalRedirects(site.journal.origin)] : shortcuts;
}

/** The path of the journal on this site: everything below it redirects to the journal's own site. */
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
