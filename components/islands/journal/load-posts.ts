import { type JournalPost, postsIn } from './posts.ts';
import { QueryError, query } from './query.ts';

export type Loaded =
  | { readonly kind: 'list'; readonly posts: readonly JournalPost[] }
  | { readonly kind: 'failed'; readonly message: string };

/** Why a feed is waited for no longer. */
export const SLOW = new Error('The journal feed did not answer in time.');

/** The posts of one category, or why there are none. Rejects only where the page has been left. */
export async function loadPosts(path: string, category: string, signal: AbortSignal): Promise<Loaded> {
  try {
    return { kind: 'list', posts: postsIn(await query([path], signal), category) };
  } catch (error) {
    if (signal.aborted && signal.reason !== SLOW) throw error;
    return { kind: 'failed', message: messageOf(signal.aborted ? SLOW : error) };
  }
}

const messageOf = (error: unknown): string => {
  if (error instanceof QueryError) return `Failed to load journal feed (${error.status})`;
  return error instanceof Error ? error.message : String(error);
};
