import type { SectionData } from '../../site.ts';
import { type SeenPage, seenPages } from '../pages.ts';
import type { RuleInput } from '../rule.ts';

/** An embed, and a page that shows it. */
export interface ShownEmbed {
  readonly name: string;
  readonly embed: RuleInput['site']['embeds'][string];
  readonly page: SeenPage;
}

/** Every embed on every page that shows it. */
export const shownEmbeds = (input: RuleInput): readonly ShownEmbed[] =>
  seenPages(input).flatMap((page) =>
    page.planned.sections.flatMap(({ data }) => {
      const name = embedOf(data);
      const embed = name === undefined ? undefined : input.site.embeds[name];
      return name !== undefined && embed ? [{ name, embed, page }] : [];
    }),
  );

const embedOf = (section: SectionData): string | undefined =>
  section.kind === 'embedded' ? section.embed : section.kind === 'visit' ? section.map : undefined;
