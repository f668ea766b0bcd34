export function sealed(bytes: Uint8Array | string): Buffer;
export function unsealed(kept: Uint8Array | undefined): Uint8Array | undefined;
