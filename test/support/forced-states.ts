import type { Page } from 'playwright';
import { faintAt } from './axe.ts';
import type { Problem } from './faults.ts';
import { atRest } from './waiting.ts';

const STATES = [
  ['under the pointer', ['hover']],
  ['with the focus', ['focus', 'focus-visible']],
  ['pressed', ['hover', 'active']],
] as const;

/** Makes everything interactive look as if the pointer or the focus were on all of it at once. */
export type Force = (states: readonly string[]) => Promise<void>;

/** One session for all states of a page: a state that another session has forced would stay. */
export async function forcing(page: Page): Promise<Force> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  return async (states) => {
    // Islands that hydrate on their own replace their elements.
    await atRest(page);
    const { root } = await session.send('DOM.getDocument');
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: 'a,button,summary,label,input,li,article',
    });
    const forcedPseudoClasses = [...states];
    await Promise.all(nodeIds.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })));
  };
}

/** Returns the text of the open page with less contrast than 4.5:1 under the pointer, with the focus or pressed. */
export async function faintInEveryState(page: Page, force: Force, where: string): Promise<readonly Problem[]> {
  const faults: Problem[] = [];
  for (const [name, states] of STATES) {
    await force(states);
    faults.push(...(await faintAt(page, `${where} ${name}`)));
  }
  return faults;
}
