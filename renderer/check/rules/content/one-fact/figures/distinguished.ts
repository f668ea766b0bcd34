/** The words that tell a figure from others: 'liner' of `linerWarranty` beside `hingeWarranty`, 'express' of `expressReport`. */
import type { Site } from '../../../../../config/site.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import type { Facts } from '../mention.ts';
import { IMPLIED, restOfName } from './concepts.ts';
import { neededStems, patternOf, stemsOf, withOtherWords } from './figure-names.ts';

/** Returns a check whether words say which of several figures is meant, for figures whose names have a word in common. */
export function distinguisher({ catalogue }: Pick<Site, 'catalogue'>): Facts['isToldApart'] {
  const names = normalise(
    Object.values(catalogue)
      .map(({ name }) => name)
      .join(' '),
  ).text;
  const isOfItem = (stem: string) => patternOf(stem).test(names);
  return ({ path }, all, text) => {
    const stems = neededStems(stemsOf(path)).filter((stem) => !IMPLIED.test(stem));
    const rest = restOfName(path);
    const owner = path.slice(0, path.lastIndexOf('.'));
    const siblings = all.filter((other) => other.path !== path && other.path.startsWith(`${owner}.`));
    const isShared = (stem: string) => siblings.some((sibling) => stemsOf(sibling.path).includes(stem));
    const own = stems.filter(
      (stem) => !isShared(stem) && (stems.some(isShared) || (isOfItem(stem) && rest.includes(stem))),
    );
    if (own.length === 0 || own.length === stems.length) return true;
    return own.some((stem) => patternOf(stem).test(withOtherWords(text)));
  };
}
