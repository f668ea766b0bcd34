/** Letters that a pattern is to match as they are. */
export const literal = (letters: string): string => letters.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
