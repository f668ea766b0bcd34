import { type Knob, type Part, pounds, stray } from './part.ts';
import type { Treated } from './treatments.ts';

const QUESTIONS = 'pages./.1.questions';

/** Sentences of the home page that quote facts, and their text if somebody types an amount instead. */
export function answersAbout(treatments: readonly Treated[], fee: number): Part {
  const said = treatments.flatMap((treatment) => [...priceOf(treatment), ...courseOf(treatment)]);
  const fees = {
    kind: 'a fee in a sentence',
    says: 'A late change costs {figures.lateFee}.',
    now: stray(fee),
    wrong: `A late change costs ${stray(fee)}.`,
  };
  const all = [...said, fees];
  return {
    values: {
      'figures.lateFee': pounds(fee),
      [QUESTIONS]: all.map(({ says }, index) => ({ question: `Question ${index + 1}?`, answer: says })),
    },
    lines: [`A late change costs ${pounds(fee)}.`],
    knobs: [
      ...all.map(({ kind, now, wrong }, index): Knob => {
        const at = `${QUESTIONS}.${index}.answer`;
        return { kind, at, now, values: { [at]: wrong } };
      }),
      {
        kind: 'a fee in the downloadable price list',
        at: 'documents.list.file',
        now: stray(fee),
        line: { was: `A late change costs ${pounds(fee)}.`, is: `A late change costs ${stray(fee)}.` },
      },
    ],
  };
}

interface Sentence {
  readonly kind: string;
  readonly says: string;
  readonly now: string;
  readonly wrong: string;
}

const priceOf = ({ name, slug, least }: Treated): readonly Sentence[] =>
  least === undefined
    ? []
    : [
        {
          kind: 'a price in a sentence',
          says: `${name}: {catalogue.${slug}.price}.`,
          now: stray(least),
          wrong: `${name}: ${stray(least)}.`,
        },
      ];

const courseOf = ({ name, slug, course }: Treated): readonly Sentence[] => {
  if (!course) return [];
  const { label, saving, share } = course;
  const percent = Math.round(share);
  return [
    {
      kind: 'a saving in a sentence',
      says: `A ${label.toLowerCase()} of ${name} saves {catalogue.${slug}.packages.0.saving}.`,
      now: pounds(saving + 1),
      wrong: `A ${label.toLowerCase()} of ${name} saves ${pounds(saving + 1)}.`,
    },
    {
      kind: 'a percentage in a sentence',
      says: `Save ${percent}% with a ${label.toLowerCase()} of ${name}.`,
      now: `${percent + 30}%`,
      wrong: `Save ${percent + 30}% with a ${label.toLowerCase()} of ${name}.`,
    },
  ];
};

/** A price in a title, a description, the text of an image and the terms. */
export function pricesElsewhere({ name, slug, least = 0 }: Treated): Part {
  const quoted = `{catalogue.${slug}.price}`;
  const at = (kind: string, path: string, text: (price: string) => string) => ({
    value: { [path]: text(quoted) },
    knob: { kind, at: path, now: stray(least), values: { [path]: text(stray(least)) } },
  });
  const places = [
    at('a price in a title', 'routes./treatments.title', (price) => `Treatments: ${name} ${price}`),
    at('a price in a description', 'routes./treatments.description', (price) => `What we do: ${name} for ${price}.`),
    at('a price in the text of an image', 'images.dot.alt', (price) => `A card that says ${name} ${price}`),
  ];
  return {
    values: Object.assign({}, ...places.map(({ value }) => value)),
    lines: [],
    knobs: [
      ...places.map(({ knob }) => knob),
      { kind: 'a price in the terms', at: 'terms', now: stray(least), terms: termsAbout(name, stray(least)) },
    ],
  };
}

/** A page of its own with a price list, whose prices are repeated in its structured data. */
export function pageOf({ name, slug, least = 0 }: Treated): Part {
  const route = `/treatments/${slug}`;
  const at = `pages.${route}.1.note`;
  return {
    values: {
      [`routes.${route}`]: {
        title: `${name}, {catalogue.${slug}.price}`,
        description: `All about ${name}.`,
        name,
        treatment: slug,
      },
      [`pages.${route}`]: [
        { kind: 'treatmentHero', lead: `What happens in ${name}.`, image: 'dot', trust: ['By hand'] },
        { kind: 'pricing', title: 'Prices', note: `${name}: {catalogue.${slug}.price}.` },
      ],
    },
    lines: [],
    knobs: [
      { kind: 'a price under a price list', at, now: stray(least), values: { [at]: `${name}: ${stray(least)}.` } },
    ],
  };
}

/** Terms with the cancellation form that a programme requires. */
export const termsAbout = (name: string, price: string): string =>
  `## Prices\n\n${name} costs ${price}.\n\n## Cancelling\n\n> I/We hereby give notice that I/We cancel my/our contract.\n`;
