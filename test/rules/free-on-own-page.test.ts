/** Texts on the page of a treatment that call it free by a part of its name, or by “it”. */
import * as assert from 'uvu/assert';
import { lazy } from '../../renderer/core/lazy.ts';
import { checkedWith } from '../support/checked-with.ts';
import { testSentences } from '../support/sentences-at-once.ts';
import { suite } from '../support/suite.ts';

const treatment = (name: string, price: string) => ({
  ...{ category: 'hands', name, description: 'With care.', price, duration: '30min', book: 'visit', image: 'dot' },
});
const VALUES = {
  'catalogue.travel': treatment('Travel consultation', '£25'),
  'catalogue.skin': treatment('Skin consultation', '£80'),
  'catalogue.review': treatment('Sports peel', 'Complimentary'),
  'catalogue.long-review': treatment('Foot peel', '£15'),
  'catalogue.microchip': treatment('Microchip', '£19'),
};

/** Paragraphs of the page of a treatment, and the words for free that the check reports in them. */
const PARAGRAPHS: Readonly<Record<'travel' | 'long-review', Readonly<Record<string, string | undefined>>>> = {
  travel: {
    'The consultation itself is free, and you only pay for the vaccines.': 'is free',
    'This consultation is free of charge.': 'free of charge',
    'Your consultation with our nurse costs nothing.': 'costs nothing',
    'It is free, and you only pay for the vaccines.': 'is free',
    'It is free and without obligation.': 'is free',
    'This first appointment is free of charge.': 'free of charge',
    'This visit and the leaflet cost nothing.': 'cost nothing',
    'The consultation and the leaflet are free of charge.': 'free of charge',
    'Meeting the nurse and having the talk are free of charge.': 'free of charge',
    'Talking to our therapist costs nothing.': 'costs nothing',
    'There is nothing to pay for seeing our doctor.': 'There is nothing to pay for',
    'There is nothing to pay.': 'There is nothing to pay',
    'There is nothing to pay before the day.': undefined,
    'Meeting the nurse at our open evening is free.': undefined,
    'Seeing the nurse again to ask a question is free of charge.': undefined,
    'Meeting your friends is free.': undefined,
    'Changing this appointment is free of charge.': undefined,
    'This leaflet and the map are free of charge.': undefined,
    'The consultation room is free on Mondays.': undefined,
    'Parking is free during your consultation.': undefined,
    'Our car park is behind the house. It is free, but you pay on match days.': undefined,
    'A consultation with another clinic may be free.': undefined,
    'It is free.': undefined,
  },
  'long-review': {
    'The peel is free.': undefined,
    'This peel is free.': 'is free',
    'Meeting our nurse is free.': undefined,
  },
};

suite('free on the page of a treatment', (test) => {
  for (const [slug, paragraphs] of Object.entries(PARAGRAPHS)) {
    const route = `/treatments/${slug}`;
    const checked = lazy(() =>
      checkedWith({
        ...VALUES,
        [`routes.${route}`]: { title: 'A visit', description: 'A visit.', name: 'A visit', treatment: slug },
        [`pages.${route}`]: [
          { kind: 'pricing' },
          { kind: 'explanation', title: 'In detail', paragraphs: Object.keys(paragraphs) },
        ],
      }),
    );
    for (const [index, [paragraph, words]] of Object.entries(paragraphs).entries())
      test(`“${paragraph}” ${words === undefined ? 'is not reported' : 'is reported'}`, async () => {
        const { findings } = await checked();
        const own = findings.filter(({ rule, path }) => rule === 'price/free' && path?.at(-1) === index);
        const item = slug === 'travel' ? '“Travel consultation” (£25)' : '“Foot peel” (£15)';
        assert.equal(
          own.map(({ message }) => message),
          words === undefined ? [] : [`“${words}” describes ${item}.`],
        );
      });
  }

  testSentences(
    test,
    ['price/free'],
    {
      'Microchipping is free for every puppy that is registered with us.': '“is free” describes “Microchip” (£19).',
      'In June we offer free microchipping.': '“free” describes “Microchip” (£19).',
      'Reading a microchip costs nothing.': undefined,
      'The consultation is free.': undefined,
    },
    VALUES,
  );
});
