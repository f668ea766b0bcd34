import type { BuiltIn } from './built-in.ts';

const REASON = 'The printed leaflet of this season names the price.';

/** A category with a wrong “From” price, accepted as an owner would write it. */
const accepting = (change: Readonly<Record<string, string>>, value = 'From £80') => ({
  'categories.hands.from': {
    $accept: value,
    rule: 'price/from',
    reason: REASON,
    until: '2027-06-30',
    ...said(value),
    ...change,
  },
});

const said = (covers: string) => ({ covers, against: '£60' });

/** Rules for exceptions and stand-ins. */
export const annotationRules: readonly BuiltIn[] = [
  {
    name: 'config/exception',
    severity: 'error',
    checks: 'An exception names a rule that allows exceptions, gives a reason and ends within a year.',
    because:
      'An exception without a reason or an end date switches the rule off for ever, and nobody checks the value again.',
    source: 'docs/checks.md, “Exceptions”',
    bad: {
      'a rule that does not exist': accepting({ rule: 'price/form' }),
      'a reason that explains nothing': accepting({ reason: 'because' }),
      'an end date in five years': accepting({ until: '2031-06-30' }),
      'a medicine named on a page that all visitors see, which no reason can justify': {
        'pages./.0.lead': {
          $accept: 'Botox on Fridays.',
          rule: 'claim/pom-name',
          reason: 'Our clients know it by this name.',
          until: '2027-06-30',
          covers: 'Botox',
        },
      },
    },
    good: { 'a reason, and an end date within a year': accepting({}) },
  },
  {
    name: 'config/exception-expired',
    severity: 'error',
    checks: 'Every exception is still valid.',
    because: 'An expired exception would hide a problem that nobody has reviewed since.',
    source: 'docs/checks.md, “Exceptions”',
    bad: { 'an end date in the past': accepting({ until: '2026-06-30' }) },
    good: { 'an end date in the future': accepting({}) },
  },
  {
    name: 'config/exception-unused',
    severity: 'error',
    checks: 'Every exception matches a finding.',
    because: 'A leftover exception would hide the next mistake in the same place.',
    source: 'docs/checks.md, “Exceptions”',
    bad: { 'an exception for a correct price': accepting({}, 'From £60') },
    good: { 'an exception for a “From” price that is not the lowest': accepting({}) },
  },
  {
    name: 'config/exception-outlived',
    severity: 'error',
    checks: 'The text that an exception covers, and the value that it was judged against, are unchanged.',
    because: 'The reason was given for the old text and amount, and may be wrong for the new ones.',
    source: 'docs/checks.md, “Exceptions”',
    bad: {
      'a price that changed after it was accepted': accepting({ covers: 'From £80' }, 'From £90'),
      'a digit added to an accepted price': accepting({ covers: 'From £80' }, 'From £800'),
      'a lowest price that changed after the exception was made': accepting({ against: '£50' }),
    },
    good: { 'the accepted price, unchanged': accepting({}) },
  },
  {
    name: 'config/severity',
    severity: 'error',
    checks: 'Rules about facts (families “price” and “link”) and about values that cannot be used remain errors.',
    because: 'A warning does not stop the build, so wrong prices and broken links would reach visitors.',
    source: 'docs/checks.md, “Severities”',
    bad: { 'dead links as warnings': { values: { rules: { 'link/dead': 'warning' } } } },
    good: { 'stand-ins as errors': { values: { rules: { 'release/stand-in': 'error' } } } },
  },
  {
    name: 'release/stand-in',
    severity: 'warning',
    checks: 'No value is a stand-in. With --release, a stand-in is an error.',
    because: 'A made-up address or price misleads clients.',
    source: 'docs/config.md, “Stand-ins and exceptions”',
    bad: {
      'an e-mail address that is not yet known': {
        'clinic.email': { $standIn: 'hello@small.example', note: 'the address that clients write to' },
      },
    },
    good: { 'the real address': { 'clinic.email': 'hello@small.example' } },
  },
];
