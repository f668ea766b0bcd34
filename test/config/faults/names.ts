import minimal from '../../sites/minimal/site.config.ts';
import type { Problem } from './fault.ts';

const article = (slug: string) => ({
  slug,
  title: 'An article',
  excerpt: 'Of few words.',
  date: '2026-11-01',
  categories: ['hands'],
  cover: 'dot',
  hero_alt: 'A dot',
  reading_time: 3,
});

/** Invalid names, and names that are used twice. */
export const NAMES: readonly Problem[] = [
  [
    'a slug with “..”',
    ['catalogue', '../massage'],
    minimal.catalogue.cupping,
    'config/name',
    '“../massage” cannot be used as a name.',
    undefined,
    'catalogue.../massage',
  ],
  [
    'a slug with a capital letter and a space',
    ['catalogue', 'Deep Massage'],
    minimal.catalogue.cupping,
    'config/name',
    '“Deep Massage” cannot be used as a name.',
    'Use lower-case letters, digits and hyphens. Write “deep-massage”; visitors see the text in “name”, not this name.',
  ],
  [
    'a route that ends with a slash',
    ['routes', '/skin/'],
    minimal.routes['/'],
    'config/name',
    '“/skin/” cannot be the address of a page: it ends with a slash.',
    'Write “/skin”.',
    'routes./skin/',
  ],
  [
    'a route with a capital letter',
    ['routes', '/Deep_Massage'],
    minimal.routes['/'],
    'config/name',
    '“/Deep_Massage” cannot be the address of a page: it contains a capital letter.',
    'Write “/deep-massage”.',
  ],
  [
    'the address of a former site that ends in .html',
    ['aliases', '/our-prices.html'],
    { page: '/' },
    'config/name',
    '“/our-prices.html” cannot be the address of a page: it ends in .html.',
    'Write “/our-prices”: visitors who come to “/our-prices.html” see it too.',
  ],
  [
    'the address of a former site that ran a program',
    ['aliases', '/index.php/services'],
    { page: '/' },
    'config/name',
    '“/index.php/services” cannot be the address of a page: it contains a dot.',
    'Aliases have only lower-case letters, digits, hyphens and slashes. Redirect any other address of a former site in the settings of your host.',
  ],
  [
    'a file path with “..”',
    ['images', 'dot', 'file'],
    '../dot.svg',
    'config/file',
    '“../dot.svg” is not a file name that can be used here: it must be inside content/.',
  ],
  [
    'a file that is not an image',
    ['images', 'dot', 'file'],
    'dot.exe',
    'config/file',
    '“dot.exe” is not a file name that can be used here: it cannot end in .exe.',
  ],
  [
    'a name that appears twice in a list',
    ['pages', '/', 2],
    { kind: 'categoryCards', title: 'Treatments', categories: ['hands', 'hands'] },
    'config/duplicate-name',
    '“hands” appears twice in this list.',
    'Remove it, or name another category.',
    'pages./.2.categories.1',
  ],
  [
    'the same address for two articles',
    ['journal'],
    { origin: 'https://journal.example', posts: [article('one'), article('two'), article('one')] },
    'config/duplicate-name',
    '“one” is also the address of another article.',
    'Give each article its own address: with the same address, both would be on one page.',
    'journal.posts.2.slug',
  ],
];
