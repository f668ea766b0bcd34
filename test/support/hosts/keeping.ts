import type { Answer } from './ask.ts';
import type { Asking } from './every-host.ts';

/** The answers for a file: first request, cached copy, changed copy, compressed and uncompressed. */
export interface Kept {
  readonly address: string;
  readonly first: Answer;
  readonly again: Answer;
  readonly changed: Answer;
  readonly packed: Answer;
  readonly plain: Answer;
  /** The answer to a browser that has the compressed copy. */
  readonly packedAgain: Answer;
}

export const keptBy = async (asking: Asking, addresses: readonly string[]): Promise<readonly Kept[]> =>
  Promise.all(
    addresses.map(async (address) => {
      const get = (headers: Readonly<Record<string, string>>) => asking({ method: 'GET', address, headers });
      const first = await get({});
      const [again, changed, packed, plain] = await Promise.all([
        get({ 'If-None-Match': first.headers.etag ?? '' }),
        get({ 'If-None-Match': '"another"' }),
        get({ 'Accept-Encoding': 'gzip' }),
        get({ 'Accept-Encoding': 'identity' }),
      ]);
      const etag = packed.headers.etag ?? '';
      const packedAgain = await get({ 'Accept-Encoding': 'gzip', 'If-None-Match': etag });
      return { address, first, again, changed, packed, plain, packedAgain };
    }),
  );
