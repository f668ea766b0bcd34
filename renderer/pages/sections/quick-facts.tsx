import { QuickFacts } from '../../../components/sections/QuickFacts/QuickFacts.tsx';
import { titled, type View } from '../view.ts';

export { examples } from '../../../components/sections/QuickFacts/examples.ts';

export const view: View<'quickFacts'> = (section, { rich }) => (
  <QuickFacts
    {...titled(section)}
    facts={section.facts.map(({ value, note }) => ({ value: rich(value), note: note && rich(note) }))}
  />
);
