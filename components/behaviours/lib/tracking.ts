/** What a page knows of how a visitor came. */
export interface Visit {
  /** The address's query: '?utm_source=tiktok'. */
  readonly query: string;
  /** The address of the page before, or nothing. */
  readonly referrer: string;
  readonly userAgent: string;
}

/** The four parameters that a visit is counted under, here and where its links lead. */
export interface Campaign {
  readonly utm_source: string;
  readonly utm_medium: string;
  readonly utm_campaign: string;
  readonly utm_source_platform: Platform | typeof BIO;
}

/** What a link-in-bio page puts first. */
export type Mode = 'consult' | 'quiz';

export interface Tracking extends Campaign {
  readonly mode: Mode;
}

export const PLATFORMS = ['instagram', 'tiktok'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** Stands wherever nothing better is known. */
export const BIO = 'bio';

/** No campaign has a longer name; whoever sends one gets no longer addresses from us. */
export const MAX_VALUE_LENGTH = 100;

/** How a visit is counted, and what its landing page puts first. */
export function tracking({ query, referrer, userAgent }: Visit): Tracking {
  const parameters = new URLSearchParams(query);
  const source = said(parameters, 'utm_source') ?? BIO;
  const medium =
    ownMedium(said(parameters, 'utm_medium')) ??
    platformNamed(source) ??
    platformIn(referrer) ??
    platformIn(userAgent) ??
    BIO;
  return {
    mode: intended(said(parameters, 'intent')) ?? (medium === 'instagram' ? 'consult' : 'quiz'),
    utm_source: source,
    utm_medium: medium,
    utm_campaign: said(parameters, 'utm_campaign') ?? BIO,
    utm_source_platform: platformNamed(medium) ?? BIO,
  };
}

/** The visit of this page. */
export const thisVisit = (): Visit => ({
  query: location.search,
  referrer: document.referrer,
  userAgent: navigator.userAgent,
});

/** An address with the campaign in its query; what else stands there stays. */
export function withCampaign(href: string, { utm_source, utm_medium, utm_campaign, utm_source_platform }: Campaign) {
  const [, address = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  const parameters = new URLSearchParams(query);
  const campaign = { utm_source, utm_medium, utm_campaign, utm_source_platform };
  for (const [name, value] of Object.entries(campaign)) parameters.set(name, value);
  return `${address}?${parameters}${hash}`;
}

/** The first value of a parameter that says something. */
const said = (parameters: URLSearchParams, name: string): string | undefined =>
  parameters
    .getAll(name)
    .map((value) => value.trim().slice(0, MAX_VALUE_LENGTH))
    .find((value) => value !== '');

const intended = (intent: string | undefined): Mode | undefined => {
  const word = intent?.toLowerCase();
  return word === 'consult' || word === 'quiz' ? word : undefined;
};

/** 'bio' says no more than nothing. A platform has one spelling, so that it is counted once. */
const ownMedium = (medium: string | undefined): string | undefined =>
  medium === undefined || medium.toLowerCase() === BIO ? undefined : (platformNamed(medium) ?? medium);

const platformNamed = (text: string): Platform | undefined =>
  PLATFORMS.find((platform) => platform === text.toLowerCase());

const platformIn = (text: string): Platform | undefined =>
  PLATFORMS.find((platform) => text.toLowerCase().includes(platform));
