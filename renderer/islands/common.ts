import { bar } from '../../components/behaviours/bar.ts';
import { chat } from '../../components/behaviours/chat.ts';
import { consent } from '../../components/behaviours/consent.ts';
import { drawer } from '../../components/behaviours/drawer.ts';
import { embedSight } from '../../components/behaviours/embed-sight.ts';
import type { Behaviour } from '../../components/behaviours/lib/behaviour.ts';
import { page } from '../../components/behaviours/page.ts';
import { terms } from '../../components/behaviours/terms.ts';

/**
 * Behaviours that every page may need, in the order in which they run: consent is known before a view is counted. They
 * are in the script of every page, and do nothing if the page lacks their element.
 */
export const COMMON: Readonly<Record<string, Behaviour>> = {
  consent,
  page,
  drawer,
  bar,
  chat,
  terms,
  'embed-sight': embedSight,
};
