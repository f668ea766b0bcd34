import { type ConfigPath, type Finding, formatPath } from '../../core/finding.ts';
import { parseDate } from '../../facts/date.ts';
import { codeOf } from '../code-of.ts';
import { configError } from '../issues/config-error.ts';
import { correctDate } from '../schema/corrections/date.ts';
import type { ChangingValue } from '../strip-annotations.ts';
import { valueAtPath } from '../value-at.ts';
import { type Fields, isPlainObject } from '../variants.ts';
import { exchangedValues } from './exchanged-values.ts';

/** Explains `dated()` and `during()` calls whose arguments are in each other’s place; `undefined` if they are not. */
export function swappedArguments({ path, call }: ChangingValue): Finding | undefined {
  const swap = '$during' in call ? swappedDuring(call) : swappedDated(call);
  return (
    swap && { ...configError('config/type', swap.message, path, swap.help), annotation: { field: 'day', keys: [] } }
  );
}

/** button('/go/massage', 'Book a massage'), { label: '/massage', to: 'Massage' }, { name: 'https://…', url: 'Instagram' } */
export function explainSwappedLink(problem: Finding, config: unknown): Finding {
  const { path = [] } = problem;
  const other = exchangedLink(problem, config);
  if (!other) return problem;
  const { fix: _, replacement: __, ...rest } = problem;
  const [words, address] = [valueAtPath(config, path), valueAtPath(config, other)];
  // Lists of links are written in braces, and buttons are calls.
  const isButton = path.at(-1) === 'to' && !(path[0] === 'navigation' && path.length > 3);
  const field = (at: ConfigPath) => [String(at.at(-1)), valueAtPath(config, at)] as const;
  return {
    ...rest,
    ...(isButton
      ? inPlaceOf(address, words, `button(${codeOf(words)}, ${codeOf(address)})`)
      : exchangedValues(field(other), field(path))),
  };
}

/** Returns the path of the words of a link if they contain its address. */
export function exchangedLink({ rule, path = [] }: Finding, config: unknown): ConfigPath | undefined {
  const [field] = path.slice(-1);
  if (!(rule === 'link/target' && field === 'to') && !(rule === 'link/address' && field === 'url')) return undefined;
  const other = [...path.slice(0, -1), field === 'to' ? 'label' : 'name'];
  const text = valueAtPath(config, other);
  return typeof text === 'string' && (field === 'to' ? IS_TARGET : IS_ADDRESS).test(text) ? other : undefined;
}

const IS_TARGET = /^(?:(?:\/|https?:|email:|treatment:|document:)\S*|journal|quiz|phone|email|chat|directions)$/;
const IS_ADDRESS = /^https?:\/\/\S+$/;

/** The problems of a swapped value are consequences. */
export function withSwaps(problems: readonly Finding[], swaps: readonly Finding[]): readonly Finding[] {
  const swapped = new Set(swaps.map(({ path = [] }) => formatPath(path)));
  const isInside = (path: ConfigPath) => path.some((_, index) => swapped.has(formatPath(path.slice(0, index + 1))));
  return [...problems.filter(({ path = [] }) => !isInside(path)), ...swaps];
}

interface Swap {
  readonly message: string;
  readonly help: string;
}

/** dated({ from: '2027-03-01', value: '£65' }, '£60'), dated('2027-03-01', { from: '£60', value: '£65' }) */
function swappedDated({ $dated: today, changes }: Fields): Swap | undefined {
  const [first, ...others] = Array.isArray(changes) ? changes : [];
  if (others.length > 0) return undefined;
  if (first === undefined && !isPlainObject(today))
    return {
      message: 'This dated() has no change: a day, and the value from that day on.',
      help: `Write ${codeOf(today)} alone, or dated(${codeOf(today)}, { from: '2027-03-01', value: … }).`,
    };
  if (isChange(today) && !isPlainObject(first))
    return {
      message: 'The value of today comes first in dated(), and its change second.',
      help: `Write dated(${codeOf(first)}, ${codeOf(today)}).`,
    };
  if (!isPlainObject(first) || typeof first.from !== 'string' || isDay(first.from)) return undefined;
  if (isDay(today))
    return inPlaceOf(today, first.from, `dated(${codeOf(first.from)}, ${codeOf({ ...first, from: today })})`);
  return isDay(first.value)
    ? inPlaceOf(first.from, first.value, codeOf({ ...first, from: first.value, value: first.from }))
    : undefined;
}

const inPlaceOf = (one: unknown, other: unknown, code: string): Swap => ({
  message: `“${String(one)}” and “${String(other)}” are in each other’s place.`,
  help: `Write ${code}.`,
});

/** during('maya', { from: '2027-03-01' }): the letters of the text are fields of the call. */
function swappedDuring({ $during: days, ...value }: Fields): Swap | undefined {
  if (!isPlainObject(days) || Object.keys(days).some((key) => key !== 'from' && key !== 'until')) return undefined;
  const letters = Object.values(value);
  const isText = Object.keys(value).every((key, index) => key === String(index)) && letters.length > 0;
  return {
    message: 'The days come first in during(), and the value second.',
    help: `Write during(${codeOf(days)}, ${isText ? codeOf(letters.join('')) : '…'}).`,
  };
}

const isChange = (value: unknown): boolean =>
  isPlainObject(value) && 'value' in value && ('from' in value || 'until' in value);
const isDay = (value: unknown): boolean =>
  typeof value === 'string' && (parseDate(value) ?? correctDate(value)) !== undefined;
