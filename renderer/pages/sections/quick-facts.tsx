import { QuickFacts } from '../../../components/sections/QuickFacts/QuickFacts.tsx';
import type { View } from '../view.ts';

export { examples } from '../../../components/sections/QuickFacts/examples.ts';

export const view: View<'quickFacts'> = (section, { rich }) => (
  <QuickFacts
    id={section.anchor}
    title={section.title}
    facts={section.facts.map(({ value, note }) => ({ value: rich(value), note: note && rich(note) }))}
  />
);
