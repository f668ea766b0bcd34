import type { EmbedSource } from '../../components/islands/embed/source.ts';
import type { EmbedPlaceholderProps } from '../../components/primitives/EmbedPlaceholder.tsx';
import type { Embed } from '../config/site.ts';
import type { ViewContext } from './context.ts';

/** The props of an embed of another company. */
export const embedProps = (embed: Embed, { rich, plain, link }: ViewContext): EmbedPlaceholderProps => ({
  provider: embed.provider,
  name: embed.title,
  notice: rich(embed.notice),
  action: { label: plain(embed.link.label), link: link(embed.link.to) },
  source: sourceOf(embed),
});

function sourceOf(embed: Embed): EmbedSource {
  switch (embed.kind) {
    case 'scheduler':
      return { kind: embed.kind, script: embed.script, container: embed.container };
    case 'calendar': {
      const { kind, script, calLink, namespace, brandColour } = embed;
      return { kind, script, calLink, namespace, brandColour };
    }
    case 'form': {
      const { kind, script, formId, className } = embed;
      return { kind, script, formId, ...(className ? { className: className.replaceAll('*', formId) } : {}) };
    }
    case 'map':
      return { kind: embed.kind, src: withKey(embed.src, embed.key) };
  }
}

/** The URL of a map; it keeps its own query. */
function withKey(src: string, key: string): string {
  const address = new URL(src);
  address.searchParams.set('key', key);
  return address.href;
}
