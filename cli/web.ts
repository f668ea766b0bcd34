import { setTimeout as wait } from 'node:timers/promises';
import type { Web } from '../renderer/core/web.ts';

/** The real network, used only by `site check --external`. */
export const nodeWeb: Web = {
  fetch: globalThis.fetch,
  now: Date.now,
  sleep: (ms) => wait(ms),
  deadline: (ms) => AbortSignal.timeout(ms),
  random: Math.random,
};
