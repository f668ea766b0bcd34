/** Positions at which sentences are inserted, by the kind of page; «» marks the position. */
export const HOME = ['content/copy/home.ts', "text: '«»You are told what is likely"] as const;
export const PROFHILO = ['content/treatments/profhilo.ts', "      '«»Profhilo is a gel of"] as const;
export const SUNEKOS = ['content/treatments/sunekos.ts', "text: '«»A doctor looks at your skin, names"] as const;
export const MIND = ['content/copy/mind.ts', "text: '«»Each ends with something"] as const;
export const TERMS = ['content/policies/terms.md', '\n«»Refunds go back to the card'] as const;
export const BIO = ['content/copy/bio.ts', "        '«»A doctor tells you what is likely"] as const;
export const CLINIC = ['content/copy/clinic.ts', "      '«»A list of your medicines"] as const;
