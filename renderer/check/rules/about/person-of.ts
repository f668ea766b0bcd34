import type { Person } from '../../../config/site.ts';
import { configPathOf, type PublicText } from '../public-texts/index.ts';

/** Returns the person whose entry in the config contains the text; `undefined` for any other text. */
export const personOf = (text: PublicText, people: Readonly<Record<string, Person>>): Person | undefined => {
  const [part, key] = configPathOf(text);
  return part === 'people' ? people[`${key}`] : undefined;
};

/** Returns true if the text is “about” of a person. */
export const isAboutOfPerson = (text: PublicText): boolean => {
  const [part, , field] = configPathOf(text);
  return part === 'people' && field === 'about';
};
