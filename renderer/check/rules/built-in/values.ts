import type { BuiltIn } from './built-in.ts';

/** Rules for strings that are parsed into values: dates, durations, hours, colours, file names. */
export const values: readonly BuiltIn[] = [
  {
    name: 'config/text',
    severity: 'error',
    checks: 'Text is not empty, has no space at either end, and contains no control characters.',
    because: 'Such characters come from copying, and break lines, search and screen readers.',
    source: 'https://www.w3.org/TR/charmod-norm/; Unicode, general category Cc',
    examples: {
      bad: [
        { shows: 'a space before the first word', values: { 'clinic.tagline': ' One thing, done well' } },
        { shows: 'text without words', values: { 'clinic.tagline': '' } },
        {
          shows: 'a stand-in without a note about the final value',
          values: { 'clinic.tagline': { $standIn: 'One thing, done well', note: '' } },
        },
      ],
      good: [{ shows: 'text on one line', values: { 'clinic.tagline': 'One thing, done very well' } }],
    },
  },
  {
    name: 'config/number',
    severity: 'error',
    checks: 'Numbers are within their valid range.',
    because: 'A number outside its range misleads visitors or breaks the page: no map shows a latitude of 530.',
    source: 'WGS 84 (latitude and longitude)',
    examples: {
      bad: [{ shows: 'an impossible latitude', values: { 'clinic.address.latitude': 530 } }],
      good: [{ shows: 'a latitude in England', values: { 'clinic.address.latitude': 53.9 } }],
    },
  },
  {
    name: 'config/date',
    severity: 'error',
    checks: 'Dates are written like 2026-12-24 and exist in the calendar.',
    because: 'Other orders of day and month mean different dates in different countries.',
    source: 'ISO 8601',
    examples: {
      bad: [{ shows: '30 February', values: { 'hosting.securityExpires': '2027-02-30' } }],
      good: [{ shows: 'the last day of June', values: { 'hosting.securityExpires': '2027-06-30' } }],
    },
  },
  {
    name: 'config/duration',
    severity: 'error',
    checks:
      'Durations are written like “45min”, “1h” or “1h 30min”, and the schedule of a programme like “6 sessions over 8 weeks”.',
    because: 'A duration in another form cannot be compared or given to search engines.',
    source: 'docs/config.md',
    examples: {
      bad: [{ shows: 'a duration in words', values: { 'catalogue.massage.duration': 'an hour' } }],
      good: [{ shows: 'an hour and a half', values: { 'catalogue.massage.duration': '1h 30min' } }],
    },
  },
  {
    name: 'config/hours',
    severity: 'error',
    checks:
      'Opening hours and breaks are within one day and end after they begin, and a closure does not end before it begins.',
    because: 'Visitors who rely on the wrong hours find the clinic closed.',
    source: 'https://schema.org/OpeningHoursSpecification',
    examples: {
      bad: [
        { shows: 'hours that end before they begin', values: { 'clinic.hours.monday': '17:00–09:00' } },
        { shows: 'a break without a duration', values: { 'clinic.hours.monday': '09:00–12:30, 12:30–17:00' } },
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
    checks: 'Colours are written as a hash and six hexadecimal digits.',
    because: 'The contrast of text cannot be computed from any other form.',
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
      'E-mail addresses, telephone numbers, languages, countries, time zones, ratings and keys have the correct form.',
    because: 'A telephone number that contains a letter, for example, cannot be called.',
    source: 'ITU-T E.164; RFC 5321; BCP 47; ISO 3166-1; IANA time zones',
    examples: {
      bad: [
        { shows: 'a letter in a telephone number', values: { 'clinic.phone': '0113 496 OOOO' } },
        { shows: 'an e-mail address without its end', values: { 'clinic.email': 'hello@small' } },
        { shows: 'a time zone that does not exist', values: { 'clinic.timeZone': 'Europe/Lundon' } },
      ],
      good: [{ shows: 'an international telephone number', values: { 'clinic.phone': '+44 113 496 0000' } }],
    },
  },
  {
    name: 'config/file',
    severity: 'error',
    checks: 'File names point into content/ and have an extension of the expected type.',
    because: 'Files outside that folder could contain private data, and would be published.',
    source: 'CWE-22, path traversal',
    examples: {
      bad: [
        { shows: 'a path that leaves the folder', values: { 'images.dot.file': '../dot.svg' } },
        { shows: 'a file of another type', values: { 'images.dot.file': 'dot.gif' } },
      ],
      good: [{ shows: 'a file in the folder', values: { 'images.dot.file': 'dot.svg' } }],
    },
  },
];

/** A palette in which one tone differs. */
function palette(page: string): Record<string, string> {
  const rest = { stone: '#e8e2d6', plate: '#ffffff', field: '#cddbd4', fieldLight: '#e6eeea' };
  return { page, ...rest, accent: '#7a3f2e', deep: '#1f2a26', pale: '#f2eee6' };
}
