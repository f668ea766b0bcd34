import type { Web } from '../../core/web.ts';

/** The reply of a host to one request, or the reason why there is none. */
export type Reply =
  | { readonly kind: 'status'; readonly status: number; readonly location?: string; readonly retryAfterMs?: number }
  | { readonly kind: 'failure'; readonly code: string }
  | { readonly kind: 'timeout' }
  /** No request was sent: the host asked us to wait longer than we do. */
  | { readonly kind: 'wait-too-long'; readonly ms: number };

/** Cookies by host, for one address: some pages redirect once to test whether cookies work. */
export type Jar = Map<string, ReadonlyMap<string, string>>;

export interface Request {
  readonly url: URL;
  readonly method: 'HEAD' | 'GET';
  readonly jar: Jar;
  readonly timeoutMs: number;
}

/** Identifies the checker honestly, in the form that bot filters reject least often. */
const HEADERS = {
  'User-Agent': 'Mozilla/5.0 (compatible; clinic-site link check)',
  Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'Accept-Language': 'en-GB,en;q=0.8',
};

/** Sends one request. Does not follow redirects or read the body. */
export async function request({ url, method, jar, timeoutMs }: Request, web: Web): Promise<Reply> {
  const cookie = [...(jar.get(url.host) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  const signal = web.deadline(timeoutMs);
  try {
    const response = await web.fetch(url, {
      method,
      headers: cookie === '' ? HEADERS : { ...HEADERS, Cookie: cookie },
      redirect: 'manual',
      signal,
    });
    await response.body?.cancel();
    storeCookies(jar, url.host, response.headers.getSetCookie());
    return statusOf(response, web.now());
  } catch (error) {
    return signal.aborted ? { kind: 'timeout' } : { kind: 'failure', code: codeOf(error) };
  }
}

function statusOf({ status, headers }: Response, now: number): Reply {
  const location = headers.get('location');
  const retryAfterMs = waitOf(headers.get('retry-after'), now);
  return {
    kind: 'status',
    status,
    ...(location === null ? {} : { location }),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  };
}

/** Parses '120' or 'Sat, 21 Nov 2026 08:00:00 GMT' (RFC 9110 §10.2.3) into milliseconds from now. */
function waitOf(text: string | null, now: number): number | undefined {
  if (text === null) return undefined;
  const wait = /^\d+$/.test(text.trim()) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}

function storeCookies(jar: Jar, host: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  const pairs = lines.flatMap((line): [string, string][] => {
    const [pair = ''] = line.split(';', 1);
    const equals = pair.indexOf('=');
    return equals > 0 ? [[pair.slice(0, equals).trim(), pair.slice(equals + 1).trim()]] : [];
  });
  jar.set(host, new Map([...(jar.get(host) ?? []), ...pairs]));
}

/** `fetch` fails with a TypeError whose cause contains the reason (https://github.com/nodejs/undici/issues/1248). */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  return cause instanceof Error ? cause.message : error instanceof Error ? error.message : String(error);
}
