import type { Behaviour } from './lib/behaviour.ts';
import { CHAT_FROM } from './lib/scroll-limits.ts';

/** Keeps the chat button inert until the page has scrolled far enough. */
export const chat: Behaviour = (button) => {
  const update = () => {
    button.inert = scrollY <= CHAT_FROM;
  };
  addEventListener('scroll', update, { passive: true });
  update();
};
