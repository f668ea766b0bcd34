/** The catalogue of the peers as a config of this tool: the same text, prices and links on every page. */
import { practice } from '../practice.mjs';

const pounds = (pence) => `£${(pence / 100).toFixed(pence % 100 === 0 ? 0 : 2)}`;

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Open on every day: the random text invites clients “daily”, which must agree with the opening hours. */
const HOURS = Object.fromEntries(DAYS.map((day) => [day, '09:00–17:00']));

const categoryRoute = (slug) => `/category/${slug}`;

/** Names of booking links contain no hyphens: they appear in analytics. */
const bookingName = (slug) => slug.replaceAll('-', '_');

const treatmentRoute = (slug) => `/treatments/${slug}`;

/** An error is reported for a description that search results cut off. */
const firstSentence = (text) => text.slice(0, text.indexOf('.') + 1);

/** Returns the smallest site with the categories and treatments of the catalogue instead of its own. */
export function catalogueSite(minimal, { categories, treatments }) {
  const names = new Map(treatments.map(({ slug, name }) => [slug, name]));
  const site = practice(minimal, {
    categories: categories.map(({ slug, name, intro }) => ({
      slug,
      name,
      route: categoryRoute(slug),
      title: name,
      description: intro,
      summary: firstSentence(intro),
      lead: intro,
    })),
    treatments: treatments.map((one) => treatmentOf(one, names)),
  });
  const slugs = categories.map(({ slug }) => slug);
  return {
    ...site,
    clinic: { ...site.clinic, hours: HOURS },
    booking: {
      ...minimal.booking,
      ...Object.fromEntries(treatments.map(({ slug, booking }) => [bookingName(slug), booking])),
    },
    pages: {
      ...site.pages,
      '/treatments': [
        { kind: 'hero', title: 'Treatments', lead: 'What we do.', bookingButtons: 'both' },
        { kind: 'categoryCards', title: 'All treatments', categories: slugs },
      ],
    },
  };
}

function treatmentOf(one, names) {
  const { slug, name, subtitle, packages } = one;
  return {
    slug,
    route: treatmentRoute(slug),
    facts: {
      category: one.category,
      name,
      description: subtitle,
      price: `${pounds(one.pricePence)} per session`,
      duration: `${one.durationMin}min`,
      book: bookingName(slug),
      image: 'dot',
      packages: packages
        .filter(({ sessions }) => sessions > 1)
        .map(({ name: label, sessions, pricePence }) => ({ label, sessions, price: pounds(pricePence) })),
    },
    address: { title: name, description: subtitle, name, treatment: slug },
    page: sectionsOf(one, names),
  };
}

/** Returns the sections of a treatment page, in the order of the peers. */
const sectionsOf = ({ subtitle, benefits, description, journey, faq, related }, names) => [
  { kind: 'treatmentHero', lead: subtitle, image: 'dot', trust: [] },
  { kind: 'collapsibleLists', title: 'Benefits', lists: [{ title: 'What it does', items: benefits }] },
  { kind: 'explanation', title: 'How it works', paragraphs: [description] },
  { kind: 'pricing', title: 'Prices and packages' },
  { kind: 'journey', title: 'Your journey', steps: journey.map(({ title, text }) => ({ title, copy: text })) },
  { kind: 'faq', title: 'Questions', questions: faq.map(({ q, a }) => ({ question: q, answer: a })) },
  {
    kind: 'collapsibleLists',
    title: 'Related treatments',
    lists: [
      { title: 'In this category', items: related.map((slug) => `[${names.get(slug)}](${treatmentRoute(slug)})`) },
    ],
  },
];
