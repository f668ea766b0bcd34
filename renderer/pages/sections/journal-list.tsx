import type { JournalPost } from '../../../components/islands/journal/posts.ts';
import { JournalList } from '../../../components/sections/JournalList/JournalList.tsx';
import { postsOf } from '../../config/derived/journal.ts';
import { JOURNAL_ROUTE } from '../../plan/redirects.ts';
import type { Cells } from '../cells.ts';
import { feedPath } from '../feed.ts';
import { titled, type View } from '../view.ts';

export { examples } from '../../../components/sections/JournalList/examples.ts';

export const hasTitle = true;

const CELLS: Cells = { phone: { width: 100 }, tablet: { width: 50 }, desk: { width: 25 } };

export const view: View<'journalList'> = (section, { site, rich, imageFor }) => {
  const { category, failed, empty } = section;
  const posts = postsOf(site, category).map(
    ({ slug, title, excerpt, date, categories, ...post }): JournalPost => ({
      slug,
      title,
      excerpt,
      date,
      categories,
      href: `${JOURNAL_ROUTE}/${slug}`,
      minutes: post.reading_time,
      image: imageFor(post.cover, { preset: 'card', cells: CELLS, alt: post.hero_alt }),
    }),
  );
  const eagerScripts = site.journal?.show === 'at once';
  return (
    <JournalList
      {...titled(section)}
      lead={section.lead && rich(section.lead)}
      feed={{ path: feedPath(site), category, failed, empty, ...(eagerScripts ? { known: posts } : {}) }}
      posts={posts}
      cover={site.journal?.feed === undefined ? posts[0]?.image?.src : undefined}
    />
  );
};
