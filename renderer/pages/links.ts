import type { LinkProps } from '../../components/props.ts';
import { isByPhone } from '../config/derived/booking.ts';
import { treatmentRoute } from '../config/derived/treatment-route.ts';
import type { Site } from '../config/site.ts';
import { internationalNumber } from '../facts/phone.ts';
import type { Target } from '../facts/target.ts';
import { JOURNAL_ROUTE } from '../plan/redirects.ts';

export interface LinkOptions {
  /** The treatment of the page, which the greeting of a chat names. */
  readonly treatment?: string | undefined;
  readonly opens?: 'same window' | undefined;
  readonly campaign?: { readonly source: string; readonly medium: string; readonly campaign: string } | undefined;
}

/** Booking links are not recommendations. They open in a new tab, so that visitors can return to this page. */
const NEW_TAB = { newTab: true, rel: 'nofollow noopener' } as const;

/** Turns a target into the attributes of a link. */
export function linkTo(site: Site, target: Target, { opens, campaign, treatment }: LinkOptions): LinkProps {
  const href = tagged(hrefOf(site, target, treatment), campaign);
  switch (target.kind) {
    case 'go':
      if (isByPhone(site, target.name)) return { href };
      return opens === 'same window' ? { href, rel: 'nofollow' } : { href, ...NEW_TAB };
    case 'quiz':
      return opens === 'same window' ? { href, rel: 'nofollow' } : { href, ...NEW_TAB };
    case 'web':
    case 'directions':
    case 'chat':
      return { href, newTab: true, rel: 'noopener' };
    case 'document':
      return { href, download: site.documents[target.name]?.file ?? '' };
    default:
      return { href };
  }
}

/** The `href` of a target; a chat can be about a treatment. */
export function hrefOf(site: Site, target: Target, treatment?: string): string {
  switch (target.kind) {
    case 'route':
      return target.anchor === undefined ? target.route : `${target.route}#${target.anchor}`;
    case 'treatment':
      return treatmentRoute(site, target.name);
    case 'go':
      return isByPhone(site, target.name) ? phoneAddress(site) : `/go/${target.name}`;
    case 'document':
      return `/documents/${site.documents[target.name]?.file ?? ''}`;
    case 'web':
      return target.address;
    case 'email':
      return `mailto:${site.clinic.email}${target.subject ? `?subject=${encodeURIComponent(target.subject)}` : ''}`;
    case 'phone':
      return phoneAddress(site);
    case 'chat':
      return chatAddress(site, treatment);
    case 'directions':
      return site.clinic.mapUrl;
    case 'journal':
      return JOURNAL_ROUTE;
    case 'quiz':
      return site.quiz ?? '/';
  }
}

const phoneAddress = ({ clinic }: Site): string => `tel:${internationalNumber(clinic.phone)}`;

/** The messaging service starts the visitor's message with the greeting: 'About Massage: Hello'. */
function chatAddress({ navigation: { chat }, catalogue }: Site, treatment: string | undefined): string {
  if (!chat) return '/';
  const name = treatment === undefined ? undefined : catalogue[treatment]?.name;
  const message = name === undefined ? chat.greeting : `About ${name}: ${chat.greeting}`;
  return `${chatPrefix(chat.url)}${encodeURIComponent(message)}`;
}

const chatPrefix = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}text=`;

/** Checks whether an address opens the chat, about whatever treatment. */
export const isChatAddress = ({ navigation: { chat } }: Site, href: string): boolean =>
  chat !== undefined && href.startsWith(chatPrefix(chat.url));

function tagged(href: string, campaign: LinkOptions['campaign']): string {
  if (!campaign) return href;
  const query = new URLSearchParams({
    utm_source: campaign.source,
    utm_medium: campaign.medium,
    utm_campaign: campaign.campaign,
  });
  const [address = '', hash] = href.split('#', 2);
  return `${address}${address.includes('?') ? '&' : '?'}${query}${hash === undefined ? '' : `#${hash}`}`;
}
