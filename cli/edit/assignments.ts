import { shellWord } from '../../renderer/core/escape.ts';

/** A path or a field, and the value that was typed for it. */
export type Assignment = readonly [name: string, value: string];

/**
 * Reads words as people type them in other languages: 'price=£60', 'price = £60', 'price: £60', and values with spaces
 * that the shell has divided. Returns `undefined` unless the first word begins with a name and a sign.
 */
export function assignmentsIn(
  words: readonly string[],
  isName: (name: string) => boolean,
): readonly Assignment[] | undefined {
  const found: [name: string, value: string][] = [];
  for (const word of withSigns(words)) {
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/s.exec(word) ?? [];
    const last = found.at(-1);
    if (name !== '' && isName(name)) found.push([name, value]);
    else if (last) last[1] = `${last[1]} ${word}`.trim();
    else return undefined;
  }
  return found.length > 0 ? found : undefined;
}

/** Joins a name, its sign and its value if they are words of their own: 'price', '=', '£60' and 'price:', '£60'. */
function withSigns(words: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next = '', third = ''] = words.slice(at);
    const isName = /^[\w./'-]+$/.test(word);
    if (isName && next === '=') joined.push(`${word}=${third}`);
    else if (isName && /^=\S/.test(next)) joined.push(word + next);
    else if (/^[\w./'-]+[:=]$/.test(word) && next !== '') joined.push(`${word.slice(0, -1)}=${next}`);
    else {
      joined.push(word);
      continue;
    }
    at += isName && next === '=' ? 2 : 1;
  }
  return joined;
}

/** 'name=Toe spa' as people write it in a shell: name='Toe spa' */
export const shellField = ([name, value]: Assignment): string => `${name}=${shellWord(value)}`;

/** Words as people write them in a shell: category=hands name='Toe spa' */
export const shellWords = (words: readonly string[]): string =>
  words
    .map((word) => {
      const [, name, value = ''] = FIELD.exec(word) ?? [];
      return name === undefined ? shellWord(word) : shellField([name, value]);
    })
    .join(' ');

const FIELD = /^([a-zA-Z]\w*(?:\.[\w-]+)*)=(.*)$/s;

/** Returns the names before the signs, or `undefined` if a word has none. */
export function fieldsIn(words: readonly string[]): readonly string[] | undefined {
  const names = words.map((word) => FIELD.exec(word)?.[1]);
  return names.includes(undefined) || names.length === 0 ? undefined : names.flatMap((name) => name ?? []);
}

/** How fields were typed that are not one word each: what is wrong, and the right words. */
interface Careless {
  readonly message: string;
  readonly words: readonly string[];
}

/** Reads fields with commas between them, with values that the shell has divided, or with a sign of their own. */
export function carelessFields(words: readonly string[]): Careless | undefined {
  const isField = (name: string) => FIELD.test(`${name}=`);
  const first = words.findIndex((_, at) => assignmentsIn(words.slice(at), isField));
  const typed = assignmentsIn(words.slice(first), isField);
  if (first < 0 || !typed) return undefined;
  const hasCommas = typed.length > 1 && typed.slice(0, -1).every(([, value]) => value.endsWith(','));
  const values = typed.map(([name, value]): Assignment => [name, hasCommas ? value.replace(/,$/, '') : value]);
  const right = [...words.slice(0, first), ...values.map(([name, value]) => `${name}=${value}`)];
  if (right.join('\n') === words.join('\n')) return undefined;
  const isDivided = withSigns(words).length > first + typed.length;
  return { message: hasCommas ? NO_COMMAS : isDivided ? QUOTATION_MARKS : ONE_WORD, words: right };
}

const NO_COMMAS = 'Separate fields with spaces, not commas.';
export const QUOTATION_MARKS = 'A value with spaces needs quotation marks.';
const ONE_WORD = 'A field and its value are one word, with “=” between them.';
