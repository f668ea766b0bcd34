import { internationalNumber } from './phone.ts';
import { isDramaNumber, isReservedHost } from './reserved.ts';

/** Something in a text that cannot be real. */
export interface Placeholder {
  readonly kind: 'address' | 'telephone number' | 'register number';
  readonly text: string;
  /** The position in the text. */
  readonly at: number;
}

/** The host of an address or of an e-mail address. */
const HOST = /(?:https?:\/\/|@)([a-z\d.-]+[a-z\d])/gi;
const PHONE = /(?<![\d+])(?:\+\d{1,3}|0)[\d ]{8,13}\d(?!\d)/g;
/** '00000', 'GB 000 000 000': a whole text that consists of zeros. */
const ZEROS = /^(?:[A-Z]{1,4}[ -]?)?0(?:[ -]?0){4,}$/;

/** Returns every address, telephone number and register number in a text that cannot be real. */
export function placeholdersIn(text: string): readonly Placeholder[] {
  const hosts = [...text.matchAll(HOST)].flatMap(({ 1: host = '', 0: whole, index }): Placeholder[] =>
    isReservedHost(host) ? [{ kind: 'address', text: host, at: index + whole.length - host.length }] : [],
  );
  const phones = [...text.matchAll(PHONE)].flatMap(({ 0: number, index }): Placeholder[] =>
    isDramaNumber(internationalNumber(number)) ? [{ kind: 'telephone number', text: number, at: index }] : [],
  );
  return [...hosts, ...phones, ...(ZEROS.test(text) ? [{ kind: 'register number' as const, text, at: 0 }] : [])];
}
