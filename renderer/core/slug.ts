/** Returns the text as a part of an address: 'Sports & massage' → 'sports-massage'; '' if no letter or digit remains. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}’']/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
