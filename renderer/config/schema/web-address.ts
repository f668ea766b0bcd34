import { z } from 'zod';
import { BY_PHONE } from '../../facts/phone.ts';
import { escapeForTerminal, isPlainLine } from '../../facts/plain-text.ts';
import type { BookingAddress, WebAddress } from '../text.ts';
import { describeValue, detail, problemDetail, textRole } from './base.ts';
import { schemeProblem } from './scheme.ts';

/** Names separated by dots, without characters that would end a directive, a line or an attribute (RFC 1123 §2.1). */
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

/** Checks for an https address without a user name, a password or a character that would end an attribute or a line. */
export function isWebAddress(text: unknown): text is WebAddress {
  if (typeof text !== 'string' || !text.startsWith('https://') || /[\s"'<>\\^`{|}]/.test(text)) return false;
  if (!isPlainLine(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  return url.username === '' && url.password === '' && HOST.test(url.hostname);
}

/** Checks for the https address of a whole site: no path, no query, no slash at the end. */
export const isOrigin = (text: unknown): text is WebAddress => isWebAddress(text) && new URL(text).origin === text;

/** An https address. Every other scheme is rejected, `javascript:` above all. */
export const webAddress = () => addressOr<WebAddress>(isWebAddress, 'Write');

/** The address of a booking system, or 'phone'. */
export const bookingAddress = () =>
  addressOr<BookingAddress>(
    (text) => text === BY_PHONE || isWebAddress(text),
    `Write '${BY_PHONE}' if clients call the clinic. Otherwise write`,
  );

/** 'www.clinic.example' → 'https://www.clinic.example'. Returns `undefined` for anything but an address without its beginning. */
export function withScheme(text: unknown): string | undefined {
  const whole =
    typeof text === 'string' && /^[a-z0-9.-]+\.[a-z]{2,}(?:\/|$)/i.test(text) ? `https://${text}` : undefined;
  return isWebAddress(whole) ? whole : undefined;
}

/** A second address at once after the first, which is no part of it, as in “?to=https://…” and “/https://…”. */
const SECOND = /(?<=[\w.-])https?:\/\/\S+$|(?<=\/)https?:\/\/\S+$/i;

/** 'https://book.examplehttps://book.example' → 'https://book.example' */
function firstOfTwo(text: string): string | undefined {
  const { index = 0, 0: second } = SECOND.exec(text) ?? { 0: '' };
  const first = text.slice(0, index);
  // An archive has other addresses behind its own.
  return isWebAddress(first) && (!first.endsWith('/') || first === second) ? first : undefined;
}

const addressOr = <Address extends string>(isAddress: (text: unknown) => boolean, write: string) =>
  z
    .custom<Address>((text) => isAddress(text) || withScheme(text) !== undefined || schemeProblem(text) !== undefined, {
      error: (issue) => `${describeValue(issue.input)} is not a web address that can be linked to.`,
      ...detail('link/address', `${write} the whole address, beginning with “https://”, without spaces or quotes.`),
      abort: true,
    })
    .superRefine((text, context) => {
      const whole = withScheme(text);
      if (whole !== undefined)
        context.addIssue({
          code: 'custom',
          message: `${describeValue(text)} is not a whole web address.`,
          input: text,
          ...detail('link/address', `Write “${whole}”, if it opens in a browser.`),
        });
      const first = firstOfTwo(text);
      if (first !== undefined)
        context.addIssue({
          code: 'custom',
          message: `${describeValue(text)} is two addresses in one.`,
          input: text,
          params: { rule: 'link/address', help: `Write “${first}”, if that is the right one.`, instead: first },
        });
      const wrong = schemeProblem(text);
      if (wrong)
        context.addIssue({
          code: 'custom',
          message: escapeForTerminal(wrong.problem),
          input: text,
          params: problemDetail(wrong),
        });
    })
    .meta(textRole('address'));
