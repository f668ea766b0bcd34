/**
 * Names that nobody can own, kept for examples, tests and a machine's own network (RFC 2606, RFC 6761, RFC 8375).
 * In a config they are stand-ins, and asking for them says nothing.
 */
const RESERVED = /(?:^|\.)(?:example|test|invalid|localhost|local|home\.arpa|example\.(?:com|net|org))\.?$/i;

export const isReserved = (address: string): boolean => RESERVED.test(new URL(address).hostname);
