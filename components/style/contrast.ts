/**
 * Returns the contrast ratio of two colours like '#rrggbb', from 1 to 21
 * (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
 */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Returns the relative luminance of an sRGB colour, from 0 to 1 (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance).
 */
export const luminanceOf = (red: number, green: number, blue: number): number =>
  0.2126 * (LINEAR[red] ?? 0) + 0.7152 * (LINEAR[green] ?? 0) + 0.0722 * (LINEAR[blue] ?? 0);

/** A table with the linear value of each channel value, because images have millions of pixels. */
const LINEAR: readonly number[] = Array.from({ length: 256 }, (_, channel) => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** Returns the relative luminance of a colour like '#rrggbb'. */
export const luminance = (colour: string): number => {
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return luminanceOf(channel(1), channel(3), channel(5));
};

/**
 * Returns the use that WCAG 2.2 allows for a contrast ratio: 'AAA' for any text, 'AA' for any text except body text, by
 * the rule of this design.
 */
export const wcagUse = (ratio: number): string => {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'large text and lines only' : 'no text';
};
