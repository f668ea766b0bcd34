import { isHostOf, readBookingLink } from '../../../../facts/booking-providers.ts';
import type { Rule } from '../../rule.ts';
import { externalFindings } from './findings.ts';

const VISIT = 'https://calendly.com/small-practice/massage';

export const linkExternalProvider: Rule = {
  name: 'link/outside-provider',
  severity: 'error',
  checks: 'With --external: a link to a booking system leads to an account on that system.',
  because: 'An account that was closed or renamed often redirects, so visitors find a page on which nobody can book.',
  source: 'RFC 9110 §15.4; docs/config.md, “Booking links”',
  bad: {
    'an account that redirects to another host': {
      values: { 'booking.visit': VISIT },
      answers: { [VISIT]: { status: 302, location: 'https://parking.small-practice.uk/' } },
    },
    'an account that redirects to the home page of the system': {
      values: { 'booking.visit': VISIT },
      answers: { [VISIT]: { status: 302, location: 'https://calendly.com/' } },
    },
  },
  good: {
    'an account that redirects to another of its pages': {
      values: { 'booking.visit': VISIT },
      answers: { [VISIT]: { status: 302, location: 'https://calendly.com/small-practice/massage?month=2026-12' } },
    },
    'an address of an unknown system that redirects': {
      values: { 'booking.visit': 'https://book.small-practice.uk/visit' },
      answers: {
        'https://book.small-practice.uk/visit': { status: 302, location: 'https://booking.small-practice.uk/' },
      },
    },
  },
  find: (input) =>
    externalFindings(input, (verdict, href) => {
      const link = verdict.kind === 'ok' && verdict.endedAt !== undefined ? readBookingLink(href) : undefined;
      // A link that belongs to nobody from the start is reported without --external.
      if (!link || link.account === undefined || verdict.kind !== 'ok' || verdict.endedAt === undefined)
        return undefined;
      const isOurs = new URL(verdict.endedAt).hostname === new URL(input.site.hosting.url).hostname;
      if (isOurs || !hasLeft(link.provider, verdict.endedAt)) return undefined;
      return {
        message: `“${href}” ends at “${verdict.endedAt}”, where nobody can book with the clinic on ${link.provider.name}.`,
        help: `Copy the link again from ${link.provider.name}.`,
      };
    }),
};

const hasLeft = (provider: Parameters<typeof isHostOf>[0], address: string): boolean =>
  !isHostOf(provider, new URL(address).hostname) || readBookingLink(address)?.account === undefined;
