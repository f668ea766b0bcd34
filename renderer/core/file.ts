/** A file of the built site. */
export interface OutputFile {
  /** Relative to the output folder, with slashes, without a leading one. */
  readonly path: string;
  /**
   * The bytes, or a function that creates them: images are encoded and pages rendered when they are first requested.
   */
  readonly bytes: Uint8Array | (() => Promise<Uint8Array>);
}

const encoder = new TextEncoder();

export const textBytes = (text: string): Uint8Array => encoder.encode(text);

export const textFile = (path: string, text: string): OutputFile => ({ path, bytes: textBytes(text) });

export const bytesOf = (file: OutputFile): Promise<Uint8Array> =>
  typeof file.bytes === 'function' ? file.bytes() : Promise.resolve(file.bytes);
