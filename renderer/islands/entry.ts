import type { PageScripts } from './scripts-on-page.ts';

/**
 * Returns the source of a page's entry, which contains only the behaviours and islands of that page. A behaviour is a
 * module of components/behaviours that exports its name; an island is a folder of components/islands.
 */
export const entrySource = ({ behaviours, islands }: PageScripts): string =>
  [
    "import { start } from './renderer/islands/browser/start.ts';",
    ...behaviours.map((name) => `import { ${exported(name)} } from './components/behaviours/${name}.ts';`),
    `start({${behaviours.map((name) => `${JSON.stringify(name)}: ${exported(name)}`).join(', ')}}, {`,
    ...islands.map((name) => `${JSON.stringify(name)}: () => import('./components/islands/${name}/index.ts'),`),
    '});',
  ].join('\n');

/** 'mini-gallery' → 'miniGallery' */
const exported = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
