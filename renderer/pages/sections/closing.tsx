import { Closing } from '../../../components/sections/Closing/Closing.tsx';
import { titledProps, type View } from '../view.ts';

export { examples } from '../../../components/sections/Closing/examples.ts';

export const view: View<'closing'> = (section, { rich, action, bookingOptions }) => (
  <Closing
    {...titledProps(section, rich)}
    next={
      section.actions
        ? { kind: 'actions', actions: section.actions.map(action) }
        : { kind: 'bookingOptions', ...bookingOptions() }
    }
    disclaimer={section.disclaimer && rich(section.disclaimer)}
  />
);
