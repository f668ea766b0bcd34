import type { Rule } from '../rule.ts';

export const language: Rule = {
  name: 'a11y/language',
  severity: 'error',
  checks: 'The language of the site is one that browsers and screen readers know, in its usual form.',
  because: 'A screen reader chooses its voice by it: English read by rules of another language cannot be understood.',
  source: 'WCAG 2.2, success criterion 3.1.1; RFC 5646',
  examples: {
    bad: [
      { shows: 'a country that has another code', values: { 'clinic.language': 'en-UK' } },
      { shows: 'a language that nobody speaks', values: { 'clinic.language': 'xx' } },
    ],
    good: [
      { shows: 'a language with its country', values: { 'clinic.language': 'en-GB' } },
      { shows: 'a language alone', values: { 'clinic.language': 'cy' } },
    ],
  },
  find: ({ site }) => {
    const { language: tag } = site.clinic;
    const [usual = tag] = Intl.getCanonicalLocales(tag);
    if (usual === tag && isKnown(tag)) return [];
    return [
      {
        message: `“${tag}” is no language that browsers know.`,
        help: `Write “${usual === tag ? 'en-GB' : usual}”.`,
        path: ['clinic', 'language'],
      },
    ];
  },
};

/** What nobody speaks is written in no script. Names of languages would say the same, and take longer to load. */
const isKnown = (tag: string): boolean => new Intl.Locale(tag).maximize().script !== undefined;
