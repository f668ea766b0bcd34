import { ComingSoon } from '../../../components/sections/ComingSoon/ComingSoon.tsx';
import { isBookable, treatmentsOf } from '../../config/derived/catalogue.ts';
import { soonItems } from '../cards.ts';
import { titledProps, type View } from '../view.ts';

export { examples } from '../../../components/sections/ComingSoon/examples.ts';

export const view: View<'comingSoon'> = (section, context) => {
  const entries = treatmentsOf(context.site, section.category).filter(([, treatment]) => !isBookable(treatment));
  if (entries.length === 0) return null;
  return (
    <ComingSoon
      {...titledProps(section, context.rich)}
      items={soonItems(context, entries)}
      action={context.action(section.action)}
    />
  );
};
