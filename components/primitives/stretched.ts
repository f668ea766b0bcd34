/**
 * Styles of a link whose clickable area covers its card, while its accessible name is its own text. The card needs
 * `position: relative`.
 */
export const stretched = {
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 0, boxShadow: 'none' },
  '&:focus-visible::after': { outline: '2px solid var(--ink)', outlineOffset: -4 },
} as const;
