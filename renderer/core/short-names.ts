/**
 * Gives the classes that hold a page's styles short names in the order of their styles: a hash is worth nothing to a
 * compressor, and 27 of them are 2 % of a page. Only these classes are renamed, and only where they are classes.
 */
export function withShortNames(page: StyledPage, names: readonly string[]): StyledPage {
  const short = new Map(names.map((name, index) => [name, `x-${index.toString(36)}`]));
  const renamed = (name: string): string => short.get(name) ?? name;
  return {
    html: page.html.replace(
      / class="([^"]*)"/g,
      (_, classes: string) => ` class="${classes.split(' ').map(renamed).join(' ')}"`,
    ),
    style: page.style.replace(/\.x-[\w-]+/g, (selector) => `.${renamed(selector.slice(1))}`),
  };
}

/** A page's markup, and its styles. */
export interface StyledPage {
  readonly html: string;
  readonly style: string;
}
