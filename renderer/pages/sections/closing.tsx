import { Closing } from '../../../components/sections/Closing/Closing.tsx';
import type { View } from '../view.ts';

export const closing: View<'closing'> = (section, { rich, action, ways }) => (
  <Closing
    id={section.anchor}
    title={section.title}
    text={section.text && rich(section.text)}
    next={section.actions ? { kind: 'actions', actions: section.actions.map(action) } : { kind: 'ways', ...ways() }}
    disclaimer={section.disclaimer && rich(section.disclaimer)}
  />
);
