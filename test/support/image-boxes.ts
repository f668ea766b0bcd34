/** An image on a page: its drawn width, its width according to `sizes`, and the widths of its sources. */
export interface ImageBox {
  /** Its index among all images of the page. */
  readonly index: number;
  readonly name: string;
  readonly drawn: number;
  readonly says: number;
  readonly offered: readonly number[];
  /** Width divided by height. */
  readonly ratio: number;
}

/**
 * Returns every visible image. Runs in the page, so it must not refer to other functions. An image that covers a cell
 * of another shape is drawn beyond its sides.
 *
 */
export function imageBoxes(): readonly ImageBox[] {
  const ruler = document.createElement('div');
  ruler.style.cssText = 'position:absolute;visibility:hidden';
  document.documentElement.append(ruler);
  const widthOf = (length: string): number => {
    ruler.style.width = length;
    return ruler.getBoundingClientRect().width;
  };
  /** Splits at commas outside parentheses. */
  const parted = (list: string): readonly string[] => {
    const parts = [''];
    let depth = 0;
    for (const letter of list) {
      if (letter === '(') depth += 1;
      if (letter === ')') depth -= 1;
      if (letter === ',' && depth === 0) parts.push('');
      else parts[parts.length - 1] += letter;
    }
    return parts;
  };
  /**
   * https://html.spec.whatwg.org/#parsing-a-sizes-attribute: the first entry whose condition matches, or without a
   * condition.
   */
  const evaluated = (sizes: string): number => {
    for (const entry of parted(sizes)) {
      const [, condition, length = entry] = /^\s*(\([^()]*\))\s+(.*)$/.exec(entry) ?? [];
      if (condition === undefined || matchMedia(condition).matches) return widthOf(length.trim());
    }
    return innerWidth;
  };
  const places = [...document.images].flatMap((image, index) => {
    const { width, height } = image.getBoundingClientRect();
    const source = [...(image.parentElement?.querySelectorAll('source') ?? [])].find(
      ({ media }) => media === '' || matchMedia(media).matches,
    );
    if (!source || width === 0) return [];
    const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    const covers = getComputedStyle(image).objectFit === 'cover';
    return [
      {
        index,
        name: (image.getAttribute('src') ?? '').replace(/^\/assets\/|-\d+\..*$/g, ''),
        drawn: covers ? Math.max(width, height * ratio) : width,
        says: evaluated(source.sizes),
        offered: [...source.srcset.matchAll(/ (\d+)w/g)].map(([, points]) => Number(points)),
        ratio,
      },
    ];
  });
  ruler.remove();
  return places;
}
