import type { PublicText } from '../public-texts/index.ts';
import type { Rule } from '../rule.ts';
import { hitsIn, look } from './lexicon/lexicon.ts';
import { COMPLAINTS } from './lexicon/others.ts';
import { slugOf, usesMedicine } from './medicine.ts';
import { atWords, wordsAt } from './words.ts';

export const scope: Rule = {
  name: 'claim/scope',
  severity: 'warning',
  checks:
    'A clinic that treats medical complaints with a prescription-only medicine gives its Care Quality Commission number.',
  because:
    'Treating a disease, disorder or injury is a regulated activity; if the complaint is one, clients of an unregistered clinic lack the protection of inspections.',
  source: 'Health and Social Care Act 2008 (Regulated Activities) Regulations 2014, Schedule 1, paragraph 4',
  examples: {
    bad: [
      {
        shows: 'sweating treated with such a medicine',
        values: {
          'catalogue.massage.prescriptionOnly': true,
          'catalogue.massage.description': 'For hyperhidrosis of the hands.',
        },
      },
    ],
    good: [
      {
        shows: 'a registered clinic',
        values: {
          'catalogue.massage.prescriptionOnly': true,
          'catalogue.massage.description': 'For hyperhidrosis of the hands.',
          'clinic.legal.cqc': '1-1234567890',
        },
      },
      {
        shows: 'a complaint treated by hand',
        values: { 'catalogue.massage.description': 'For people who are stiff from clenching.' },
      },
    ],
  },
  find: ({ site, publicTexts }) => {
    if (site.clinic.legal.cqc !== undefined) return [];
    const about = (text: PublicText) => slugOf(text) ?? site.routes[text.page ?? '']?.treatment;
    const speaking = publicTexts.authored.filter((text) => {
      const slug = about(text);
      // Names cannot have an exception, and the other texts contain the same words.
      return slug !== undefined && usesMedicine(site, slug) && !(text.source.from === 'config' && text.source.part);
    });
    const met = new Set<string>();
    return hitsIn(COMPLAINTS, look(speaking)).flatMap((hit) => {
      const slug = about(hit.text) ?? '';
      if (met.has(slug)) return [];
      met.add(slug);
      return [
        atWords(
          hit,
          `“${wordsAt(hit)}” may be a medical complaint, and treating one with a prescription-only medicine may be a regulated activity.`,
          'Ask the Care Quality Commission. If the clinic is registered, add its provider number as “clinic.legal.cqc”.',
        ),
      ];
    });
  },
};
