import { Embedded } from '../../../components/sections/Embedded/Embedded.tsx';
import { embedProps } from '../embeds.ts';
import { titledProps, type View } from '../view.ts';

export { examples } from '../../../components/sections/Embedded/examples.ts';

export const view: View<'embedded'> = (section, context) => {
  const embed = context.site.embeds[section.embed];
  if (!embed) return null;
  const books = embed.kind === 'scheduler' || embed.kind === 'calendar';
  return (
    <Embedded
      {...titledProps(section, context.rich)}
      embed={embedProps(embed, context)}
      {...(books ? { drawn: 'month' } : {})}
    />
  );
};
