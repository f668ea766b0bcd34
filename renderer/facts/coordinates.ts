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

/**
 * Postcode areas and districts that lie wholly west or east of the meridian of Greenwich, and so near to it that a longitude with
 * the wrong sign is still in the country; each with the latitude of its middle.
 */
const WEST =
  'AB 57.2, AL 51.8, B 52.5, BD 53.9, BH 50.7, BN1 50.8, BN2 50.8, BN3 50.8, CR 51.3, CV 52.4, DE 53, DH 54.8, DL 54.5, E1 51.5, ' +
  'E2 51.5, E5 51.6, E8 51.5, E9 51.5, EC 51.5, EN1 51.7, EN2 51.7, EN3 51.7, EN4 51.7, EN5 51.7, EN6 51.7, EN7 51.7, ' +
  'EN8 51.7, GL 51.9, GU 51.2, HA 51.6, HD 53.6, HG 54.1, HP 51.7, HX 53.7, KT 51.4, LE 52.6, LN1 53.2, LN2 53.2, ' +
  'LN5 53.1, LN6 53.2, LS 53.8, LU 51.9, MK 52.1, N 51.6, NE 55.1, NG 53, NN 52.3, NW 51.5, OX 51.8, PE1 52.6, PE2 52.5, ' +
  'PE3 52.6, PE4 52.6, PO 50.8, RG 51.4, RH1 51.2, RH2 51.2, RH10 51.1, RH11 51.1, RH12 51.1, S 53.4, SE1 51.5, SE5 51.5, ' +
  'SE11 51.5, SE15 51.5, SE16 51.5, SE17 51.5, SE19 51.4, SE21 51.4, SE22 51.5, SE23 51.4, SE24 51.5, SE25 51.4, ' +
  'SE26 51.4, SE27 51.4, SG1 51.9, SG2 51.9, SG4 51.9, SG5 52, SG6 52, SK 53.3, SL 51.5, SM 51.4, SN 51.5, SO 51, ' +
  'SP 51.1, SR 54.9, SW 51.5, TD 55.6, TS 54.6, TW 51.4, UB 51.5, W 51.5, WC 51.5, WD 51.7, WF 53.7, WS 52.6, YO 54, ZE 60.3';
const EAST =
  'CM 51.7, CO 51.9, CT 51.2, DA 51.4, E6 51.5, E7 51.5, E12 51.6, E13 51.5, E18 51.6, IG 51.6, IP 52.2, ME 51.3, NR 52.7, ' +
  'RM 51.6, SE2 51.5, SE7 51.5, SE9 51.4, SE18 51.5, SE28 51.5, SS 51.6, TN 51.1';
const SIDES: ReadonlyMap<string, { readonly sign: -1 | 1; readonly latitude: number }> = new Map(
  (
    [
      [-1, WEST],
      [1, EAST],
    ] as const
  ).flatMap(([sign, places]) =>
    places.split(', ').map((each) => {
      const [place = '', latitude] = each.split(' ');
      return [place, { sign, latitude: Number(latitude) }] as const;
    }),
  ),
);

/** Areas reach at most about this many degrees from their middle to the north and to the south. */
const REACH = 0.7;

export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** A point outside the country of the clinic or its part, and the point that was probably meant. */
interface Misplaced {
  /** 'Ireland', 'the area of M1 1AE' */
  readonly place: string;
  readonly reason?: 'swapped' | 'sign';
  readonly meant?: Coordinates;
}

/** Returns why coordinates are wrong if they are outside a country that is known here, or on the wrong side of Greenwich. */
export function misplaced(country: string, point: Coordinates, postcode = ''): Misplaced | undefined {
  const { [country]: place } = COUNTRIES;
  if (!place) return undefined;
  const { latitude, longitude } = point;
  const across = { latitude, longitude: -longitude };
  if (isIn(place, point))
    return country === 'GB' && isAcross(point, postcode)
      ? { place: `the area of ${postcode}`, reason: 'sign', meant: across }
      : undefined;
  const swapped = { latitude: longitude, longitude: latitude };
  if (isIn(place, swapped)) return { place: place.name, reason: 'swapped', meant: swapped };
  return { place: place.name, ...(isIn(place, across) ? { reason: 'sign', meant: across } : {}) };
}

/** Whether a point is as far north as a postcode, but on the other side of Greenwich. */
function isAcross({ latitude, longitude }: Coordinates, postcode: string): boolean {
  const [, district = '', area = ''] = /^(([A-Z]+)\d[A-Z\d]?) ?\d[A-Z]{2}$/.exec(postcode.toUpperCase()) ?? [];
  const side = SIDES.get(district) ?? SIDES.get(area);
  return side !== undefined && longitude * side.sign < 0 && Math.abs(latitude - side.latitude) <= REACH;
}

const isIn = ({ north, east }: Country, { latitude, longitude }: Coordinates): boolean =>
  isBetween(latitude, north) && isBetween(longitude, east);

const isBetween = (value: number, [from, to]: readonly [number, number]): boolean => value >= from && value <= to;
