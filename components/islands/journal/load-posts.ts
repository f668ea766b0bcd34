import { type JournalPost, postsIn } from './posts.ts';
import { QueryError, query } from './query.ts';

export type Loaded =
  | { readonly kind: 'list'; readonly posts: readonly JournalPost[] }
  | { readonly kind: 'failed'; readonly message: string };

/** The reason for aborting a request that takes too long. */
export const SLOW = new Error('The journal feed took too long to answer.');

/** Returns the posts of one category, or the message of a failure. Rejects only if the visitor has left the page. */
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
