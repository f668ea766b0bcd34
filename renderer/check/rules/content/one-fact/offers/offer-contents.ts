/** What an offer lists beside what it includes: its features name 'Facial', but `includes` has another treatment. */
import type { Offer, Site } from '../../../../../config/site.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import type { RuleFinding } from '../../../rule.ts';

/** Reports an offer that lists a treatment it does not include, and nowhere names one that it includes: one was exchanged, and the texts were not. */
export const offerContentFindings = ({ offers, catalogue }: Site): readonly RuleFinding[] =>
  Object.entries(offers).flatMap(([key, offer]) => {
    const included = (offer.includes ?? []).map((path) => path.split('.')[0] ?? '');
    const nameOf = (slug: string): string => normalise(catalogue[slug]?.name ?? '').text;
    const unnamed = included.find((slug) => !textsOf(offer).some((text) => sharesWord(text, nameOf(slug))));
    if (unnamed === undefined) return [];
    return offer.features.flatMap((feature, index) => {
      const text = normalise(feature.source).text;
      const listed = Object.keys(catalogue).find((slug) => ` ${text} `.includes(` ${nameOf(slug)} `));
      if (listed === undefined || included.includes(listed)) return [];
      return {
        message: `“${feature.source}” is listed in this offer, but “includes” has “${catalogue[unnamed]?.name}” instead.`,
        help: 'Correct “includes”, or the name, the description and the features of the offer.',
        path: ['offers', key, 'features', index],
      };
    });
  });

const textsOf = ({ name, description, features }: Offer): readonly string[] =>
  [name, description.source, ...features.map(({ source }) => source)].map((text) => normalise(text).text);

/** A text can shorten the name of a treatment: 'thyroid' for “Thyroid profile”. */
const sharesWord = (text: string, name: string): boolean =>
  name.split(' ').some((word) => word.length > MIN_LENGTH && text.includes(word.replace(/s$/, '')));
const MIN_LENGTH = 3;
