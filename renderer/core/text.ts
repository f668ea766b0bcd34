const decoder = new TextDecoder();

/** Decodes the bytes of a file as UTF-8; returns `undefined` if there are none. */
export const asText = (bytes: Uint8Array | undefined): string | undefined => bytes && decoder.decode(bytes);
