import { embedsOn } from '../../../plan/embeds.ts';
import type { SeenPage } from '../pages.ts';
import type { RuleInput } from '../rule.ts';

/** An embed and a page that shows it. */
export interface ShownEmbed {
  readonly name: string;
  readonly embed: RuleInput['site']['embeds'][string];
  readonly page: SeenPage;
}

/** Returns every embed with every page that shows it. */
export const shownEmbeds = (input: RuleInput): readonly ShownEmbed[] =>
  input.pages.flatMap((page) =>
    embedsOn(page.planned).flatMap((name) => {
      const embed = input.site.embeds[name];
      return embed ? [{ name, embed, page }] : [];
    }),
  );
