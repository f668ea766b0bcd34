import { type ProgrammeProps, Programmes } from '../../../components/sections/Programmes/Programmes.tsx';
import { bookingLabel } from '../../config/derived/booking.ts';
import { programmesOf } from '../../config/derived/catalogue.ts';
import { instalmentsLine } from '../../config/derived/instalments.ts';
import type { Programme } from '../../config/site.ts';
import type { ViewContext } from '../context.ts';
import { titledProps, type View } from '../view.ts';

export { examples } from '../../../components/sections/Programmes/examples.ts';

export const view: View<'programmes'> = (section, context) => {
  const { site, rich, action } = context;
  const items = programmesOf(site, section.department).map(([, programme]) => programme);
  if (items.length === 0) return null;
  return (
    <Programmes
      {...titledProps(section, rich)}
      department={section.department}
      span={Math.max(...items.map(({ schedule }) => schedule.weeks ?? 1))}
      programmes={items.map((programme) => programmeOf(programme, context))}
      action={section.action && action(section.action)}
    />
  );
};

function programmeOf(programme: Programme, { site, rich, plain, link }: ViewContext): ProgrammeProps {
  const { name, schedule, price, note, description, book, ctaText } = programme;
  return {
    name,
    schedule: schedule.text,
    description: rich(description),
    price: price.text,
    instalments: instalmentsLine(programme),
    note: note && rich(note),
    weeks: schedule.weeks,
    sessions: schedule.sessions,
    open: schedule.monthly ?? false,
    action: {
      label: ctaText ? plain(ctaText) : bookingLabel(site, book, name),
      link: link({ kind: 'go', name: book }),
    },
  };
}
