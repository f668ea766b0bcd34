import { optionsOf } from '../../../config/derived/catalogue.ts';
import type { Site } from '../../../config/site.ts';

/** Something that visitors book, with the names of its booking links. */
interface Booked {
  readonly name: string;
  readonly links: readonly string[];
}

/** The treatments, options and programmes with their booking links. */
export const bookedTreatments = ({
  catalogue,
  programmes,
}: Pick<Site, 'catalogue' | 'programmes'>): readonly Booked[] => [
  ...Object.values(catalogue).flatMap((treatment) => [
    { name: treatment.name, links: given(treatment.book, treatment.bookNew) },
    ...optionsOf(treatment).map(([, { title, book }]) => ({ name: `${treatment.name}: ${title}`, links: given(book) })),
  ]),
  ...Object.values(programmes).map(({ name, book }) => ({ name, links: given(book) })),
];

/** The names of the treatments, options, programmes and offers that are booked by each link; the first one counts. */
export function bookedItems(site: Site): ReadonlyMap<string, string> {
  const offers = Object.values(site.offers).map(({ name, book }) => ({
    name: name.split('\n', 1)[0] ?? name,
    links: given(book),
  }));
  const booked = [...bookedTreatments(site), ...offers].flatMap(({ name, links }) =>
    links.map((link) => [link, name] as const),
  );
  return new Map(booked.reverse());
}

const given = (...links: readonly (string | undefined)[]): readonly string[] => links.flatMap((link) => link ?? []);
