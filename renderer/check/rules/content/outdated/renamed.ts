/** The categories and departments that have another name than in the last build, and the texts that belong to each. */
import { valueAtPath } from '../../../../config/value-at.ts';
import { normalise } from '../../../../facts/normalise.ts';
import { configPathOf, type PublicText } from '../../public-texts/index.ts';
import type { RuleInput } from '../../rule.ts';

type Kind = 'category' | 'department';

export interface Renamed {
  readonly kind: Kind;
  readonly key: string;
  readonly before: string;
  readonly name: string;
  /** What still has the old name: a new site gives a department and its first category the same. */
  readonly keptBy: Kind | undefined;
}

interface Named extends Pick<Renamed, 'kind' | 'key' | 'name'> {
  readonly before: string | undefined;
}

export function renamedIn(site: RuleInput['site'], build: RuleInput['earlier']['build']): readonly Renamed[] {
  const named: readonly Named[] = [
    ...Object.entries(site.categories).map(
      ([key, { name }]): Named => ({ kind: 'category', key, name, before: build.categories[key] }),
    ),
    ...Object.entries(site.departments).flatMap(([key, { name, label }]): readonly Named[] => [
      { kind: 'department', key, name, before: build.departments[key]?.name },
      { kind: 'department', key, name: label, before: build.departments[key]?.label },
    ]),
  ];
  return named.flatMap(({ before, ...now }) => {
    if (before === undefined || isSame(before, now.name)) return [];
    const keeping = named.filter(({ name }) => isSame(name, before));
    // Its name or its label still has it.
    if (keeping.some(({ kind, key }) => kind === now.kind && key === now.key)) return [];
    return { ...now, before, keptBy: keeping[0]?.kind };
  });
}

const isSame = (one: string, other: string): boolean => normalise(one).text === normalise(other).text;

/** Returns whether a text is on the page of a category or department, in its entry, or on a link to its page. */
export function ownTexts({ site, plainConfig }: RuleInput): (text: PublicText, of: Renamed) => boolean {
  return (text, { kind, key }) => {
    const pages =
      kind === 'department'
        ? [site.departments[key]?.page]
        : Object.keys(site.routes).filter((route) => site.routes[route]?.category === key);
    const path = configPathOf(text);
    const isEntry = path[0] === (kind === 'department' ? 'departments' : 'categories') && path[1] === key;
    const to = path.at(-1) === 'label' ? valueAtPath(plainConfig, [...path.slice(0, -1), 'to']) : undefined;
    return isEntry || pages.some((page) => page !== undefined && (text.page === page || to === page));
  };
}
