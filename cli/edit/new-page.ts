import type { EditableConfig } from '../../renderer/config/edit/index.ts';
import { valueAtPath } from '../../renderer/config/value-at.ts';
import { type Fields, isPlainObject } from '../../renderer/config/variants.ts';
import { nearest } from '../../renderer/facts/nearest.ts';
import { UsageError } from '../context.ts';

type NewPage = Readonly<Record<'name' | 'description' | 'treatment' | 'category', string | undefined>>;

/** Returns the sections that a new page begins with: what its treatment or category shows, or its name. */
export function firstSections(editable: EditableConfig, address: string, route: unknown): readonly Fields[] {
  const { plainConfig } = editable.parsed();
  const page = newPage(route);
  // Without a description, the edit is refused for that reason alone.
  const lead = page.description ?? address;
  const image = page.treatment && imageOf(plainConfig, page.treatment);
  if (image) return [{ kind: 'treatmentHero', lead, image, trust: [] }, { kind: 'pricing' }];
  return [
    { kind: 'hero', title: page.name ?? address, lead },
    ...(page.treatment ? [{ kind: 'pricing' }] : []),
    ...(page.category ? [{ kind: 'treatmentCards', category: page.category }] : []),
  ];
}

function newPage(route: unknown): NewPage {
  const text = (name: string): string | undefined => {
    const value = valueAtPath(route, [name]);
    return typeof value === 'string' ? value : undefined;
  };
  return {
    name: text('name'),
    description: text('description'),
    treatment: text('treatment'),
    category: text('category'),
  };
}

/** Returns the image of a treatment, or that of its category. */
function imageOf(config: unknown, treatment: string): string | undefined {
  const category = valueAtPath(config, ['catalogue', treatment, 'category']);
  return [
    ['catalogue', treatment, 'image'],
    ['categories', String(category), 'image'],
  ]
    .map((path) => valueAtPath(config, path))
    .find((image) => typeof image === 'string');
}

/**
 * A category names its page, and the page names the category, so neither can be added with the name of the other.
 * Throws the order of commands that can.
 */
export function refuseMutualNames(editable: EditableConfig, what: string, name: string, entry: unknown): void {
  const { declaredNames } = editable.parsed();
  if (!isPlainObject(entry)) return;
  const isNew = (field: unknown, kind: 'route' | 'category'): field is string =>
    typeof field === 'string' &&
    !declaredNames.names(kind).has(field) &&
    !nearest(field, declaredNames.names(kind))?.near;
  const { route, category } = entry;
  if (what === 'category' && isNew(route, 'route'))
    throw new UsageError(
      `There is no page “${route}”. Add it first, without “category”: npx site add page ${route} name=… title=… description=…. ` +
        `Then add the category, and set it: npx site set routes.${route}.category ${name}`,
    );
  if (what === 'page' && isNew(category, 'category'))
    throw new UsageError(
      `There is no category “${category}”. Add the page without “category”, then the category: npx site add category ${category} route=${name} …. ` +
        `Then set it: npx site set routes.${name}.category ${category}`,
    );
}
