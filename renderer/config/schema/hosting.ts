import { z } from 'zod';
import type { Authored } from '../annotations.ts';
import type { DateText, WebAddress } from '../text.ts';
import { describeValue, detail, shape, textRole } from './base.ts';
import { date } from './values.ts';
import { isOrigin, withScheme } from './web-address.ts';

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
    .custom<WebAddress>((text) => isOrigin(text) || originMeant(text) !== undefined, {
      error: (issue) => `${describeValue(issue.input)} is not the address of a site.`,
      ...detail('link/address', 'Write it like “https://www.clinic.example”, without a path or a slash at the end.'),
      abort: true,
    })
    .superRefine((text, context) => {
      const instead = originMeant(text);
      if (isOrigin(text) || instead === undefined) return;
      context.addIssue({
        code: 'custom',
        message: `${describeValue(text)} is not the address of a site.`,
        input: text,
        params: { rule: 'link/address', help: `Write “${instead}”.`, instead },
      });
    })
    .meta(textRole('address'));

/** 'www.clinic.example', 'http://clinic.example', 'https://clinic.example/' → the same with “https://” and without a slash at the end. */
function originMeant(text: unknown): string | undefined {
  const whole = withScheme(text) ?? text;
  const origin = typeof whole === 'string' ? whole.replace(/^http:/, 'https:').replace(/\/$/, '') : undefined;
  return isOrigin(origin) ? origin : undefined;
}

export const hosting = () => shape<HostingInput>()({ url: origin(), securityExpires: date() });
