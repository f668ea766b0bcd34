import type { Embed, Site } from '../../config/site.ts';
import { embedsOn } from '../../plan/embeds.ts';
import type { PlannedPage } from '../../plan/page.ts';
import { CALENDAR_STYLES } from './calendar-styles.ts';
import { ANY_STYLE, type Directive, joined, type Sources } from './directives.ts';

/** Returns the third-party sources of a page: its embeds, the analytics of the site and its feed. */
export const thirdPartySources = (site: Site, page: PlannedPage): Sources =>
  joined(
    ofAnalytics(site),
    ...embedsOn(page).flatMap((name) => {
      const embed = site.embeds[name];
      return embed ? [ofEmbed(embed)] : [];
    }),
    page.sections.some(({ data }) => data.kind === 'journalList') ? ofFeed(site) : {},
  );

const from = (addresses: readonly string[], directives: readonly Directive[]): Sources => {
  const origins = addresses.map(originOf);
  return Object.fromEntries(directives.map((directive) => [directive, origins]));
};

/** Browsers cannot compute an origin for 'https://*.provider.example', so it is used as written. */
const originOf = (address: string): string =>
  /^https:\/\/\*\.[\w.-]+$/.test(address) ? address : new URL(address).origin;

/** Scripts that draw into the page also load images, fonts and frames, and connect to their provider. */
const DRAWING = ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'frame-src'] as const;

function ofEmbed(embed: Embed): Sources {
  const further = embed.origins ?? [];
  switch (embed.kind) {
    case 'map':
      return from([embed.src, ...further], ['frame-src']);
    case 'calendar':
      return joined(from([embed.script, ...further], ['script-src', 'frame-src']), { 'style-src': CALENDAR_STYLES });
    case 'scheduler':
      return joined(from([embed.script, ...further], DRAWING), stylesOf(embed));
    case 'form':
      return joined(from([embed.script, ...further], [...DRAWING, 'form-action']), stylesOf(embed));
  }
}

const stylesOf = ({ writesStyles }: { readonly writesStyles?: true | undefined }): Sources =>
  writesStyles ? { 'style-src': [ANY_STYLE] } : {};

function ofAnalytics({ analytics: { tags, marketing } }: Site): Sources {
  return joined(
    tags ? from([tags.script, ...(tags.origins ?? [])], ['script-src', 'img-src', 'connect-src']) : {},
    marketing ? joined(from([marketing.script, ...(marketing.origins ?? [])], DRAWING), stylesOf(marketing)) : {},
  );
}

/** The feed of another site, and the cover images that it names. */
function ofFeed({ journal }: Site): Sources {
  if (!journal?.feed) return {};
  return joined(from([journal.feed], ['connect-src']), from([journal.feed, journal.origin], ['img-src']));
}
