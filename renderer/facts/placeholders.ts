import { internationalNumber } from './phone.ts';
import { isDramaNumber, isReservedHost } from './reserved.ts';

/** Something in a text that cannot be real. */
export interface Placeholder {
  readonly kind: 'address' | 'map address' | 'telephone number' | 'register number' | 'text';
  readonly text: string;
  /** The position in the text. */
  readonly at: number;
  /** Why it cannot be real, as the end of a sentence: 'consists of zeros.' */
  readonly reason: string;
}

interface Kind extends Pick<Placeholder, 'kind' | 'reason'> {
  /** Its first group, if it has one, is the placeholder. */
  readonly pattern: RegExp;
  readonly isOne?: (text: string) => boolean;
}

/** The host of an address or of an e-mail address. */
const HOST = /(?:https?:\/\/|@)([a-z\d.-]+[a-z\d])/gi;
const PHONE = /(?<![\d+])(?:\+\d{1,3}|0)[\d ]{8,13}\d(?!\d)/g;
/** Local numbers do not begin with 0: '01943 000 000', '020 0000 0000'. The other two are typed by habit. */
const INVENTED_NUMBER = /^\+44(?:1[02-9]\d\d0{6}|11\d0{7}|2\d0{8}|7\d{3}0{6}|1234567890|7123456789)$/;
/** '00000', 'GB 000 000 000', '1-000000000': a whole text that consists of zeros. A PIN of nurses has letters between. */
const ZEROS = /^(?:(?:[A-Z]{1,4}[ -]?|\d-)?0(?:[ -]?0){4,}|00[A-Z]0{4}[A-Z])$/g;
/** Example Domains of other countries, and what templates have in place of a name: 'info@yourclinic.co.uk' */
const TEMPLATE_HOST =
  /(?:^|\.)(?:example|your-?(?:clinic|practice|company|business|domain|site|website|name))\.[a-z.]+$/i;
const PRIVATE_HOST = /^(?:10|127|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d+){2,3}$/;
/** 'https://www.facebook.com/yourpage' */
const TEMPLATE_PATH =
  /https?:\/\/[^\s/]+\/(?:\S*\/)?@?(your[-_.]?(?:page|profile|name|clinic|practice|company|business|handle|account|username)|username)(?![\w-])/gi;
/** The first page of a map service: 'https://maps.google.com/' */
const MAP_WITHOUT_PLACE =
  /https?:\/\/(?:maps\.google\.[a-z.]+|(?:www\.)?google\.[a-z.]+\/maps|maps\.app\.goo\.gl|goo\.gl\/maps|maps\.apple\.com|(?:www\.)?openstreetmap\.org|(?:www\.)?bing\.com\/maps)\/?$/gi;
const FILLER = /\b(?:lorem ipsum|TODO|FIXME|TBC|TBD|x{3,})\b|^to be (?:confirmed|decided|advised)\b(?=\W*$)/gi;
const IN_PLACE_OF = /\b(?:Your|Example|Sample) (?:Street|Road|Town|City|Postcode)\b/g;

const KINDS: readonly Kind[] = [
  {
    kind: 'address',
    pattern: HOST,
    isOne: isReservedHost,
    reason: 'is reserved for examples and tests, so nobody can be reached there.',
  },
  {
    kind: 'address',
    pattern: HOST,
    isOne: (host) => TEMPLATE_HOST.test(host) && !isReservedHost(host),
    reason: 'is the address of an example or a template, not of the clinic.',
  },
  {
    kind: 'address',
    pattern: HOST,
    isOne: (host) => PRIVATE_HOST.test(host),
    reason: 'is an address inside a private network, which visitors cannot reach.',
  },
  { kind: 'address', pattern: TEMPLATE_PATH, reason: 'is the placeholder of a template.' },
  { kind: 'map address', pattern: MAP_WITHOUT_PLACE, reason: 'names no place: it opens the first page of the map.' },
  {
    kind: 'telephone number',
    pattern: PHONE,
    isOne: (number) => isDramaNumber(internationalNumber(number)),
    reason: 'is reserved for films, so nobody can be called there.',
  },
  {
    kind: 'telephone number',
    pattern: PHONE,
    isOne: (number) => INVENTED_NUMBER.test(internationalNumber(number)),
    reason: 'is an invented number.',
  },
  { kind: 'register number', pattern: ZEROS, reason: 'consists of zeros.' },
  {
    kind: 'text',
    pattern: FILLER,
    // 'todo' and 'tbc' in small letters can be words or parts of names.
    isOne: (text) => !/^(?:todo|fixme|tb[cd])$/i.test(text) || text === text.toUpperCase(),
    reason: 'is filler text.',
  },
  { kind: 'text', pattern: IN_PLACE_OF, reason: 'is filler text.' },
];

/** Returns everything in a text that cannot be real. */
export const placeholdersIn = (text: string): readonly Placeholder[] =>
  KINDS.flatMap(({ kind, pattern, isOne, reason }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: whole, 1: found = whole, index }): readonly Placeholder[] =>
      isOne === undefined || isOne(found)
        ? [{ kind, text: found, at: index + whole.length - found.length, reason }]
        : [],
    ),
  );
