/** A file of the built site. */
export interface OutputFile {
  /** Below the output folder, with slashes, without a leading one. */
  readonly path: string;
  /** Its bytes, or how they are made: pictures are encoded and pages written out when they are first asked for. */
  readonly bytes: Uint8Array | (() => Promise<Uint8Array>);
}

const encoder = new TextEncoder();

export const textBytes = (text: string): Uint8Array => encoder.encode(text);

export const textFile = (path: string, text: string): OutputFile => ({ path, bytes: textBytes(text) });

export const bytesOf = (file: OutputFile): Promise<Uint8Array> =>
  typeof file.bytes === 'function' ? file.bytes() : Promise.resolve(file.bytes);
