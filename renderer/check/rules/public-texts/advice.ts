/** What to do about words that differ from a fact, which only some texts can quote. */
import { lowerCased } from '../../../core/wording.ts';
import type { PublicText } from './public-text.ts';

/** Returns how to fix words that differ from a fact: by quoting it, unless the text cannot quote facts. */
export function quoteOrUpdateHelp({ quotes, source }: PublicText, quoting: string): string {
  if (quotes || source.from === 'page') return quoting;
  return source.from === 'document'
    ? 'Update the document to match the config, or correct the config.'
    : 'Correct it or remove it: this text cannot quote a fact.';
}

/** What to do about words that differ from a fact, and what if they mean something else. */
export interface Advice {
  readonly help: string;
  readonly otherwise?: string | undefined;
}

export const IF_OTHER = 'If it means something else, name it in “figures” and quote that.';

/** Returns advice that is true of both. */
export const unsureHelp = (help = '', otherwise: string): string => `If it is wrong, ${lowerCased(help)} ${otherwise}`;

/** Returns the advice for a text, which may be unable to quote facts. */
export const adviceFor = (publicText: PublicText, { help, otherwise }: Advice): Advice => ({
  help: quoteOrUpdateHelp(publicText, help),
  ...(otherwise && { otherwise: publicText.quotes ? otherwise : 'If it means something else, accept it.' }),
});
