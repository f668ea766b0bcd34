import type { BuiltIn } from './built-in.ts';

/** Texts that are read into values: dates, lengths, hours, colours, file names. */
export const values: readonly BuiltIn[] = [
  {
    name: 'config/text',
    severity: 'error',
    checks: 'A text is not empty, has no space at its ends, and holds no control characters.',
    because: 'Such characters come in by copying; they break lines, search and screen readers.',
    source: 'https://www.w3.org/TR/charmod-norm/; Unicode, general category Cc',
    examples: {
      bad: [
        { shows: 'a space before the first word', values: { 'clinic.tagline': ' One thing, done well' } },
        { shows: 'a text without words', values: { 'clinic.tagline': '' } },
        {
          shows: 'a stand-in that does not say what to put in its place',
          values: { 'clinic.tagline': { $standIn: 'One thing, done well', note: '' } },
        },
      ],
      good: [{ shows: 'a text on one line', values: { 'clinic.tagline': 'One thing, done very well' } }],
    },
  },
  {
    name: 'config/number',
    severity: 'error',
    checks: 'A number lies where such a number can lie.',
    because: 'A latitude of 530 is on no map.',
    source: 'WGS 84 (latitude and longitude)',
    examples: {
      bad: [{ shows: 'a latitude that no place has', values: { 'clinic.address.latitude': 530 } }],
      good: [{ shows: 'a latitude of England', values: { 'clinic.address.latitude': 53.9 } }],
    },
  },
  {
    name: 'config/date',
    severity: 'error',
    checks: 'A date is written like 2026-12-24 and is one that the calendar has.',
    because: 'Other orders of day and month are read differently in different countries.',
    source: 'ISO 8601',
    examples: {
      bad: [{ shows: 'the thirtieth of February', values: { 'hosting.securityExpires': '2027-02-30' } }],
      good: [{ shows: 'the last day of June', values: { 'hosting.securityExpires': '2027-06-30' } }],
    },
  },
  {
    name: 'config/duration',
    severity: 'error',
    checks:
      'A length is written like “45min”, “1h” or “1h 30min”; a programme’s schedule like “6 sessions over 8 weeks”.',
    because: 'Lengths are compared and given to search engines: they must be read in one way.',
    source: 'docs/config.md',
    examples: {
      bad: [{ shows: 'a length in words', values: { 'catalogue.massage.duration': 'an hour' } }],
      good: [{ shows: 'an hour and a half', values: { 'catalogue.massage.duration': '1h 30min' } }],
    },
  },
  {
    name: 'config/hours',
    severity: 'error',
    checks:
      'Opening hours are times of one day, the earlier first, also around a break; a closure ends after it began.',
    because: 'A visitor who comes to a closed door does not come again.',
    source: 'https://schema.org/OpeningHoursSpecification',
    examples: {
      bad: [
        { shows: 'hours that end before they begin', values: { 'clinic.hours.monday': '17:00–09:00' } },
        { shows: 'a break that lasts no time', values: { 'clinic.hours.monday': '09:00–12:30, 12:30–17:00' } },
        {
          shows: 'a closure that ends before it begins',
          values: { 'clinic.closures': [{ from: '2026-12-27', to: '2026-12-24', reason: 'Christmas' }] },
        },
      ],
      good: [
        { shows: 'a shorter Monday', values: { 'clinic.hours.monday': '10:00–16:00' } },
        { shows: 'a Monday with a break', values: { 'clinic.hours.monday': '09:00–12:30, 13:30–17:00' } },
      ],
    },
  },
  {
    name: 'config/colour',
    severity: 'error',
    checks: 'A colour is a hash and six hexadecimal figures.',
    because: 'Contrast is computed from it.',
    source: 'https://www.w3.org/TR/css-color-4/#hex-notation',
    examples: {
      bad: [{ shows: 'the name of a colour', values: { 'departments.main.palette': palette('beige') } }],
      good: [{ shows: 'six figures', values: { 'departments.main.palette': palette('#f4efe6') } }],
    },
  },
  {
    name: 'config/format',
    severity: 'error',
    checks:
      'E-mail addresses, telephone numbers, languages, countries, time zones, ratings and keys are written as such.',
    because: 'A telephone number with a letter in it cannot be called.',
    source: 'ITU-T E.164; RFC 5321; BCP 47; ISO 3166-1; IANA time zones',
    examples: {
      bad: [
        { shows: 'a letter in a telephone number', values: { 'clinic.phone': '0113 496 OOOO' } },
        { shows: 'an e-mail address without its end', values: { 'clinic.email': 'hello@small' } },
        { shows: 'a time zone that there is not', values: { 'clinic.timeZone': 'Europe/Lundon' } },
      ],
      good: [{ shows: 'an international telephone number', values: { 'clinic.phone': '+44 113 496 0000' } }],
    },
  },
  {
    name: 'config/file',
    severity: 'error',
    checks: 'A file is named below content/, with an ending of its kind.',
    because: 'Nothing outside that folder may reach the site.',
    source: 'CWE-22, path traversal',
    examples: {
      bad: [
        { shows: 'a way out of the folder', values: { 'images.dot.file': '../dot.svg' } },
        { shows: 'a file of another kind', values: { 'images.dot.file': 'dot.gif' } },
      ],
      good: [{ shows: 'a file in the folder', values: { 'images.dot.file': 'dot.svg' } }],
    },
  },
];

/** A palette of which one tone is given. */
function palette(page: string): Record<string, string> {
  const rest = { stone: '#e8e2d6', plate: '#ffffff', field: '#cddbd4', fieldLight: '#e6eeea' };
  return { page, ...rest, accent: '#7a3f2e', deep: '#1f2a26', pale: '#f2eee6' };
}
