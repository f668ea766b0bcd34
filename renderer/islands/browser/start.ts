import type { Behaviour } from '../../../components/behaviours/lib/behaviour.ts';
import { COMMON } from '../common.ts';
import { firstInput } from './first-input.ts';
import { type Load, watch } from './watch.ts';

/** Starts a page: its behaviours at once, its islands when they are needed. */
export function start(behaviours: Readonly<Record<string, Behaviour>>, islands: Readonly<Record<string, Load>>): void {
  for (const [name, behave] of Object.entries({ ...COMMON, ...behaviours }))
    for (const element of document.querySelectorAll<HTMLElement>(`[data-does~="${name}"]`)) guarded(behave, element);
  const inputStarted = firstInput();
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const load = islands[element.dataset.island ?? ''];
    if (load) watch(element, load, inputStarted);
  }
}

/** Reports a behaviour that fails; the others keep working. */
function guarded(behave: Behaviour, element: HTMLElement): void {
  try {
    behave(element);
  } catch (error) {
    reportError(error);
  }
}
