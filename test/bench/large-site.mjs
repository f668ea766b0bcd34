/**
 * A practice with any number of treatments, each with its own page. Its text and figures are computed from the number
 * of the treatment, so that two runs measure the same site.
 */
import { practice } from './practice.mjs';

const GROUPS = 8;
const WORDS = (
  'gentle session result care comfort plan review support recovery texture tone visit practice clear natural balance ' +
  'measured follow steady area surface layer light warm cool pressure rest water daily routine simple advice written ' +
  'record option suitable people usually often many most first second notice change soften restore refresh calm settle'
).split(' ');

/**
 * Returns the same pseudo-random figure for the same number
 * (https://gist.github.com/tommyettinger/46a874533244883189143505d203312c).
 */
function spread(seed) {
  let t = Math.imul((seed + 1) * 0x6d2b79f5, 1) >>> 0;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}

const words = (seed, count) =>
  Array.from({ length: count }, (_, index) => WORDS[Math.floor(spread(seed * 131 + index) * WORDS.length)]).join(' ');

const sentence = (seed, count) => {
  const text = words(seed, count);
  return `${text[0].toUpperCase()}${text.slice(1)}.`;
};

/** Fields of `catalogue`, `routes` and `pages` for one treatment. */
function treatment(index) {
  const slug = `treatment-${index + 1}`;
  const name = `${words(index, 2).replace(/\b[a-z]/g, (letter) => letter.toUpperCase())} ${index + 1}`;
  const price = 40 + Math.floor(spread(index) * 400);
  const route = `/treatments/${slug}`;
  const answers = [1, 2, 3].map((part) => ({
    question: `${sentence(index * 7 + part, 6).slice(0, -1)}?`,
    answer: `${sentence(index * 11 + part, 24)} Tell us {figures.notice} before.`,
  }));
  return {
    slug,
    route,
    facts: {
      category: `group-${(index % GROUPS) + 1}`,
      name,
      description: sentence(index * 3, 14),
      price: `£${price} per session`,
      duration: `${15 + (index % 10) * 5}min`,
      book: 'visit',
      image: 'dot',
      packages: [{ label: 'Course of five', sessions: 5, price: `£${price * 5 - 20}` }],
    },
    address: {
      title: `${name}, {catalogue.${slug}.price}`,
      description: `${sentence(index * 3, 14)} It takes {catalogue.${slug}.duration}.`,
      name,
      treatment: slug,
    },
    page: [
      { kind: 'treatmentHero', lead: sentence(index * 5, 18), image: 'dot', trust: ['By hand'] },
      { kind: 'pricing' },
      { kind: 'faq', questions: answers },
    ],
  };
}

/** The smallest site, with the given number of generated treatments instead of its own. */
export function largeSite(minimal, count) {
  const groups = Array.from({ length: GROUPS }, (_, index) => ({
    slug: `group-${index + 1}`,
    route: `/group-${index + 1}`,
    name: `Group ${index + 1}`,
    title: `Group ${index + 1} of our treatments`,
    description: sentence(index * 17, 12),
    summary: sentence(index * 19, 14),
    lead: sentence(index * 23, 10),
  }));
  return practice(minimal, {
    categories: groups,
    treatments: Array.from({ length: count }, (_, index) => treatment(index)),
  });
}
