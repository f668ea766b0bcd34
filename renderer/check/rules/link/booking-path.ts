import type { Site } from '../../../config/site.ts';
import type { Target } from '../../../facts/target.ts';
import { hrefOf } from '../../../pages/links.ts';
import type { LinkedPage, LinkMap } from '../../links/link-map.ts';
import { linkKey } from '../../links/locate-link.ts';
import type { Rule, RuleFinding } from '../rule.ts';

export const linkBookingPath: Rule = {
  name: 'link/booking-path',
  severity: 'error',
  checks:
    'From every page, someone new and someone who returns come to a booking link of theirs in two clicks at most, without any script.',
  because: 'Each further click loses visitors, and a page without a way on loses all of them.',
  source: 'docs/decisions/0015-calm-precision.md',
  examples: {
    bad: [
      {
        shows: 'a page from which nothing leads on',
        values: {
          'routes./treatments.without': ['header', 'footer', 'booking bar', 'chat'],
          'pages./treatments': [{ kind: 'placeholder', title: 'Treatments', lines: ['Massage.'], actions: [] }],
        },
      },
      {
        shows: 'a practice whose buttons all lead to its own pages',
        values: {
          'departments.main.returning.to': '/treatments',
          'navigation.quickBooking': undefined,
          'catalogue.massage.book': undefined,
        },
      },
    ],
    good: [
      {
        shows: 'a bare page with one link to a page that books',
        values: {
          'routes./treatments.without': ['header', 'footer', 'booking bar', 'chat'],
          'pages./treatments': [
            { kind: 'placeholder', title: 'Treatments', lines: ['Massage, or [everything else](/).'], actions: [] },
          ],
        },
      },
    ],
  },
  find: ({ site, plan, links }) => {
    const declared = new Map(plan.pages.map(({ route, path }) => [route, path]));
    return audiencesOf(site).flatMap(({ who, named, targets }): readonly RuleFinding[] => {
      const booking = new Set(
        targets.filter(isBooking).map((target) => linkKey(hrefOf(site, target), '/', links.resolve)),
      );
      if (booking.size === 0)
        return [
          {
            message: `There is no booking link for ${who}: every button of theirs leads to a page of this site.`,
            help: 'Let one lead to a booking link (“/go/massage”), a telephone number or a chat.',
            path: named,
          },
        ];
      return tooFar(links, booking).map((route) => ({
        message: `From “${route}”, ${who} needs more than two clicks to book.`,
        help: 'Add a button to a booking link, or a link to a page that has one.',
        path: declared.get(route) ?? ['routes'],
        page: route,
      }));
    });
  },
};

interface Audience {
  readonly who: string;
  /** Where its buttons are named. */
  readonly named: readonly string[];
  readonly targets: readonly Target[];
}

/** The buttons of each audience. Someone new books the consultation, someone who returns may book anything. */
function audiencesOf(site: Site): readonly Audience[] {
  const { quickBooking } = site.navigation;
  const departments = Object.values(site.departments);
  const [first = ''] = Object.keys(site.departments);
  const go = (names: readonly (string | undefined)[]): readonly Target[] =>
    names.flatMap((name) => (name === undefined ? [] : [{ kind: 'go', name }]));
  return [
    {
      who: 'someone new',
      named: ['departments', first, 'consultation', 'action'],
      targets: [
        ...departments.map(({ consultation }) => consultation.action.to),
        ...(quickBooking ? [quickBooking.new.to] : []),
        ...go(departments.map(({ consultation }) => site.catalogue[consultation.treatment ?? '']?.book)),
        ...go(departments.map(({ consultation }) => site.programmes[consultation.programme ?? '']?.book)),
      ],
    },
    {
      who: 'someone who returns',
      named: ['departments', first, 'returning'],
      targets: [
        ...departments.map(({ returning }) => returning.to),
        ...(quickBooking ? [quickBooking.returning.to] : []),
        ...go(
          Object.values(site.catalogue).flatMap(({ book, options }) => [
            book,
            ...Object.values(options ?? {}).map((option) => option.book),
          ]),
        ),
        ...go(Object.values(site.programmes).map(({ book }) => book)),
        ...go(Object.values(site.offers).map(({ book }) => book)),
      ],
    },
  ];
}

/** A page of this site is a way to a booking link, not one itself. */
const isBooking = ({ kind }: Target): boolean => ['go', 'web', 'phone', 'email', 'chat'].includes(kind);

/** The pages from which no booking link can be reached in two clicks: neither they nor the pages they link to have one. */
function tooFar({ pages, resolve }: LinkMap, booking: ReadonlySet<string>): readonly string[] {
  const books = ({ route, references }: LinkedPage) =>
    references.some(({ href, by }) => by === 'a href' && booking.has(linkKey(href, route, resolve)));
  const booksHere = new Set([...pages.values()].filter(books).map(({ route }) => route));
  const near = ({ route, references }: LinkedPage) =>
    booksHere.has(route) ||
    references.some(({ to, by }) => by === 'a href' && to.kind === 'page' && booksHere.has(to.route));
  return [...pages.values()].filter((page) => !near(page)).map(({ route }) => route);
}
