/** Escapes text for use in a regular expression. */
export const literal = (letters: string): string => letters.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
