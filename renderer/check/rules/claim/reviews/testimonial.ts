import type { Site } from '../../../../config/site.ts';
import { listed } from '../../../../core/wording.ts';
import { addMonths, longDate } from '../../../../facts/date.ts';
import type { Rule, RuleFinding, RuleInput } from '../../rule.ts';
import { findProblems, type Problem, problemFinding } from '../find-words.ts';
import { CURES, LASTING, RESCUES } from '../lexicon/illnesses.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';

type Testimonial = Site['testimonials'][string];

const WORDS = { department: 'main', name: 'A client', quote: 'Good.' };
const SOURCED = { ...WORDS, source: 'by e-mail', date: '2026-05-12' };
const RECORDED = { ...SOURCED, consent: 'Folder “Consent”, no. 12' };

export const testimonial: Rule = {
  name: 'claim/testimonial',
  severity: 'warning',
  checks:
    'Every testimonial has a source, a date and recorded consent, is not older than “clinic.maxTestimonialAge”, and claims no cure of an illness and no rescue.',
  because: 'Visitors trust the words of a client who may not exist, may not have agreed, or would not say them today.',
  source:
    'CAP code 3.45 to 3.48 (documentary evidence, contact details, factual claims, permission); Digital Markets, Competition and Consumers Act 2024, Schedule 20, paragraph 13',
  bad: {
    'words of somebody': { 'testimonials.one': WORDS },
    'words without a consent': { 'testimonials.one': SOURCED },
    'words that are older than the config allows': {
      'testimonials.one': { ...RECORDED, date: '2024-11-20' },
      'clinic.maxTestimonialAge': '2 years',
    },
    'a cured illness': { 'testimonials.one': { ...RECORDED, quote: 'They cured my asthma.' } },
  },
  good: {
    'words with a source, a date and a consent': { 'testimonials.one': RECORDED },
    'words that are not older than the config allows': {
      'testimonials.one': { ...RECORDED, date: '2024-11-21' },
      'clinic.maxTestimonialAge': '2 years',
    },
  },
  find: (input) => [...unrecorded(input), ...outdated(input), ...unproved(input)],
};

const RECORDS = ['source', 'date', 'consent'] as const;

const unrecorded = ({ site }: RuleInput): readonly RuleFinding[] =>
  Object.entries(site.testimonials).flatMap(([key, words]) => {
    const missing = RECORDS.filter((field) => words[field] === undefined);
    return missing.length === 0
      ? []
      : {
          message: `The testimonial of ${words.name} has ${listed(missing.map((field) => `no ${field}`))}.`,
          help: 'Add where the client gave it (“source”), on which day (“date”), and where the written consent is kept (“consent”). Remove the testimonial if you cannot.',
          path: ['testimonials', key],
        };
  });

/** Returns the last day on which a testimonial is recent; `undefined` if it never becomes old. */
export function lastDayOfTestimonial({ date }: Testimonial, { clinic }: Pick<Site, 'clinic'>): string | undefined {
  const age = clinic.maxTestimonialAge;
  return age === undefined || date === undefined ? undefined : addMonths(date, age.months);
}

const help = 'Choose other words of this client, or leave the sentence out.';
/** What the words of one client cannot prove. */
const UNPROVED: readonly (readonly [Lexicon, Problem])[] = [
  [CURES, { problem: 'claims that an illness was cured, for which the words of one client are no evidence', help }],
  [RESCUES, { problem: 'is a medical claim that the words of one client cannot prove', help }],
  [LASTING, { problem: 'claims a result for ever, which the words of one client cannot prove', help }],
];

const unproved = (input: RuleInput): readonly RuleFinding[] =>
  findProblems(input, UNPROVED)
    .filter(({ text }) => text.kind === 'testimonial')
    .map(problemFinding);

const outdated = ({ site, today }: RuleInput): readonly RuleFinding[] =>
  Object.entries(site.testimonials).flatMap(([key, words]) => {
    const lastDay = lastDayOfTestimonial(words, site);
    return lastDay === undefined || today <= lastDay
      ? []
      : {
          message: `The testimonial of ${words.name} is dated ${longDate(words.date ?? lastDay)}, more than ${site.clinic.maxTestimonialAge?.text} ago.`,
          help: 'Replace it with a newer one, or ask the client again.',
          path: ['testimonials', key, 'date'],
        };
  });
