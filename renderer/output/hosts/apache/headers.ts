import { literal } from '../../../core/pattern.ts';
import { CACHE, NO_STORE, REVALIDATED } from '../headers.ts';
import { type HeaderRule, type HostModel, isPattern } from '../model.ts';
import { headerValue } from './text.ts';

/** The answers that browsers may cache. */
const CACHED = "%{REQUEST_STATUS} in {'200', '206', '304'}";

const set = (name: string, value: string, condition?: string): string =>
  `Header always set ${name} ${headerValue(value)}${condition === undefined ? '' : ` "expr=${condition}"`}`;

/** Returns the headers of every answer. Later lines override earlier ones. */
export const headerLines = ({ headers }: HostModel): string =>
  [
    ...headers.flatMap((rule) =>
      rule.headers.filter(([name]) => name !== CACHE).map(([name, value]) => set(name, value, requested(rule))),
    ),
    set(CACHE, REVALIDATED, CACHED),
    ...headers.flatMap((rule) =>
      rule.headers
        .filter(([name]) => name === CACHE)
        .map(([name, value]) => set(name, value, `${CACHED} && %{REQUEST_URI} =~ m#${start(rule)}#`)),
    ),
    set(CACHE, NO_STORE, '%{REQUEST_STATUS} == 404'),
    set('Allow', 'GET, HEAD', '%{REQUEST_STATUS} == 405'),
  ].join('\n');

/** Uses the line of the request, which a not-found page does not change. */
const requested = (rule: HeaderRule): string | undefined =>
  rule.for === '/*' ? undefined : `%{THE_REQUEST} =~ m#${start(rule, '^\\S+ ', '(?:\\?| )')}#`;

/** Caching uses the normalised address: otherwise a page requested as '/assets/../team' would be cached for a year. */
const start = ({ for: address }: HeaderRule, before = '^', end = '$'): string =>
  isPattern(address) ? `${before}${literal(address.slice(0, -1))}` : `${before}${literal(address)}${end}`;
