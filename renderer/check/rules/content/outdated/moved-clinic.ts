import { normalise } from '../../../../facts/normalise.ts';
import type { BuildRecord } from '../../../earlier/build-record.ts';
import type { Findings, Rule, RuleFinding, RuleInput } from '../../rule.ts';
import { drawnMaps, embeddedMaps, stillOld } from './moved-maps.ts';
import { movedTexts, streetOf } from './moved-texts.ts';

const MOVED = { 'clinic.address.street': '2 Mill Street', 'clinic.address.postcode': 'LS1 4AA' };
const NEW_PLACE = {
  ...MOVED,
  'clinic.address.latitude': 53.79,
  'clinic.address.longitude': -1.54,
  'clinic.mapUrl': 'https://maps.example/mill-street',
  'clinic.legal.registeredOffice': '2 Mill Street, Leeds',
};
const withMap = (alt: string) => ({
  'images.map': { file: 'map.svg', alt },
  'routes./visit': { title: 'Visit us', description: 'Where we are.', name: 'Visit' },
  'pages./visit': [{ kind: 'visit', title: 'Where we are', mapImage: 'map' }],
});
const drawing = (path: string) => ({
  'images/map.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="${path}"/></svg>`,
});
const OLD_MAP = { values: withMap('A map with Test Street'), files: drawing('M0 0h9') };

const EMBED = {
  'embeds.map': {
    kind: 'map',
    provider: 'Maps',
    title: 'Map of Test Street',
    notice: 'Maps draws this map.',
    src: 'https://frames.example/test-street',
    key: 'PUBLIC',
    link: { label: 'See the map', to: 'directions' },
  },
};

export const movedClinic: Rule = {
  name: 'content/moved-clinic',
  severity: 'warning',
  checks:
    'If the address has changed since the last build, its coordinates, the map, the registered office and all texts have changed too.',
  because: 'Maps and search engines send visitors to the old address.',
  source: 'docs/config.md, “Common edits”',
  bad: {
    'a new street with the old coordinates': { values: MOVED, lastBuild: { values: {} } },
    'a new street with the old drawing of the map': {
      values: { ...NEW_PLACE, ...withMap('A map with Mill Street') },
      files: drawing('M0 0h9'),
      lastBuild: OLD_MAP,
    },
    'a new drawing of the map with the old description': {
      values: { ...NEW_PLACE, ...withMap('A map with Test Street') },
      files: drawing('M0 9h9'),
      lastBuild: OLD_MAP,
    },
    'a new town with the old street and postcode': {
      values: { 'clinic.address.town': 'York' },
      lastBuild: { values: {} },
    },
    'a new town and postcode with the old street': {
      values: { 'clinic.address.town': 'York', 'clinic.address.postcode': 'YO1 7HB' },
      lastBuild: { values: {} },
    },
    'a new street with the old embedded map': { values: { ...NEW_PLACE, ...EMBED }, lastBuild: { values: EMBED } },
  },
  good: {
    'the same postcode, written without its space': {
      values: { 'clinic.address.postcode': 'ls11aa' },
      lastBuild: { values: { 'clinic.address.postcode': 'LS1 1AA' } },
    },
    'a new street with everything that depends on it': {
      values: { ...NEW_PLACE, ...withMap('A map with Mill Street') },
      files: drawing('M0 9h9'),
      lastBuild: OLD_MAP,
    },
  },
  find: (input) => {
    const { address } = input.site.clinic;
    const { place } = input.earlier.build;
    if (isSamePlace(place.address, `${address.street}, ${address.postcode}`)) return movedTown(input, place);
    if (hasOnlyOtherPostcode(input, place)) return otherPostcode(input, place);
    return [
      ...placeFindings(input, place),
      ...drawnMaps(input, place),
      ...embeddedMaps(input, place),
      ...movedTexts(input, place),
    ];
  },
};

/** 'LA9 0ZZ' and 'la90zz' are one postcode. */
const isSamePlace = (one: string, other: string): boolean => withoutSpaces(one) === withoutSpaces(other);
const withoutSpaces = (text: string): string => normalise(text).text.replaceAll(' ', '');

/** The same house has another postcode: it was or is mistyped, and nothing has moved. */
const hasOnlyOtherPostcode = ({ site }: RuleInput, { address, town }: BuildRecord['place']): boolean =>
  withoutSpaces(streetOf(address)) === withoutSpaces(site.clinic.address.street) &&
  withoutSpaces(town) === withoutSpaces(site.clinic.address.town);

/** Reports a town that has changed alone, and texts that still name the former one. */
function movedTown(input: RuleInput, place: BuildRecord['place']): readonly RuleFinding[] {
  const { town } = input.site.clinic.address;
  if (normalise(place.town).text === normalise(town).text) return [];
  return [
    {
      message: `The town was “${place.town}” before, but the street and the postcode are still the same.`,
      help: 'If the clinic has moved, write its new street and postcode too. If only the name of the town was wrong, this message ends with the next build.',
      path: ['clinic', 'address', 'town'],
    },
    ...movedTexts(input, place),
  ];
}

function otherPostcode({ site }: RuleInput, { address }: BuildRecord['place']): Findings {
  const { address: now, legal } = site.clinic;
  const before = address.split(', ').at(-1) ?? '';
  // `content/legal` compares the postcode of a registered office in the same house.
  if (withoutSpaces(legal.registeredOffice).startsWith(withoutSpaces(`${now.street},`))) return [];
  return {
    message: `The postcode of ${now.street} was “${before}” before.`,
    help: 'If the new one is right, this message ends with the next build; otherwise write the former one.',
    path: ['clinic', 'address', 'postcode'],
  };
}

function placeFindings({ site }: RuleInput, place: BuildRecord['place']): readonly RuleFinding[] {
  const { address, mapUrl, legal } = site.clinic;
  const { address: before } = place;
  const stale = stillOld(place);
  const isTownNew = place.town !== undefined && normalise(place.town).text !== normalise(address.town).text;
  const isSameStreet = normalise(streetOf(before)).text === normalise(address.street).text;
  return [
    ...stale(
      isSameStreet && isTownNew,
      'the street is still the same',
      'Write the street of the new address; if it is right, this message ends with the next build.',
      ['clinic', 'address', 'street'],
    ),
    ...stale(
      place.coordinates === `${address.latitude}, ${address.longitude}`,
      'its coordinates are still the same',
      'Write the latitude and longitude of the new address; map services show them for a marked place.',
      ['clinic', 'address', 'latitude'],
    ),
    ...stale(
      place.mapUrl === mapUrl,
      'the link to the map is still the same',
      'Write the link that the map service gives you for the new address.',
      ['clinic', 'mapUrl'],
    ),
    ...stale(
      // In the same house, `content/legal` compares the postcodes.
      !isSameStreet &&
        place.registeredOffice === legal.registeredOffice &&
        legal.registeredOffice.includes(streetOf(before)),
      'the registered office is still there',
      'Write the new one if it has moved too; otherwise keep it.',
      ['clinic', 'legal', 'registeredOffice'],
    ),
  ];
}
