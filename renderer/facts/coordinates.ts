interface Country {
  readonly name: string;
  readonly north: readonly [number, number];
  readonly east: readonly [number, number];
}

/** The rectangles around two countries, without islands that have codes of their own. */
const COUNTRIES: Readonly<Record<string, Country>> = {
  GB: { name: 'the United Kingdom', north: [49.8, 61], east: [-8.7, 1.9] },
  IE: { name: 'Ireland', north: [51.3, 55.5], east: [-10.8, -5.9] },
};

export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** A point outside the country of the clinic, and the point that was probably meant. */
interface Misplaced {
  readonly country: string;
  readonly reason?: 'swapped' | 'sign';
  readonly meant?: Coordinates;
}

/** Returns why coordinates are wrong if they are outside a country that is known here. */
export function misplaced(country: string, { latitude, longitude }: Coordinates): Misplaced | undefined {
  const { [country]: place } = COUNTRIES;
  if (!place || isIn(place, { latitude, longitude })) return undefined;
  const swapped = { latitude: longitude, longitude: latitude };
  if (isIn(place, swapped)) return { country: place.name, reason: 'swapped', meant: swapped };
  const west = { latitude, longitude: -longitude };
  return { country: place.name, ...(isIn(place, west) ? { reason: 'sign', meant: west } : {}) };
}

const isIn = ({ north, east }: Country, { latitude, longitude }: Coordinates): boolean =>
  isBetween(latitude, north) && isBetween(longitude, east);

const isBetween = (value: number, [from, to]: readonly [number, number]): boolean => value >= from && value <= to;
