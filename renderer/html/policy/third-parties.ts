import type { Purpose } from '../../../components/behaviours/consent/choice.ts';
import type { Embed, Site } from '../../config/site.ts';
import type { ConfigPath } from '../../core/finding.ts';
import { embedsOn } from '../../plan/embeds.ts';
import type { PlannedPage } from '../../plan/page.ts';
import { CALENDAR_STYLES } from './calendar-styles.ts';
import { ANY_STYLE, type Directive, joined, type Sources } from './directives.ts';

/** A service of another company that a page can load. */
export interface ThirdParty {
  /** The name of the company. */
  readonly provider: string;
  /** What the page uses it for. */
  readonly purpose: Embed['kind'] | 'analytics' | 'marketing' | 'feed';
  /** The purpose for which the visitor is asked; `undefined` if the page loads it without asking. */
  readonly consent?: Purpose | undefined;
  /** Where the config declares it. */
  readonly path: ConfigPath;
  /** What the policy of the page allows it to load. */
  readonly sources: Sources;
}

/** Returns the third parties of a page: the analytics of the site, the embeds of the page, and its feed. */
export const thirdPartiesOn = (site: Site, page: PlannedPage): readonly ThirdParty[] => [
  ...analytics(site),
  ...embedsOn(page).flatMap((name) => {
    const embed = site.embeds[name];
    return embed ? [ofEmbed(name, embed)] : [];
  }),
  ...(page.sections.some(({ data }) => data.kind === 'journalList') ? feed(site) : []),
];

/** The hosts that a third party may be contacted at: 'maps.example', '*.provider.example'. */
export const hostsOf = ({ sources }: Pick<ThirdParty, 'sources'>): readonly string[] => [
  ...new Set(
    Object.values(sources)
      .flat()
      .flatMap((source) => /^https:\/\/([^/]+)/.exec(source)?.[1] ?? []),
  ),
];

const from = (addresses: readonly string[], directives: readonly Directive[]): Sources => {
  const origins = addresses.map(originOf);
  return Object.fromEntries(directives.map((directive) => [directive, origins]));
};

/** Browsers cannot compute an origin for 'https://*.provider.example', so it is used as written. */
const originOf = (address: string): string =>
  /^https:\/\/\*\.[\w.-]+$/.test(address) ? address : new URL(address).origin;

/** Scripts that draw into the page also load images, fonts and frames, and connect to their provider. */
const DRAWING = ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'frame-src'] as const;

const ofEmbed = (name: string, embed: Embed): ThirdParty => ({
  provider: embed.provider,
  purpose: embed.kind,
  consent: 'embeds',
  path: ['embeds', name],
  sources: embedSources(embed),
});

function embedSources(embed: Embed): Sources {
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

function analytics({ analytics: { tags, marketing } }: Site): readonly ThirdParty[] {
  const measuring: readonly ThirdParty[] = tags
    ? [
        {
          provider: tags.provider,
          purpose: 'analytics',
          consent: 'measurement',
          path: ['analytics', 'tags'],
          sources: from([tags.script, ...(tags.origins ?? [])], ['script-src', 'img-src', 'connect-src']),
        },
      ]
    : [];
  if (!marketing) return measuring;
  return [
    ...measuring,
    {
      provider: marketing.provider,
      purpose: 'marketing',
      consent: 'marketing',
      path: ['analytics', 'marketing'],
      sources: joined(from([marketing.script, ...(marketing.origins ?? [])], DRAWING), stylesOf(marketing)),
    },
  ];
}

/** The feed of another site, and the cover images that it names. */
function feed({ journal }: Site): readonly ThirdParty[] {
  if (!journal?.feed) return [];
  const sources = joined(from([journal.feed], ['connect-src']), from([journal.feed, journal.origin], ['img-src']));
  return [{ provider: new URL(journal.feed).host, purpose: 'feed', path: ['journal', 'feed'], sources }];
}
