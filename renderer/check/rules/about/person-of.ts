import type { Person } from '../../../config/site.ts';
import type { PublicText } from '../public-texts/index.ts';

/** Returns the person whose entry in the config contains the text; `undefined` for any other text. */
export const personOf = ({ source }: PublicText, people: Readonly<Record<string, Person>>): Person | undefined =>
  source.from === 'config' && source.path[0] === 'people' ? people[`${source.path[1]}`] : undefined;

/** Returns true if the text is “about” of a person. */
export const isAboutOfPerson = ({ source }: PublicText): boolean =>
  source.from === 'config' && source.path[0] === 'people' && source.path[2] === 'about';
