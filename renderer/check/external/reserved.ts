/**
 * Domain names that nobody can register, reserved for examples, tests and local networks (RFC 2606, RFC 6761, RFC
 * 8375). In a config they are stand-ins, so requesting them proves nothing.
 */
const RESERVED = /(?:^|\.)(?:example|test|invalid|localhost|local|home\.arpa|example\.(?:com|net|org))\.?$/i;

export const isReserved = (address: string): boolean => RESERVED.test(new URL(address).hostname);
