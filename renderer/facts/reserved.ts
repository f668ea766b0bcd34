/**
 * Domain names that nobody can register, reserved for examples, tests and local networks (RFC 2606, RFC 6761, RFC
 * 8375).
 */
const RESERVED_HOST = /(?:^|\.)(?:example|test|invalid|localhost|local|home\.arpa|example\.(?:com|net|org))\.?$/i;

/** Whether nobody can have this host name: 'book.example'. */
export const isReservedHost = (host: string): boolean => RESERVED_HOST.test(host);

/**
 * Telephone numbers that are never given to anybody, so that films can show them, with an international prefix: those of
 * Ofcom (https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama) and the American 555 numbers.
 */
const DRAMA_NUMBER = new RegExp(
  `^(?:\\+44(?:${[
    '11[3-8]4960\\d{3}', // Leeds, Sheffield, Nottingham, Leicester, Bristol, Reading
    '1[2-6]14960\\d{3}', // Birmingham, Edinburgh, Glasgow, Liverpool, Manchester
    '1914980\\d{3}', // Tyneside, Durham, Sunderland
    '2079460\\d{3}', // 020
    '2896496\\d{3}', // Northern Ireland
    '2920180\\d{3}', // Cardiff
    '1632960\\d{3}', // no area
    '7700900\\d{3}', // mobile
    '8081570\\d{3}', // free of charge
    '9098790\\d{3}', // premium rate
    '3069990\\d{3}', // the whole of Britain
  ].join('|')})|\\+1\\d{3}55501\\d{2})$`,
);

/** @param number with its international prefix, without spaces: '+442079460321' */
export const isDramaNumber = (number: string): boolean => DRAMA_NUMBER.test(number);
