import { departmentPath } from '../../../config/derived/department.ts';
import type { Site } from '../../../config/site.ts';
import type { ConfigPath } from '../../../core/finding.ts';
import type { Target } from '../../../facts/target.ts';
import { hrefOf } from '../../../pages/links.ts';
import { linkKey } from '../../authored/link-index.ts';
import type { LinkedPage, LinkMap } from '../../links/link-map.ts';
import type { Rule, RuleFinding } from '../rule.ts';

export const linkBookingPath: Rule = {
  name: 'link/booking-path',
  severity: 'error',
  searchesFor: 'parts',
  checks: 'From every page, new and returning clients reach a booking link in at most two clicks, without scripts.',
  because: 'Visitors who cannot find out how to book leave the site.',
  source: 'docs/decisions/0015-calm-precision.md',
  bad: {
    'a page without links': {
      'routes./treatments.hide': ['header', 'footer', 'booking bar', 'chat'],
      'pages./treatments': [{ kind: 'placeholder', title: 'Treatments', lines: ['Massage.'], actions: [] }],
    },
    'a clinic whose buttons all link to its own pages': {
      'departments.main.returning.to': '/treatments',
      'navigation.quickBooking': undefined,
      'catalogue.massage.book': undefined,
    },
  },
  good: {
    'a page without header and footer that links to a page with a booking link': {
      'routes./treatments.hide': ['header', 'footer', 'booking bar', 'chat'],
      'pages./treatments': [
        { kind: 'placeholder', title: 'Treatments', lines: ['Massage, or [everything else](/).'], actions: [] },
      ],
    },
  },
  find: ({ site, plan, links }) => {
    const declared = new Map(plan.pages.map(({ route, path }) => [route, path]));
    return audiencesOf(site).flatMap(({ audience, path, targets }): RuleFinding | readonly RuleFinding[] => {
      const booking = new Set(
        targets.filter(isBooking).map((target) => linkKey(hrefOf(site, target), '/', links.resolve)),
      );
      if (booking.size === 0)
        return {
          message: `There is no booking link for ${audience}: all their buttons link to pages of this site.`,
          help: 'Make one of them link to a booking link (“/go/massage”), a telephone number or a chat.',
          path,
        };
      return pagesFarFromBooking(links, booking).map((route) => ({
        message: `From “${route}”, ${audience} need more than two clicks to book.`,
        help: 'Add a button to a booking link, or a link to a page that has one.',
        path: declared.get(route) ?? ['routes'],
        page: route,
      }));
    });
  },
};

interface Audience {
  readonly audience: string;
  /** The config path of the audience's buttons. */
  readonly path: ConfigPath;
  readonly targets: readonly Target[];
}

/** Returns the buttons of each audience. New clients book the consultation; returning clients may book anything. */
function audiencesOf(site: Site): readonly Audience[] {
  const { quickBooking } = site.navigation;
  const departments = Object.values(site.departments);
  const [first = ''] = Object.keys(site.departments);
  const bookingTargets = (names: readonly (string | undefined)[]): readonly Target[] =>
    names.flatMap((name) => (name === undefined ? [] : [{ kind: 'go', name }]));
  return [
    {
      audience: 'new clients',
      path: [...departmentPath(first), 'consultation', 'action'],
      targets: [
        ...departments.map(({ consultation }) => consultation.action.to),
        ...(quickBooking ? [quickBooking.new.to] : []),
        ...bookingTargets(departments.map(({ consultation }) => site.catalogue[consultation.treatment ?? '']?.book)),
        ...bookingTargets(Object.values(site.catalogue).map(({ bookNew }) => bookNew)),
        ...bookingTargets(departments.map(({ consultation }) => site.programmes[consultation.programme ?? '']?.book)),
      ],
    },
    {
      audience: 'returning clients',
      path: [...departmentPath(first), 'returning'],
      targets: [
        ...departments.map(({ returning }) => returning.to),
        ...(quickBooking ? [quickBooking.returning.to] : []),
        ...bookingTargets(
          Object.values(site.catalogue).flatMap(({ book, options }) => [
            book,
            ...Object.values(options ?? {}).map((option) => option.book),
          ]),
        ),
        ...bookingTargets(Object.values(site.programmes).map(({ book }) => book)),
        ...bookingTargets(Object.values(site.offers).map(({ book }) => book)),
      ],
    },
  ];
}

/** A page of this site may contain a booking link, but is not one itself. */
const isBooking = ({ kind }: Target): boolean => ['go', 'web', 'phone', 'email', 'chat'].includes(kind);

/** Returns the pages that have no booking link and link to no page that has one. */
function pagesFarFromBooking({ pages, resolve }: LinkMap, booking: ReadonlySet<string>): readonly string[] {
  const hasBooking = ({ route, references }: LinkedPage) =>
    references.some(({ href, by }) => by === 'a href' && booking.has(linkKey(href, route, resolve)));
  const booksHere = new Set([...pages.values()].filter(hasBooking).map(({ route }) => route));
  const isNear = ({ route, references }: LinkedPage) =>
    booksHere.has(route) ||
    references.some(({ to, by }) => by === 'a href' && to.kind === 'page' && booksHere.has(to.route));
  return [...pages.values()].filter((page) => !isNear(page)).map(({ route }) => route);
}
