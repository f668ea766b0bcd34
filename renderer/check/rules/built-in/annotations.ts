import type { BuiltIn } from './built-in.ts';

const REASON = 'The printed leaflet of this season names the price.';

/** A group’s least price that is too high, accepted as an owner would accept it. */
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

/** What the owner’s own marks are held to. */
export const marks: readonly BuiltIn[] = [
  {
    name: 'config/exception',
    severity: 'error',
    checks: 'An exception names a rule that can be accepted, gives a reason, and ends within a year.',
    because: 'An exception without a reason or an end is a rule that was switched off and forgotten.',
    source: 'docs/checks.md, “Exceptions”',
    examples: {
      bad: [
        { shows: 'a rule that there is not', values: accepting({ rule: 'price/form' }) },
        { shows: 'a reason that is none', values: accepting({ reason: 'because' }) },
        { shows: 'an end in five years', values: accepting({ until: '2031-06-30' }) },
        {
          shows: 'a medicine that is named where visits begin, which no reason makes right',
          values: {
            'pages./.0.lead': {
              $accept: 'Botox on Fridays.',
              rule: 'claim/pom-name',
              reason: 'Our clients know it by this name.',
              until: '2027-06-30',
              covers: 'Botox',
            },
          },
        },
      ],
      good: [{ shows: 'a reason, and an end within a year', values: accepting({}) }],
    },
  },
  {
    name: 'config/exception-expired',
    severity: 'error',
    checks: 'No exception has ended.',
    because: 'The end was set so that somebody looks again.',
    source: 'docs/checks.md, “Exceptions”',
    examples: {
      bad: [{ shows: 'an end that is past', values: accepting({ until: '2026-06-30' }) }],
      good: [{ shows: 'an end to come', values: accepting({}) }],
    },
  },
  {
    name: 'config/exception-unused',
    severity: 'error',
    checks: 'Every exception accepts something.',
    because: 'One that is left standing would accept the next mistake at its place unseen.',
    source: 'docs/checks.md, “Exceptions”',
    examples: {
      bad: [{ shows: 'an exception at a price that is right', values: accepting({}, 'From £60') }],
      good: [{ shows: 'an exception at a price that is not the least', values: accepting({}) }],
    },
  },
  {
    name: 'config/exception-outlived',
    severity: 'error',
    checks: 'What an exception covers stands there unchanged, and so does what it was judged against.',
    because: 'A reason was given for those words and that sum, not for the ones that replaced them.',
    source: 'docs/checks.md, “Exceptions”',
    examples: {
      bad: [
        {
          shows: 'a price that was changed after it was accepted',
          values: accepting({ covers: 'From £80' }, 'From £90'),
        },
        {
          shows: 'a figure that was added to what was accepted',
          values: accepting({ covers: 'From £80' }, 'From £800'),
        },
        { shows: 'another least price than it was judged against', values: accepting({ against: '£50' }) },
      ],
      good: [{ shows: 'the price that was accepted', values: accepting({}) }],
    },
  },
  {
    name: 'config/severity',
    severity: 'error',
    checks:
      'Rules of facts, in the families price and link, stay errors; and so does what keeps a value from being used.',
    because: 'A wrong sum does not become right by being called a warning.',
    source: 'docs/checks.md, “Severities”',
    examples: {
      bad: [{ shows: 'dead links as warnings', values: { rules: { 'link/dead': 'warning' } } }],
      good: [{ shows: 'stand-ins as errors', values: { rules: { 'release/stand-in': 'error' } } }],
    },
  },
  {
    name: 'release/stand-in',
    severity: 'warning',
    checks: 'No value stands in for one that the owner still has to supply. With --release it is an error.',
    because: 'A made-up address or price must not reach clients.',
    source: 'docs/config.md, “Stand-ins and exceptions”',
    examples: {
      bad: [
        {
          shows: 'an e-mail address that is still to come',
          values: { 'clinic.email': { $standIn: 'hello@small.example', note: 'the address that clients write to' } },
        },
      ],
      good: [{ shows: 'the real one', values: { 'clinic.email': 'hello@small.example' } }],
    },
  },
];
