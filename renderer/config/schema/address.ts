import type { z } from 'zod';
import { type Coordinates, misplaced } from '../../facts/coordinates.ts';
import { isPostcode, postcodeMeant, tidyPostcode } from '../../facts/postcode.ts';
import type { Authored } from '../annotations.ts';
import { describeValue, detail, type IssueDetail, line, shape } from './base.ts';
import { matching, numberBetween } from './limited.ts';

/** The address of the clinic. */
export interface AddressInput {
  /** The house number and the street. */
  readonly street: Authored<string>;
  /** The town, as on an envelope. */
  readonly town: Authored<string>;
  /** The postcode. */
  readonly postcode: Authored<string>;
  /** The part of the town, by the name that visitors know. */
  readonly area: Authored<string>;
  /** The country's two letters, 'GB'. */
  readonly country: Authored<string>;
  /**
   * The part of the country, by its ISO 3166-2 code, because bank holidays differ: 'SCT' for Scotland, 'NIR' for Northern
   * Ireland, 'BY' for Bavaria. In the United Kingdom, the postcode says it.
   */
  readonly region?: Authored<string>;
  /** Degrees north, for maps and structured data. */
  readonly latitude: Authored<number>;
  /** Degrees east; negative west of Greenwich. */
  readonly longitude: Authored<number>;
}

export const address = () =>
  shape<AddressInput>()({
    street: line(),
    town: line(),
    postcode: line(),
    area: line(),
    country: matching(/^(?!UK$)[A-Z]{2}$/, 'the code of a country', '“GB”, which is the United Kingdom'),
    region: matching(/^[A-Z0-9]{1,3}$/, 'a part of a country', '“SCT”').optional(),
    latitude: numberBetween(-90, 90),
    longitude: numberBetween(-180, 180),
  })
    .superRefine(hasPostcode)
    .superRefine(hasTown)
    .superRefine(hasOnlyStreet)
    .superRefine(isInCountry)
    .transform((all) => (all.country === 'GB' ? { ...all, postcode: tidyPostcode(all.postcode) } : all));

/** An address whose values are valid by themselves. */
type Valid<Field extends 'country' | 'postcode' | 'street' | 'town'> = Readonly<Record<Field, string>>;

function hasPostcode({ country, postcode }: Valid<'country' | 'postcode'>, context: z.core.$RefinementCtx): void {
  if (country !== 'GB' || isPostcode(postcode)) return;
  const meant = postcodeMeant(postcode);
  const params: IssueDetail = {
    rule: 'config/format',
    ...(meant === undefined
      ? { help: 'Write it like “NR1 1AA”.' }
      : { help: `Did you mean “${meant}”?`, instead: meant }),
  };
  const message = `${describeValue(postcode)} is not a postcode of the United Kingdom.`;
  context.addIssue({ code: 'custom', message, input: postcode, path: ['postcode'], params });
}

/** A postcode in the place of the town. */
function hasTown({ town }: Valid<'town'>, context: z.core.$RefinementCtx): void {
  if (!isPostcode(town)) return;
  const message = `“${town}” is a postcode, not a town.`;
  const params: IssueDetail = { rule: 'config/format', help: 'Write the town, as on an envelope.' };
  context.addIssue({ code: 'custom', message, input: town, path: ['town'], params });
}

/** '3 High Street, Leeds LS1 4AA' as the street would show the town and the postcode twice. */
function hasOnlyStreet(
  { street, town, postcode }: Valid<'street' | 'town' | 'postcode'>,
  context: z.core.$RefinementCtx,
): void {
  const lettersOf = (text: string) => text.toLowerCase().replace(/[\s.]/g, '');
  const [first = '', ...others] = street.split(/,\s*/);
  const elsewhere = [town, postcode, town + postcode].map(lettersOf);
  const repeated = others.filter((part) => elsewhere.includes(lettersOf(part)));
  if (repeated.length === 0) return;
  const instead = [first, ...others.filter((part) => !repeated.includes(part))].join(', ');
  context.addIssue({
    code: 'custom',
    message: `The street contains “${repeated.join(', ')}”, so visitors see it twice: the town and the postcode follow the street.`,
    input: street,
    path: ['street'],
    params: { rule: 'config/format', help: `Write street: '${instead}'.`, instead } satisfies IssueDetail,
  });
}

function isInCountry(
  { country, postcode, latitude, longitude }: Valid<'country' | 'postcode'> & Coordinates,
  context: z.core.$RefinementCtx,
): void {
  const found = misplaced(country, { latitude, longitude }, postcode);
  if (!found) return;
  const { meant, reason } = found;
  const point = `Latitude ${latitude} and longitude ${longitude} are not in ${found.place}`;
  const side =
    longitude > 0 ? ': longitudes west of Greenwich are negative' : ': longitudes east of Greenwich have no minus';
  const why = { swapped: ': they are swapped', sign: side };
  context.addIssue({
    code: 'custom',
    message: `${point}${reason === undefined ? '' : why[reason]}.`,
    input: latitude,
    path: [reason === 'sign' ? 'longitude' : 'latitude'],
    ...detail(
      'config/number',
      meant
        ? `Write latitude: ${meant.latitude}, longitude: ${meant.longitude}.`
        : 'Right-click the clinic in an online map: it shows the latitude, then the longitude.',
    ),
  });
}
