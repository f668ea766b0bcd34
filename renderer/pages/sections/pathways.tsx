import { hasThirds, type PathProps, Pathways, SMALL_DESK } from '../../../components/sections/Pathways/Pathways.tsx';
import { categoryPrice } from '../../config/derived/catalogue.ts';
import { priceInBrief } from '../../config/derived/price-note.ts';
import { treatmentRoute } from '../../config/derived/treatment-route.ts';
import type { SectionOf, Site } from '../../config/site.ts';
import type { Cells } from '../cells.ts';
import type { ViewContext } from '../context.ts';
import { programmesAddress } from '../section-addresses.ts';
import { titledProps, type View } from '../view.ts';

export { examples } from '../../../components/sections/Pathways/examples.ts';

type Path = SectionOf<'pathways'>['paths'][number];
type Entry = Omit<PathProps['menu'][number], 'note'>;

/** On desktops the image is as tall as the text beside it. */
const CELLS: Cells = {
  phone: { width: 100, height: 66.667 },
  tablet: { width: 50, height: 37.5 },
  tabletBelow: SMALL_DESK,
  desk: { width: 25, height: 'max(47rem,clamp(30rem,36vw,52rem))' },
};

const CELLS_OF_THREE: Cells = {
  phone: { width: 100, height: 66.667 },
  tablet: { width: 33.334, height: 25 },
  desk: { width: 33.334, height: 25 },
};

export const view: View<'pathways'> = (section, context) => {
  const cells = hasThirds(section.paths.length) ? CELLS_OF_THREE : CELLS;
  return (
    <Pathways
      {...titledProps(section, context.rich)}
      paths={section.paths.map((path) => pathOf(path, context, cells))}
    />
  );
};

function pathOf(path: Path, context: ViewContext, cells: Cells): PathProps {
  const { site, rich, action } = context;
  return {
    name: site.departments[path.department]?.name ?? path.department,
    department: path.department,
    text: rich(path.text),
    image: context.imageFor(path.image, { preset: 'plate', cells }),
    menu: path.menu.flatMap((item) => {
      const entry = entryOf(item, context);
      return entry ? [{ ...entry, note: item.note && rich(item.note) }] : [];
    }),
    action: action(path.action),
  };
}

/**
 * The page on which the department explains its first appointment: it is more useful than the entry in the catalogue.
 */
const firstAppointmentPage = ({ treatment, programme }: Path['menu'][number], site: Site): string | undefined =>
  Object.values(site.departments)
    .map(({ consultation }) => consultation)
    .find((first) =>
      treatment === undefined
        ? programme !== undefined && first.programme === programme
        : first.treatment === treatment,
    )?.page;

/** A line of the menu: a name, a link and a price. */
function entryOf(item: Path['menu'][number], { site }: ViewContext): Entry | undefined {
  const { category: slug, treatment: key, programme: name } = item;
  const category = slug === undefined ? undefined : site.categories[slug];
  if (slug !== undefined && category)
    return { name: category.name, href: category.route, price: categoryPrice(site, slug) };
  const treatment = key === undefined ? undefined : site.catalogue[key];
  const explained = firstAppointmentPage(item, site);
  if (key !== undefined && treatment)
    return { name: treatment.name, href: explained ?? treatmentRoute(site, key), price: priceInBrief(treatment) };
  const programme = name === undefined ? undefined : site.programmes[name];
  return (
    programme && {
      name: programme.name,
      href: explained ?? programmesAddress(site, programme.department) ?? site.catalogueRoute,
      price: programme.price.text,
    }
  );
}
