import { renamedTo } from './renamed.ts';

/** What an owner is told of a config that cannot be read as TypeScript. */
export interface SyntaxText {
  readonly message: string;
  readonly help?: string;
}

interface Wording {
  readonly of: RegExp;
  readonly say: (match: RegExpExecArray, before: string) => SyntaxText;
}

const QUOTES =
  'A text begins and ends with the same quotation mark; one that holds an apostrophe stands in double ones.';

/** The compiler's messages, and what they mean to somebody who writes prices and texts. */
const WORDINGS: readonly Wording[] = [
  {
    of: /^Expected (?:identifier|":"|"}"|"\]"|"\)"|expression) but found end of file$|^Unexpected end of file$/,
    say: () => ({
      message: 'The file ends before everything in it is closed.',
      help: 'A bracket “}”, “]” or “)” is missing: the section that was edited last is the likely place.',
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
      message: 'There is a comma too many here.',
      help: 'Remove it: one comma stands between two values.',
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
      message: `“${quoted ?? plain ?? ''}” cannot stand here.`,
      help: 'Look just before it: a comma, a quotation mark or a bracket is missing or one too many.',
    }),
  },
  {
    of: /^No matching export in ".*renderer\/config\/index\.ts" for import "(.+)"$/,
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
      help: 'Name a file that is there, with its ending, or remove the import.',
    }),
  },
];

/**
 * A message of the compiler in the owner's words.
 * @param before the characters of the line before the place
 */
export function syntaxText(message: string, before: string): SyntaxText {
  for (const { of, say } of WORDINGS) {
    const match = of.exec(message);
    if (match) return say(match, before);
  }
  return { message: message.replace(/\.?$/, '.') };
}
