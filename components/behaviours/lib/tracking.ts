/** The source of a visit, as far as the page can tell. */
export interface Visit {
  /** The query of the URL: '?utm_source=tiktok'. */
  readonly query: string;
  /** The URL of the previous page, or an empty string. */
  readonly referrer: string;
  readonly userAgent: string;
}

/** The four parameters by which a visit is counted, on this page and behind its links. */
export interface Campaign {
  readonly utm_source: string;
  readonly utm_medium: string;
  readonly utm_campaign: string;
  readonly utm_source_platform: Platform | typeof BIO;
}

/** The call to action that a link-in-bio page puts first. */
type Mode = 'consult' | 'quiz';

interface Tracking extends Campaign {
  readonly mode: Mode;
}

const PLATFORMS = ['instagram', 'tiktok'] as const;
type Platform = (typeof PLATFORMS)[number];

/** The value of a parameter if nothing better is known. */
const BIO = 'bio';

/** No real campaign name is longer. The limit keeps our URLs short. */
export const MAX_VALUE_LENGTH = 100;

/** Returns how a visit is counted, and the call to action that its landing page puts first. */
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

/** The current visit. */
export const thisVisit = (): Visit => ({
  query: location.search,
  referrer: document.referrer,
  userAgent: navigator.userAgent,
});

/** Adds the campaign to the query of a URL and keeps its other parameters. */
export function withCampaign(href: string, { utm_source, utm_medium, utm_campaign, utm_source_platform }: Campaign) {
  const [, address = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  const parameters = new URLSearchParams(query);
  const campaign = { utm_source, utm_medium, utm_campaign, utm_source_platform };
  for (const [name, value] of Object.entries(campaign)) parameters.set(name, value);
  return `${address}?${parameters}${hash}`;
}

/** Returns the first non-empty value of a parameter. */
const said = (parameters: URLSearchParams, name: string): string | undefined =>
  parameters
    .getAll(name)
    .map((value) => value.trim().slice(0, MAX_VALUE_LENGTH))
    .find((value) => value !== '');

const intended = (intent: string | undefined): Mode | undefined => {
  const word = intent?.toLowerCase();
  return word === 'consult' || word === 'quiz' ? word : undefined;
};

/** 'bio' adds no information. Each platform has one spelling, so that its visits are counted together. */
const ownMedium = (medium: string | undefined): string | undefined =>
  medium === undefined || medium.toLowerCase() === BIO ? undefined : (platformNamed(medium) ?? medium);

const platformNamed = (text: string): Platform | undefined =>
  PLATFORMS.find((platform) => platform === text.toLowerCase());

const platformIn = (text: string): Platform | undefined =>
  PLATFORMS.find((platform) => text.toLowerCase().includes(platform));
