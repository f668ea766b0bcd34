import type { Site, Testimonial } from '../../../config/site.ts';
import { normalise } from '../../../facts/normalise.ts';
import { publicText } from '../public-texts/index.ts';
import type { Rule, RuleFinding, RuleInput } from '../rule.ts';
import { hitsIn, look } from './lexicon/lexicon.ts';
import { hintsAt, MEDICINE_NAMES } from './lexicon/medicines.ts';
import { isMedicinePage, usesMedicine } from './medicine.ts';

const SAID = {
  'testimonials.one': { department: 'main', name: 'A client', service: 'Massage', quote: 'It helped me.' },
};

export const pomEndorsement: Rule = {
  name: 'claim/pom-endorsement',
  severity: 'warning',
  checks:
    'Nobody recommends a treatment with a prescription-only medicine: no client, no doctor, no quotation on its page.',
  because:
    'A recommendation of a medicine advertises it, and one by a health professional or a celebrity is ruled out for every medicine.',
  source: 'CAP code 12.12 and 12.18; ASA ruling on Anesis Spa, 2012',
  examples: {
    bad: [
      {
        shows: 'a client who speaks of such a treatment',
        values: { ...SAID, 'catalogue.massage.prescriptionOnly': true },
      },
      {
        shows: 'a quotation on the page of such a treatment',
        values: {
          'catalogue.massage.prescriptionOnly': true,
          'pages./treatments/massage.2': { kind: 'quotation', quote: 'It works for everybody.' },
        },
      },
    ],
    good: [{ shows: 'a client who speaks of another treatment', values: SAID }],
  },
  find: (input) => [...clients(input.site), ...onPages(input)],
};

const clients = (site: Site): readonly RuleFinding[] =>
  Object.entries(site.testimonials).flatMap(([name, said]) => {
    const field = fieldAbout(site, said);
    return field === undefined
      ? []
      : [
          {
            message: `A client recommends a treatment with a prescription-only medicine: “${field === 'service' ? said.service : said.quote.source}”.`,
            help: 'Leave these words out, or ask a client of another treatment.',
            path: ['testimonials', name, field],
          },
        ];
  });

/** Which of a client's words speak of such a treatment: its name, or what means it. */
function fieldAbout(site: Site, { service, quote }: Testimonial): 'service' | 'quote' | undefined {
  if (service !== undefined && (namesMedicine(site, service) || means(site, service))) return 'service';
  return means(site, quote.source) ? 'quote' : undefined;
}

const namesMedicine = (site: Site, service: string): boolean =>
  Object.entries(site.catalogue).some(
    ([slug, { name, subtitle }]) =>
      usesMedicine(site, slug) &&
      [name, subtitle?.source].some((text) => text?.toLowerCase() === service.toLowerCase()),
  );

const means = (site: Site, text: string): boolean => {
  const quoted = publicText('testimonial', { text, segments: [] }, { from: 'page' }, { normal: normalise });
  return [MEDICINE_NAMES, hintsAt(site)].some((lexicon) => hitsIn(lexicon, look([quoted])).length > 0);
};

const RECOMMENDING: ReadonlySet<string> = new Set(['quotation', 'reviews', 'carousel']);

const onPages = (input: RuleInput): readonly RuleFinding[] =>
  input.pages
    .filter(({ planned }) => isMedicinePage(input.site, planned))
    .flatMap(({ planned, route }) =>
      planned.sections.flatMap(({ data, path }) =>
        RECOMMENDING.has(data.kind)
          ? [
              {
                message: `The page of “${planned.treatment}”, which uses a prescription-only medicine, has people speak for it.`,
                help: 'Move these words to a page that speaks of no medicine.',
                page: route,
                path,
              },
            ]
          : [],
      ),
    );
