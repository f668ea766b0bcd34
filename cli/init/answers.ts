import { capitalised } from '../../renderer/core/wording.ts';
import { phoneProblem, tidyPhone } from '../../renderer/facts/phone.ts';
import { isPlainLine } from '../../renderer/facts/plain-text.ts';
import { isCounty } from './county.ts';

/** What an owner has stated about the clinic. What is missing stays a stand-in. */
export interface Answers {
  readonly name?: string | undefined;
  readonly trade?: string | undefined;
  readonly address?: Address | undefined;
  readonly phone?: string | undefined;
  readonly departments?: Departments | undefined;
}

export interface Address {
  readonly street?: string | undefined;
  readonly town: string;
  readonly postcode?: string | undefined;
}

export interface Departments {
  readonly count: 1 | 2;
  /** None if only the number was stated. */
  readonly names: readonly string[];
}

/** An answer as a value, or why it cannot be used. */
export type Read<T> = { readonly value: T } | { readonly problem: string };

const MAX_LENGTH = 60;

/** What the clinic does begins titles: with “in” and a town, it fits into the 60 characters that search engines show. */
export const MAX_TRADE_LENGTH = 32;

/** Braces, brackets, asterisks and backslashes quote facts, link and emphasise in the text of a config. */
const MARKUP = /[{}[\]*\\]/;

/** Reads one line of text. A straight apostrophe, which would end the string in the config, becomes a curly one. */
export function readLine(text: string, maxLength = MAX_LENGTH, because = ''): Read<string> {
  const line = text.trim().replaceAll("'", '’');
  if (!isPlainLine(line)) return { problem: 'The text contains a line break or an invisible character. Remove it.' };
  if (MARKUP.test(line)) return { problem: `“${line}” contains one of { } [ ] * \\. Write it without them.` };
  if (line.length > maxLength)
    return { problem: `“${line}” has ${line.length} characters. Write at most ${maxLength}${because}.` };
  return line === '' ? { problem: 'The text is empty. Write a few words.' } : { value: line };
}

/** Reads what the clinic does; it begins titles. */
export function readTrade(text: string): Read<string> {
  const line = readLine(text, MAX_TRADE_LENGTH, ', because it begins the titles of pages');
  return 'problem' in line ? line : { value: capitalised(line.value) };
}

/** Reads a telephone number; “+44 (0)1473 210987” becomes the number that this means. */
export function readPhone(text: string): Read<string> {
  const phone = tidyPhone(text);
  if (!/^\+?[\d ]+$/.test(phone) || phone.replace(/\D/g, '').length < 6)
    return { problem: `“${text.trim()}” is not a telephone number. Write it like “01632 960321”.` };
  const problem = phoneProblem(phone);
  return problem === undefined
    ? { value: phone }
    : { problem: `“${text.trim()}” is not a valid telephone number: ${problem}. Write it like “01632 960321”.` };
}

/** A postcode of the United Kingdom at the end of an address. */
const POSTCODE = /[,\s]*\b([a-z]{1,2}\d[a-z\d]?)\s*(\d[a-z]{2})$/i;

/** Reads “3 High Street, Leeds LS1 4AA”, or the town alone. A county after the town is left out. */
export function readAddress(text: string): Read<Address> {
  const line = readLine(text);
  if ('problem' in line) return line;
  const [, outward, inward] = POSTCODE.exec(line.value) ?? [];
  const parts = line.value
    .replace(POSTCODE, '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .filter((part, index, all) => index === 0 || index < all.length - 1 || !isCounty(part));
  const town = parts.at(-1);
  if (town === undefined || /\d/.test(town))
    return {
      problem: `“${line.value}” names no town. Write it like “3 High Street, Leeds LS1 4AA”, or only the town.`,
    };
  return {
    value: {
      town,
      street: parts.length > 1 ? parts.slice(0, -1).join(', ') : undefined,
      postcode: outward && inward ? `${outward} ${inward}`.toUpperCase() : undefined,
    },
  };
}

/** Reads “1”, “2”, or one or two names, such as “Physiotherapy, Massage”. */
export function readDepartments(text: string): Read<Departments> {
  const stated = text.trim();
  if (stated === '1' || stated === '2') return { value: { count: stated === '1' ? 1 : 2, names: [] } };
  const names = stated.split(',');
  if (names.length > 2 || names.some((name) => /^\s*\d*\s*$/.test(name)))
    return { problem: `“${stated}” is not one or two departments. Write 1, 2, or one or two names.` };
  const read = names.map(readTrade);
  const problem = read.find((name) => 'problem' in name);
  if (problem) return problem;
  const values = read.flatMap((name) => ('value' in name ? [name.value] : []));
  const [first = '', second] = values;
  if (first.toLowerCase() === second?.toLowerCase())
    return { problem: `Both departments are called “${first}”. Give them different names.` };
  return { value: { count: second === undefined ? 1 : 2, names: values } };
}
