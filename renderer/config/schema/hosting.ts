import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import type { DateText, WebAddress } from '../text.ts';
import { describeValue, detail, shape, textRole } from './base.ts';
import { date, isOrigin } from './values.ts';

/** The address at which the built site is served. */
export interface HostingInput {
  /** The site's address without a path; SITE_BASE_URL overrides it. */
  readonly url: Authored<WebAddress>;
  /** The expiry date of security.txt, at most a year away (RFC 9116). */
  readonly securityExpires: Authored<DateText>;
}

/** An https origin: no path, no query. */
export const origin = () =>
  z
    .custom<WebAddress>(isOrigin, {
      error: (issue) => `${describeValue(issue.input)} is not the address of a site.`,
      ...detail('link/address', 'Write it like “https://www.clinic.example”, without a path or a slash at the end.'),
    })
    .meta(textRole('address'));

export const hosting = () => shape<HostingInput>()({ url: origin(), securityExpires: date() });
