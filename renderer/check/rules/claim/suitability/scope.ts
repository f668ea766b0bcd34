import type { Rule } from '../../rule.ts';
import { findingAt, firstOfEach, wordsAt } from '../find-words.ts';
import { registrationsOf } from '../inspectors.ts';
import { anyOf, isDenied, type Lexicon, wordMatchesIn } from '../lexicon/lexicon.ts';
import { treatmentOf, usesMedicine } from '../medicines/medicine.ts';

/** Medical complaints. A provider that treats them may have to be registered. */
const COMPLAINTS: Lexicon = {
  words: anyOf(
    'hyperhidrosis',
    '(?:excessive|over)[ -]?sweating',
    'sweat(?:ing)? (?:reduction|control)',
    'bruxism',
    '(?:jaw |teeth[ -]?|tooth[ -]?)?(?:clenching|grinding)',
    'migraines?',
    'tmj',
  ),
  harmless: isDenied,
};

export const scope: Rule = {
  name: 'claim/scope',
  severity: 'warning',
  checks:
    'A clinic that treats medical complaints with a prescription-only medicine states its registration with an inspectorate.',
  because:
    'Treating a disease, disorder or injury is a regulated activity; if the complaint is one, clients of an unregistered clinic lack the protection of inspections.',
  source: 'Health and Social Care Act 2008 (Regulated Activities) Regulations 2014, Schedule 1, paragraph 4',
  bad: {
    'sweating treated with such a medicine': {
      'catalogue.massage.prescriptionOnly': true,
      'catalogue.massage.description': 'For hyperhidrosis of the hands.',
    },
  },
  good: {
    'a registered clinic': {
      'catalogue.massage.prescriptionOnly': true,
      'catalogue.massage.description': 'For hyperhidrosis of the hands.',
      'clinic.legal.cqc': '1-1234567890',
    },
    'a clinic registered in Wales': {
      'catalogue.massage.prescriptionOnly': true,
      'catalogue.massage.description': 'For hyperhidrosis of the hands.',
      'clinic.legal.regulator': 'Healthcare Inspectorate Wales, W00012345',
    },
    'a complaint treated by hand': { 'catalogue.massage.description': 'For people who are stiff from clenching.' },
  },
  find: ({ site, authored }) => {
    if (registrationsOf(site).length > 0) return [];
    const matches = wordMatchesIn(COMPLAINTS, authored).filter(({ text }) => {
      const slug = treatmentOf(site, text);
      // Names cannot have an exception, and the other texts contain the same words.
      return slug !== undefined && usesMedicine(site, slug) && !(text.source.from === 'config' && text.source.part);
    });
    return firstOfEach(matches, (text) => treatmentOf(site, text)).map((match) =>
      findingAt(
        match,
        `“${wordsAt(match)}” may be a medical complaint, and treating one with a prescription-only medicine may be a regulated activity.`,
        'Ask the Care Quality Commission, or the inspectorate of your country. If the clinic is registered, add the number as “clinic.legal.cqc” (England) or “clinic.legal.regulator” (elsewhere).',
      ),
    );
  },
};
