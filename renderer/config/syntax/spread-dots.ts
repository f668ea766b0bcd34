import type { SyntaxPosition } from './position.ts';
import type { SyntaxText } from './syntax-text.ts';

const [START, REST] = [/(?:^|[{,[(])\s*([.…]*[\w$.]*)$/, /^([.…]*[\w$.]*)\s*(?:[,})\]]|$)/];
const SPREAD = /^([.…]*)([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)$/;

/** Explains other characters than three dots, or none, before the name of a group of fields: `..homeCopy.cover`. */
export function spreadDots({ before, after, around }: SyntaxPosition): SyntaxText | undefined {
  const text = `${START.exec(before)?.[1]}${REST.exec(after)?.[1]}`;
  const [, dots = '', name] = SPREAD.exec(text) ?? [];
  // '{clinic.name}' without spaces quotes a fact.
  const isGroup = around?.bracket === '{' && name?.includes('.') && !/^[\w$.]*\}/.test(after);
  if (name === undefined || dots === '...' || (dots === '' && !isGroup)) return undefined;
  return {
    text,
    message: dots === '' ? `“${name}” has no three dots before it.` : `“${dots}” must be three dots.`,
    help: `Write ...${name}`,
  };
}
