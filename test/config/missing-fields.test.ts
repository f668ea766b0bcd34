/** A missing field: the message says what belongs there, with a line to paste. */
import * as assert from 'uvu/assert';
import { TESS } from '../../renderer/check/rules/example-values.ts';
import { parse } from '../../renderer/config/parse.ts';
import { formatPath } from '../../renderer/core/finding.ts';
import minimal from '../sites/minimal/site.config.ts';
import { withValues } from '../support/edit.ts';
import { suite } from '../support/suite.ts';

/** Returns the advice about a field that is removed from the smallest site. */
function adviceWithout(path: string, values: Readonly<Record<string, unknown>> = {}): string | undefined {
  const { findings } = parse(withValues(minimal, { ...values, [path]: undefined }));
  return findings.find((finding) => formatPath(finding.path ?? []) === path)?.help;
}

suite('the advice about a missing field', (test) => {
  const cases: readonly (readonly [string, string, string, Readonly<Record<string, unknown>>?])[] = [
    [
      'shows an example that the reference shows',
      'catalogue.massage.price',
      "The price as it is shown: '£60 per session'; 'TBA' while it cannot be booked. Write for example: price: '£60 per session',",
    ],
    [
      'says that the field is inside “figures”',
      'catalogue.massage.price',
      '“price” is inside “figures”. Move it out of its braces, beside “figures”.',
      { 'catalogue.massage.figures': { price: '£60 per session', lasts: '3 days' } },
    ],
    [
      'names an image of the owner',
      'catalogue.massage.image',
      "The image of its card, by its name in `images`; about 4:3. Write for example: image: 'dot',",
    ],
    [
      'names a category of the owner',
      'catalogue.massage.category',
      "Its category, by its name in `categories`. Write for example: category: 'hands',",
    ],
    [
      'shows the quotation marks around an address',
      'hosting.url',
      "The site's address without a path; SITE_BASE_URL overrides it. Write for example: url: 'https://www.harbour-physio.example',",
    ],
    [
      'shows a value that another page has',
      'routes./treatments.title',
      "The title in the browser's tab and in search results, at most 60 characters. Write for example: title: 'Small Practice',",
    ],
    [
      'describes a field of a section',
      'pages./treatments/massage.0.image',
      "The image, by its name in `images`; about 1:1. Write for example: image: 'dot',",
    ],
    [
      'names the form of a field with fields of its own',
      'booking',
      'Booking links by name; each has the address /go/NAME, or calls the clinic if its value is `phone`. Write into the first braces of defineSite(): booking: { … }, with your own values; docs/reference.md describes them.',
    ],
    [
      'shows a number without quotation marks',
      'clinic.minimumAge',
      'The minimum age of the people who book; 0 if there is none. Write for example: minimumAge: 16,',
    ],
    [
      'shows the button of another department',
      'departments.feet.consultation.action',
      "The button for new clients. Write for example: action: { label: 'Book a first visit', to: '/go/visit' },",
      { 'departments.feet': minimal.departments?.main },
    ],
    [
      'shows the list of another entry, cut to its first item',
      'people.jo.qualifications',
      "Qualifications and memberships, one per line: 'BSc in physiotherapy'. Write for example: qualifications: ['MSc in podiatry'],",
      { people: { ada: { ...TESS, qualifications: ['MSc in podiatry', 'BSc'] }, jo: TESS } },
    ],
    [
      'proposes the name of the entry as its anchor',
      'categories.hands.anchor',
      "The anchor of the category on the index page. Write for example: anchor: 'hands',",
    ],
    [
      'proposes an empty part if nothing refers to it',
      'testimonials',
      'Testimonials of clients. Write into the first braces of defineSite(): testimonials: {},',
    ],
    [
      'keeps the documented address of the catalogue if there is such a page',
      'catalogueRoute',
      "The route below which each treatment has its page: '/treatments'. Write into the first braces of defineSite(): catalogueRoute: '/treatments',",
    ],
    [
      'shows a date that is over for a rating',
      'clinic.rating.asOf',
      "The day on which the figures were read: '2026-11-02'. Write for example: asOf: '2026-11-02',",
      { 'clinic.rating': { value: '4.9', best: '5', count: 8, source: 'Google', url: 'https://example.com/r' } },
    ],
  ];
  for (const [title, path, advice, values] of cases)
    test(title, () => {
      assert.is(adviceWithout(path, values), advice);
    });

  test('is one finding with a whole entry for an entry without any field', () => {
    const { findings } = parse(withValues(minimal, { 'catalogue.wax-bath': {} }));
    assert.equal(
      findings.map(({ message, help }) => [message, help]),
      [
        [
          '“wax-bath” is empty.',
          "Write at least: 'wax-bath': { category: 'hands', name: 'Wax bath', description: 'An hour of massage.', price: '£60 per session', image: 'dot' },",
        ],
      ],
    );
  });

  test('names an image that no page shows', () => {
    const extra = { file: 'dot.svg', alt: 'A dot' };
    const help = (images: object) =>
      adviceWithout('catalogue.massage.image', { images: { ...minimal.images, ...images } });
    assert.match(help({ door: extra }) ?? '', /image: 'door',$/);
  });

  test('is in every required text of the smallest site', () => {
    const texts = ['clinic.name', 'clinic.email', 'clinic.legal.name', 'departments.main.label', 'images.dot.alt'];
    for (const path of texts) assert.match(adviceWithout(path) ?? '', /Write for example: \w+: '[^']+',$/);
  });
});
