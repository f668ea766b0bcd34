export function withChecksum(bytes: Uint8Array | string): Buffer;
export function verifiedContent(stored: Uint8Array | undefined): Uint8Array | undefined;
