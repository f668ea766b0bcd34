import { literal } from '../../../core/pattern.ts';
import { CACHE, NO_STORE, REVALIDATED } from '../headers.ts';
import { type HostModel, isPattern } from '../model.ts';
import { map, pattern, text } from './text.ts';

/** A header with its values by address; '/*' is every address. */
interface Valued {
  readonly name: string;
  readonly values: readonly { readonly for: string; readonly value: string }[];
}

const valued = ({ headers }: HostModel): readonly Valued[] => {
  const names = [...new Set(headers.flatMap((rule) => rule.headers.map(([name]) => name)))];
  return names.map((name) => ({
    name,
    values: headers.flatMap((rule) =>
      rule.headers.filter(([own]) => own === name).map(([, value]) => ({ for: rule.for, value })),
    ),
  }));
};

const EVERYWHERE = '/*';

const isEverywhere = ({ values }: Valued): boolean => values.every((rule) => rule.for === EVERYWHERE);

/** 'X-Robots-Tag' → '$x_robots_tag' */
const variable = (name: string): string => `$${name.toLowerCase().replaceAll('-', '_')}`;

/**
 * Returns maps for the values that depend on the address. Most use the original address, which an error page does not
 * change.
 */
export const headerMaps = (model: HostModel): readonly string[] => [
  ...valued(model)
    .filter((header) => header.name !== CACHE && !isEverywhere(header))
    .map((header) => byAddress('$request_uri', header, { to: variable(header.name), otherwise: '' })),
  // Uses the normalised address: otherwise a page requested as '/assets/../team' would be cached for a year.
  byAddress('$uri', valued(model).find(({ name }) => name === CACHE) ?? { name: CACHE, values: [] }, {
    to: '$kept',
    otherwise: REVALIDATED,
  }),
  map('$status', variable(CACHE), [
    ['404', text(NO_STORE)],
    ['~^(?:200|206|304)$', '$kept'],
    ['default', '""'],
  ]),
  map('$status', '$allow', [
    ['405', '"GET, HEAD"'],
    ['default', '""'],
  ]),
];

function byAddress(
  address: '$request_uri' | '$uri',
  { values }: Valued,
  { to, otherwise }: { readonly to: string; readonly otherwise: string },
): string {
  const everywhere = values.find((rule) => rule.for === EVERYWHERE)?.value ?? otherwise;
  const own = values.filter((rule) => rule.for !== EVERYWHERE);
  return map(address, to, [
    ...own.map((rule) => [pattern(matching(rule.for)), text(rule.value)] as const),
    ['default', text(everywhere)],
  ]);
}

const matching = (address: string): string =>
  isPattern(address) ? `^${literal(address.slice(0, -1))}` : `^${literal(address)}(?:\\?|$)`;

/** nginx omits headers with an empty value; `always` includes error pages. */
export const headerLines = (model: HostModel): string =>
  [
    ...valued(model)
      .filter(({ name }) => name !== CACHE)
      .map((header) => {
        const value = isEverywhere(header) ? text(header.values.at(-1)?.value ?? '') : variable(header.name);
        return `add_header ${header.name} ${value} always;`;
      }),
    `add_header ${CACHE} ${variable(CACHE)} always;`,
    'add_header Allow $allow always;',
  ].join('\n');
