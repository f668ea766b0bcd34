import { Quotation } from '../../../components/sections/Quotation/Quotation.tsx';
import type { View } from '../view.ts';

export { examples } from '../../../components/sections/Quotation/examples.ts';

export const view: View<'quotation'> = (section, { site, rich }) => {
  const by = section.by === undefined ? undefined : site.people[section.by];
  return (
    <Quotation
      id={section.anchor}
      quote={rich(section.quote)}
      label={section.label}
      by={by && { name: by.name, title: by.title }}
    />
  );
};
