/**
 * Returns the contrast ratio of two colours like '#rrggbb', from 1 to 21
 * (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
 */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const SHARES = [0.2126, 0.7152, 0.0722];

const luminance = (colour: string): number =>
  SHARES.reduce((sum, share, index) => {
    const value = Number.parseInt(colour.slice(1 + 2 * index, 3 + 2 * index), 16) / 255;
    return sum + share * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  }, 0);

/**
 * Returns the use that WCAG 2.2 allows for a contrast ratio: 'AAA' for any text, 'AA' for any text except body text, by
 * the rule of this design.
 */
export const wcagUse = (ratio: number): string => {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'large text and lines only' : 'no text';
};
