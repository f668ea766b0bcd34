import type { Rule } from '../rule.ts';

export const language: Rule = {
  name: 'a11y/language',
  severity: 'error',
  checks: 'The language of the site is a valid language tag in its canonical form.',
  because:
    'Screen readers choose their voice by the language, and English read with the rules of another language is incomprehensible.',
  source: 'WCAG 2.2, success criterion 3.1.1; RFC 5646',
  bad: {
    'a country with the wrong code': { 'clinic.language': 'en-UK' },
    'a language that does not exist': { 'clinic.language': 'xx' },
  },
  good: {
    'a language with a country': { 'clinic.language': 'en-GB' },
    'a language without a country': { 'clinic.language': 'cy' },
  },
  find: ({ site }) => {
    const { language: tag } = site.clinic;
    const [canonical = tag] = Intl.getCanonicalLocales(tag);
    if (canonical === tag && isKnown(tag)) return [];
    return [
      {
        message: `“${tag}” is not a language tag that browsers recognise.`,
        help: `Write “${canonical === tag ? 'en-GB' : canonical}”.`,
        path: ['clinic', 'language'],
      },
    ];
  },
};

/**
 * `maximize` adds a script only to existing languages. `Intl.DisplayNames` would answer the same question, but takes
 * longer to load.
 */
const isKnown = (tag: string): boolean => new Intl.Locale(tag).maximize().script !== undefined;
