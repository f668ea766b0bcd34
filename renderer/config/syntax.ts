import { renamedTo } from './renamed.ts';

/** The message for a config that is not valid TypeScript. */
export interface SyntaxText {
  readonly message: string;
  readonly help?: string;
}

interface Wording {
  readonly of: RegExp;
  readonly say: (match: RegExpExecArray, before: string) => SyntaxText;
}

const QUOTES =
  'Text begins and ends with the same quotation mark; text with an apostrophe needs double quotation marks.';

/** Messages of the compiler, each with a wording for people who write prices and text. */
const WORDINGS: readonly Wording[] = [
  {
    of: /^Expected (?:identifier|":"|"}"|"\]"|"\)"|expression) but found end of file$|^Unexpected end of file$/,
    say: () => ({
      message: 'The file ends before everything in it is closed.',
      help: 'A bracket “}”, “]” or “)” is missing: look first at the section that was edited last.',
    }),
  },
  {
    of: /^Unterminated string literal$/,
    say: () => ({ message: 'This text has no quotation mark at its end.', help: QUOTES }),
  },
  {
    of: /^Unterminated template literal$/,
    say: () => ({ message: 'This text has no “`” at its end.', help: 'Close it with the mark that it begins with.' }),
  },
  {
    of: /^Expected identifier but found ","$|^Unexpected ","$/,
    say: () => ({
      message: 'There is one comma too many here.',
      help: 'Remove it: one comma separates two values.',
    }),
  },
  {
    // 'King's Cross': the text ended at its apostrophe.
    of: /^Expected "[^"]+" but found "([\w$]+)"$/,
    say: ([, found = ''], before) =>
      /\w'$/.test(before)
        ? { message: `The text before “${found}” ended at its apostrophe.`, help: QUOTES }
        : {
            message: `Before “${found}” a comma is missing, or something is not closed.`,
            help: 'Look at the line before: does it end with a comma, and is every quotation mark and bracket closed?',
          },
  },
  {
    of: /^(?:Expected "[^"]+" but found|Unexpected) (?:"(.+)"|(.+))$/,
    say: ([, quoted, plain]) => ({
      message: `“${quoted ?? plain ?? ''}” is not allowed here.`,
      help: 'Look just before it: a comma, a quotation mark or a bracket is missing, or there is one too many.',
    }),
  },
  {
    of: /^No matching export in "config-language:.*" for import "(.+)"$/,
    say: ([, name = '']) => {
      const current = renamedTo(name);
      return current === undefined
        ? { message: `“${name}” is not part of the config language.`, help: 'Correct the name, or remove the import.' }
        : { message: `“${name}” is now called “${current}”.`, help: `Write “${current}” instead, here and below.` };
    },
  },
  {
    of: /^Could not resolve "(.+)"$/,
    say: ([, file = '']) => ({
      message: `There is no file “${file}” to import.`,
      help: 'Name an existing file, with its extension, or remove the import.',
    }),
  },
];

/**
 * Returns a message of the compiler in the owner's words.
 * @param before the characters of the line before the location
 */
export function syntaxText(message: string, before: string): SyntaxText {
  for (const { of, say } of WORDINGS) {
    const match = of.exec(message);
    if (match) return say(match, before);
  }
  return { message: message.replace(/\.?$/, '.') };
}
