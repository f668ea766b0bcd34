import type { BuiltIn } from './built-in.ts';

/** Rules for strings that are parsed into values: dates, durations, hours, colours, file names. */
export const values: readonly BuiltIn[] = [
  {
    name: 'config/text',
    severity: 'error',
    checks: 'Text is not empty, has no space at either end, and contains no control characters.',
    because: 'Such characters are usually copied by accident. They disturb line breaks, search and screen readers.',
    source: 'https://www.w3.org/TR/charmod-norm/; Unicode, general category Cc',
    bad: {
      'a space before the first word': { 'clinic.tagline': ' One thing, done well' },
      'text without words': { 'clinic.tagline': '' },
      'a stand-in without a note about the final value': {
        'clinic.tagline': { $standIn: 'One thing, done well', note: '' },
      },
    },
    good: { 'text on one line': { 'clinic.tagline': 'One thing, done very well' } },
  },
  {
    name: 'config/number',
    severity: 'error',
    checks: 'Numbers are within their valid range.',
    because: 'A number outside its range misleads visitors or breaks the page: no map shows a latitude of 530.',
    source: 'WGS 84 (latitude and longitude)',
    bad: { 'an impossible latitude': { 'clinic.address.latitude': 530 } },
    good: { 'a latitude in England': { 'clinic.address.latitude': 53.9 } },
  },
  {
    name: 'config/date',
    severity: 'error',
    checks: 'Dates are written like 2026-12-24 and exist in the calendar.',
    because: 'Other orders of day and month mean different dates in different countries.',
    source: 'ISO 8601',
    bad: { '30 February': { 'hosting.securityExpires': '2027-02-30' } },
    good: { 'the last day of June': { 'hosting.securityExpires': '2027-06-30' } },
  },
  {
    name: 'config/duration',
    severity: 'error',
    checks:
      'Durations are written like “45min”, “1h 30min” or “2h over 2 visits”, and the schedule of a programme like “6 sessions over 8 weeks”.',
    because: 'A duration in any other form cannot be compared, or passed to search engines.',
    source: 'docs/config.md',
    bad: { 'a duration in words': { 'catalogue.massage.duration': 'an hour' } },
    good: { 'an hour and a half': { 'catalogue.massage.duration': '1h 30min' } },
  },
  {
    name: 'config/hours',
    severity: 'error',
    checks:
      'Opening hours and breaks are within one day and end after they begin, and a closure does not end before it begins.',
    because: 'Visitors who rely on the wrong hours find the clinic closed.',
    source: 'https://schema.org/OpeningHoursSpecification',
    bad: {
      'hours that end before they begin': { 'clinic.hours.monday': '17:00–09:00' },
      'a break without a duration': { 'clinic.hours.monday': '09:00–12:30, 12:30–17:00' },
      'a closure that ends before it begins': {
        'clinic.closures': [{ from: '2026-12-27', to: '2026-12-24', reason: 'Christmas' }],
      },
    },
    good: {
      'a shorter Monday': { 'clinic.hours.monday': '10:00–16:00' },
      'a Monday with a break': { 'clinic.hours.monday': '09:00–12:30, 13:30–17:00' },
    },
  },
  {
    name: 'config/colour',
    severity: 'error',
    checks: 'Colours are written as a hash and six hexadecimal digits.',
    because: 'The contrast of text cannot be computed from any other form.',
    source: 'https://www.w3.org/TR/css-color-4/#hex-notation',
    bad: { 'the name of a colour': { 'departments.main.palette': palette('beige') } },
    good: { 'six figures': { 'departments.main.palette': palette('#f4efe6') } },
  },
  {
    name: 'config/format',
    severity: 'error',
    checks:
      'E-mail addresses, telephone numbers, languages, countries, time zones, ratings and keys have the correct form.',
    because: 'A telephone number that contains a letter, for example, cannot be called.',
    source: 'ITU-T E.164; RFC 5321; BCP 47; ISO 3166-1; IANA time zones',
    bad: {
      'a letter in a telephone number': { 'clinic.phone': '0113 496 OOOO' },
      'an e-mail address without its end': { 'clinic.email': 'hello@small' },
      'a time zone that does not exist': { 'clinic.timeZone': 'Europe/Lundon' },
    },
    good: { 'an international telephone number': { 'clinic.phone': '+44 113 496 0000' } },
  },
  {
    name: 'config/file',
    severity: 'error',
    checks: 'File names point into content/ and have an extension of the expected type.',
    because: 'Files outside that folder could contain private data, and would be published.',
    source: 'CWE-22, path traversal',
    bad: {
      'a path that leaves the folder': { 'images.dot.file': '../dot.svg' },
      'a file of another type': { 'images.dot.file': 'dot.gif' },
    },
    good: { 'a file in the folder': { 'images.dot.file': 'dot.svg' } },
  },
];

/** A palette in which one tone differs. */
function palette(page: string): Record<string, string> {
  const rest = { stone: '#e8e2d6', plate: '#ffffff', field: '#cddbd4', fieldLight: '#e6eeea' };
  return { page, ...rest, accent: '#7a3f2e', deep: '#1f2a26', pale: '#f2eee6' };
}
