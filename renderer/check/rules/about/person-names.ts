const TITLE = /^(?:Dr|Mr|Mrs|Ms|Miss|Mx|Sir|Dame|Prof|Professor)\.? /;

/** 'Dr Ann Fox' → 'Ann Fox' */
export const withoutTitle = (name: string): string => name.replace(TITLE, '');
