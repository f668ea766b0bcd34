import type { Finding } from '../../core/finding.ts';
import { locationsIn } from '../../core/source-location.ts';
import { nearest } from '../../facts/nearest.ts';
import { isTextField } from '../field-notes.ts';
import * as language from '../index.ts';
import { insteadOfAbsent } from '../mistakes/absent.ts';
import { quoteFix, straight } from '../syntax/quote-fix.ts';
import { withoutText } from '../syntax/tokens.ts';
import { contentImport, isLanguageName, languageImport, type OwnFile } from './missing-import.ts';

/** What to say about a name that is not declared. */
export interface UndeclaredName extends Pick<Finding, 'help' | 'fix'> {
  readonly message: string;
  /** The position of the reported characters. */
  readonly name: { readonly at: number; readonly length: number };
}

/** A use of a name in a file. */
interface Use {
  readonly name: string;
  readonly at: number;
  readonly own: OwnFile;
}

/** Explains a name that is not declared: a value without quotation marks, a missing import or a typo. */
export async function undeclaredName(use: Use, folder: string): Promise<UndeclaredName> {
  const { name, at, own } = use;
  const exported = isLanguageName(name) ? undefined : contentImport(name, own, folder);
  const bare = exported ? undefined : (textWithoutQuotes(use) ?? entryWithoutQuotes(use));
  if (bare) return bare;
  const advice = isLanguageName(name) ? await languageImport(name, own) : exported;
  return {
    message: `there is no “${name}”`,
    name: { at, length: name.length },
    ...(advice ?? {
      help:
        insteadOfAbsent(name) ?? DECISIONS.get(name.toLowerCase()) ?? similarName(name, own.text) ?? QUOTE_OR_DECLARE,
    }),
  };
}

const DECISIONS: ReadonlyMap<string, string> = new Map([
  ...['yes', 'on', 'true'].map((word) => [word, 'Write true.'] as const),
  ...['no', 'off', 'false'].map((word) => [word, 'Write false.'] as const),
]);

const QUOTE_OR_DECLARE =
  'If it is text, write it in quotation marks. If it is the name of a value, declare or import it in this file.';

/** Explains a word as the whole value of a field that takes text. */
function textWithoutQuotes({ name, at, own: { text, file } }: Use): UndeclaredName | undefined {
  const [, field = '', start = ''] = /([\w$]+)\s*:\s*([\w-]*)$/.exec(text.slice(0, at)) ?? [];
  const [, rest] = /^([\w-]+)(?=[^\S\n]*(?:[,}\])\r\n]|$))/.exec(text.slice(at)) ?? [];
  const value = `${start}${rest}`;
  if (rest === undefined || !rest.startsWith(name) || !isTextField(field) || isTypo(value, text)) return undefined;
  const found = { at: at - start.length, length: value.length };
  return {
    message: `“${value}” is not in quotation marks`,
    name: found,
    help: `Write ${straight(value)}.`,
    ...quoteFix(value, locationsIn(text, file)(found.at, found.length)),
  };
}

/** Explains the name of an entry as an item of a list or a call: `profiles([founder])`. */
function entryWithoutQuotes({ name, at, own: { text, file } }: Use): UndeclaredName | undefined {
  const isItem = /[[(,]\s*$/.test(text.slice(0, at)) && /^\s*[,\])]/.test(text.slice(at + name.length));
  if (!isItem || !new RegExp(`^\\s*${name.replaceAll('$', '\\$')}\\s*:\\s*\\{`, 'm').test(text)) return undefined;
  return {
    message: `“${name}” is not in quotation marks`,
    name: { at, length: name.length },
    help: `Write ${straight(name)}.`,
    ...quoteFix(name, locationsIn(text, file)(at, name.length)),
  };
}

/** Whether a word is probably the misspelt name of a value; `Cupping` is text, even if `cupping` is imported. */
function isTypo(word: string, text: string): boolean {
  const found = nearest(word, namesIn(text, word));
  return found?.clear === true && found.name.toLowerCase() !== word.toLowerCase();
}

/** The names that the code of a file uses, except for those of fields. */
function namesIn(text: string, except: string): ReadonlySet<string> {
  const names = new Set(withoutText(text).match(/(?<![\w$.])[A-Za-z_$][\w$]*(?![\w$]|\s*:)/g));
  names.delete(except);
  return names;
}

function similarName(name: string, text: string): string | undefined {
  const own = namesIn(text, name);
  const found = nearest(name, new Set([...own, ...Object.keys(language)]));
  const meant = found?.clear ? found.name : onlyCompletion(name, own);
  if (meant === undefined) return undefined;
  const isImported = own.has(meant);
  return `Did you mean “${meant}”?${isImported ? '' : ' Then add it to the imports at the top of the file, too.'}`;
}

const MIN_BEGINNING_LENGTH = 3;

/** The only name that begins with a word that somebody has not finished typing. */
function onlyCompletion(beginning: string, names: ReadonlySet<string>): string | undefined {
  const [only, another] = [...names].filter((name) => name.startsWith(beginning));
  return beginning.length < MIN_BEGINNING_LENGTH || another !== undefined ? undefined : only;
}
