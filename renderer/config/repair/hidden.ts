import type { TextUse } from '../schema/base.ts';
import { type Slot, structureOfValue } from './slot.ts';

/** The possible contents of an unknown value: an amount, a duration or a number; parts such as links and names; or either. */
export type Hidden = 'figures' | 'parts' | 'anything';

/** What a text may contain; words may be the name of a treatment, whose facts sentences state. */
const IN_TEXT: Readonly<Record<TextUse, Hidden>> = {
  figure: 'figures',
  target: 'parts',
  address: 'parts',
  route: 'parts',
  booking: 'parts',
  document: 'parts',
  file: 'parts',
  words: 'anything',
  name: 'anything',
};

/** Returns the possible contents of a value in a slot. */
export function hiddenIn({ schema }: Slot): Hidden {
  const below = structureOfValue(schema, undefined);
  return below.kind === 'text' ? IN_TEXT[below.use] : 'anything';
}
