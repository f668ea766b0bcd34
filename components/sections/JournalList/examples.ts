import { longWord, sampleImage } from '../../examples.ts';
import type { JournalPost } from '../../islands/journal/posts.ts';
import { examplesOf } from '../../rendered-example.ts';
import { JournalList, type JournalListProps } from './JournalList.tsx';

const post = (slug: string, date: string): JournalPost => ({
  slug,
  title: `An article about ${slug}`,
  excerpt: 'What it says, in one sentence.',
  date,
  categories: ['rest', 'work', 'a third that is not shown'],
  href: `/journal/${slug}`,
  minutes: 6,
  image: { ...sampleImage, alt: `Drawing: ${slug}` },
});
const feed: JournalListProps['feed'] = {
  path: '/api/posts.json',
  category: 'rest',
  failed: 'The articles could not be loaded.',
  empty: 'Articles are coming soon.',
};

export const examples = examplesOf('JournalList', JournalList, {
  'five articles': {
    title: 'Journal',
    lead: ['Short reading.'],
    posts: ['2026-10-14', '2026-09-03', '2026-06-01', '2026-02-18', '2025-11-26'].map((date, index) =>
      post(`topic-${index + 1}`, date),
    ),
    feed,
  },
  'no articles': { id: 'journal', title: longWord, posts: [], feed },
  'posts shown at once, long words and no image': {
    title: 'Journal',
    posts: [],
    feed: {
      ...feed,
      known: [
        {
          slug: 'long',
          title: longWord,
          excerpt: longWord,
          date: '2026-01-02',
          categories: [longWord],
          href: '/journal/long',
          minutes: 1,
        },
      ],
    },
  },
});
