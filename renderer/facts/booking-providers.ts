/**
 * The providers of booking systems and messengers, and the forms of their links. A link is compared without “https://”
 * and “www.”, as 'cal.com/your-clinic/first-visit'.
 */
interface BookingProvider {
  readonly name: string;
  /** Its hosts; '*.as.me' stands for the host that each account has. */
  readonly hosts: readonly string[];
  /** Links that belong to nobody: the provider’s home page, and the pages on which its customers log in. */
  readonly nobody: RegExp;
  /** The forms of its links: `account`, `service` if a link can name one, and `market` if it is on a marketplace. */
  readonly links: readonly RegExp[];
  /** False if its links cannot name a service, or if nobody has published how. */
  readonly hasServiceLinks: boolean;
  /** Links with an account and, where possible, a service. */
  readonly examples: readonly [string, ...string[]];
  /** The fee for clients who come from its marketplace, and how to avoid it. */
  readonly marketplace?: Marketplace;
  /** Set if every link has one of the forms. */
  readonly isComplete?: boolean;
}

interface Marketplace {
  /** 'a fifth of the first appointment of each new client' */
  readonly fee: string;
  readonly help: string;
  readonly source: string;
}

export const BOOKING_PROVIDERS: readonly BookingProvider[] = [
  {
    name: 'Cal.com',
    hosts: ['cal.com', '*.cal.com', 'cal.eu', '*.cal.eu'],
    nobody:
      /^(?:app\.)?cal\.(?:com|eu)\/?(?:$|[?#]|(?:auth|availability|bookings|docs|event-types|login|pricing|settings|signup|team|teams)\/?(?:$|[?#]))/,
    links: [
      /^(?:app\.)?cal\.(?:com|eu)\/(?:d|team)\/(?<account>[\w.-]+)(?:\/(?<service>[\w-]+))?/,
      /^(?:app\.)?cal\.(?:com|eu)\/(?<account>[\w.+-]+)(?:\/(?<service>[\w-]+))?/,
      // An organisation has its own host, and each of its teams and members has a folder.
      /^(?!app\.)(?<account>[\w-]+)\.cal\.(?:com|eu)(?:\/(?:team\/)?[\w.-]+\/(?<service>[\w-]+))?/,
    ],
    hasServiceLinks: true,
    examples: ['https://cal.com/your-clinic/first-visit', 'https://cal.com/team/your-clinic/first-visit'],
  },
  {
    name: 'Calendly',
    hosts: ['calendly.com'],
    nobody: /^calendly\.com\/?(?:$|[?#]|(?:app|event_types|integrations|login|pricing|signup)(?:$|[/?#]))/,
    links: [
      /^calendly\.com\/d\/(?<account>[\w-]+)\/(?<service>[\w-]+)/,
      /^calendly\.com\/(?<account>[\w-]+)(?:\/(?<service>[\w-]+))?/,
    ],
    hasServiceLinks: true,
    examples: ['https://calendly.com/your-clinic/first-visit'],
  },
  {
    name: 'Acuity Scheduling',
    hosts: ['as.me', '*.as.me', 'acuityscheduling.com', '*.acuityscheduling.com'],
    nobody:
      /^(?:as\.me|(?:app\.|secure\.)?acuityscheduling\.com)\/?(?:$|[?#]|(?:admin|dashboard|login|signup)|schedule\.php(?!.*[?&]owner=\d))/,
    links: [
      /^(?!app\.|secure\.)(?<account>[\w-]+)\.(?:as\.me|acuityscheduling\.com)\/.*(?:appointmentType(?:\[\]|%5B%5D)?=|\/appointment\/)(?<service>[\w:%-]+)/i,
      /^(?<account>[\w-]+)\.as\.me\/(?!schedule(?:\.php|[/?#]|$))(?<service>[\w-]+)/,
      /^(?:app\.|secure\.)?acuityscheduling\.com\/schedule(?:\.php\?(?:.*&)?owner=|\/)(?<account>\w+)(?:.*(?:appointmentType(?:\[\]|%5B%5D)?=|\/appointment\/)(?<service>[\w:%-]+))?/i,
      /^(?!app\.|secure\.)(?<account>[\w-]+)\.(?:as\.me|acuityscheduling\.com)(?:[/?#]|$)/,
    ],
    hasServiceLinks: true,
    examples: [
      'https://your-clinic.as.me/?appointmentType=1234567',
      'https://app.acuityscheduling.com/schedule.php?owner=12345678&appointmentType=1234567',
    ],
  },
  {
    name: 'Square',
    hosts: ['squareup.com', '*.squareup.com', 'square.site', '*.square.site'],
    nobody:
      /^(?:(?:app\.|book\.)?squareup\.com|square\.site)\/?(?:$|[?#]|(?:dashboard|help|login|signup)|appointments\/?(?:$|[?#]|book\/?(?:$|[?#])))/,
    links: [
      /^book\.squareup\.com\/appointments\/(?<account>[\w-]+)(?:\/location\/\w+(?:\/services\/(?<service>\w+))?)?/,
      /^(?:app\.)?squareup\.com\/appointments\/book\/(?<account>[\w-]+)/,
      /^(?<account>[\w-]+)\.square\.site(?:\/(?<service>[^?#]+))?/,
    ],
    hasServiceLinks: true,
    examples: [
      'https://book.squareup.com/appointments/a1b2c3d4e5f6g7/location/L1A2B3C4D5E6F/services/ABCDEFGHIJKLMNOPQRSTUVWX',
    ],
  },
  {
    name: 'Fresha',
    hosts: ['fresha.com', '*.fresha.com'],
    nobody:
      /^partners\.fresha\.com|^fresha\.com\/(?:[a-z]{2}(?:-[A-Z]{2})?\/?)?(?:$|[?#]|(?:for-business|help-center|login|pricing|search)(?:$|[/?#]))/,
    links: [
      // The link builder marks its links with “share” and the number of the account.
      /^fresha\.com\/(?:[a-z]{2}(?:-[A-Z]{2})?\/)?(?:book-now|a(?=\/.*[?&](?:share\b|pId=)))\/(?<account>[\w-]+)(?:.*[?&]oiid=(?<service>[^&#]+))?/,
      /^fresha\.com\/(?:[a-z]{2}(?:-[A-Z]{2})?\/)?(?<market>a)\/(?<account>[\w-]+)(?:.*[?&]oiid=(?<service>[^&#]+))?/,
    ],
    hasServiceLinks: true,
    examples: ['https://www.fresha.com/book-now/your-clinic-a1b2c3d4/services?oiid=sv%3A1234567&share=true&pId=123456'],
    marketplace: {
      fee: '20 % of the first appointment of each new client',
      help: 'Use the link of Fresha’s link builder (“https://www.fresha.com/book-now/…”): bookings through that link are free of the fee.',
      source: 'https://support.fresha.com/hc/en-us/articles/4402096033938, looked up in November 2026',
    },
  },
  {
    name: 'Pabau',
    hosts: ['pabau.com', '*.pabau.com'],
    nobody:
      /^(?:\w+\.)?pabau\.com\/?(?:$|[?#]|login|bookings\.php(?!\?(?:.*&)?compid=\d)|online-bookings\/?(?:$|[?#]))/,
    links: [
      /^connect\.pabau\.com\/bookings\.php\?(?:.*&)?compid=(?<account>\d+)/,
      /^partner\.pabau\.com\/online-bookings\/(?<account>[\w-]+)/,
    ],
    hasServiceLinks: false,
    examples: [
      'https://partner.pabau.com/online-bookings/your-clinic',
      'https://connect.pabau.com/bookings.php?compid=1234',
    ],
  },
  {
    name: 'Phorest',
    hosts: ['phorest.com'],
    nobody: /^phorest\.com\/?(?:$|[?#]|(?:book|book\/salons|login|pricing|salon)\/?(?:$|[?#]))/,
    links: [/^phorest\.com\/(?:salon|book\/salons)\/(?<account>[\w-]+)/],
    hasServiceLinks: false,
    examples: ['https://www.phorest.com/salon/yourclinic'],
  },
  {
    name: 'Treatwell',
    hosts: 'at be ch co.uk de es fr gr ie it lt nl pt'
      .split(' ')
      .flatMap((end) => [`treatwell.${end}`, `*.treatwell.${end}`]),
    nobody: /^(?:widget\.)?treatwell\.[a-z.]+\/?(?:$|[?#]|(?:login|partners|place|places|salon|salons)\/?(?:$|[?#]))/,
    links: [
      /^widget\.treatwell\.[a-z.]+\/(?:place|salon)\/(?<account>[\w-]+)(?:.*[?&#]serviceIds=(?<service>TR\d+))?/,
      /^treatwell\.[a-z.]+\/(?<market>place|salon)\/(?<account>[\w-]+)(?:.*[?&#]serviceIds=(?<service>TR\d+))?/,
    ],
    hasServiceLinks: true,
    examples: ['https://widget.treatwell.co.uk/place/your-clinic/menu/?serviceIds=TR1234567'],
    marketplace: {
      fee: '35 % plus VAT of the first booking of each new client',
      help: 'Use the link of the booking widget (“https://widget.treatwell.co.uk/place/…”): bookings through it cost at most 2% plus VAT.',
      source: 'https://help.treatwell.pro/en/articles/6068109, looked up in November 2026',
    },
  },
  {
    name: 'SimplyBook.me',
    hosts: 'asia cc it me net pro'.split(' ').flatMap((end) => [`simplybook.${end}`, `*.simplybook.${end}`]),
    nobody: /^(?:(?:dashboard|secure|widget)\.)?simplybook\.[a-z]+(?:[/?#]|$)/,
    links: [/^(?<account>[\w-]+)\.(?:secure\.)?simplybook\.[a-z]+(?:\/.*#book\/(?:.*\/)?service\/(?<service>\d+))?/],
    hasServiceLinks: true,
    examples: ['https://yourclinic.simplybook.it/v2/#book/service/2'],
  },
  {
    name: 'WhatsApp',
    hosts: ['wa.me', 'api.whatsapp.com'],
    nobody: /^wa\.me\/?(?:$|[?#])|^api\.whatsapp\.com\/?(?:$|[?#])/,
    links: [
      /^wa\.me\/(?<account>[1-9]\d{6,14}|message\/\w+)\/?(?:[?#]|$)/,
      /^api\.whatsapp\.com\/send\/?\?(?:.*&)?phone=(?<account>[1-9]\d{6,14})(?:[&#]|$)/,
    ],
    hasServiceLinks: false,
    examples: ['https://wa.me/442079460123'],
    isComplete: true,
  },
];

/** The parts of a link to a known provider. */
export interface BookingLink {
  readonly provider: BookingProvider;
  /** The clinic’s account; `undefined` if the link belongs to nobody, 'unknown' if its form is new. */
  readonly account: string | undefined;
  readonly service: string | undefined;
  readonly isOnMarketplace: boolean;
}

const UNKNOWN = 'unknown';

/** Returns the parts of a booking link; `undefined` if its host belongs to no known provider. */
export function readBookingLink(address: string): BookingLink | undefined {
  const { hostname, pathname, search, hash } = new URL(address);
  const provider = BOOKING_PROVIDERS.find((one) => isHostOf(one, hostname));
  if (!provider) return undefined;
  const link = `${hostname.replace(/^www\./, '')}${pathname}${search}${hash}`;
  const groups = provider.nobody.test(link)
    ? undefined
    : provider.links.map((form) => form.exec(link)?.groups).find((found) => found !== undefined);
  const hasUnknownForm = !groups && !provider.isComplete && !provider.nobody.test(link);
  return {
    provider,
    account: groups?.account ?? (hasUnknownForm ? UNKNOWN : undefined),
    // A link of an unknown form may name a service in a way that we do not know.
    service: groups?.service ?? (hasUnknownForm ? UNKNOWN : undefined),
    isOnMarketplace: groups?.market !== undefined,
  };
}

/** Checks whether a host belongs to a provider. */
export const isHostOf = ({ hosts }: BookingProvider, hostname: string): boolean =>
  hosts.some((host) =>
    host.startsWith('*') ? hostname.endsWith(host.slice(1)) : hostname.replace(/^www\./, '') === host,
  );
