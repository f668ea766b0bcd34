import type { Site } from '../../../config/site.ts';
import { literal } from '../../../core/pattern.ts';
import { separateWords } from '../../../core/wording.ts';
import { stemOf } from '../about/mentions.ts';
import type { PublicText, Span } from '../public-texts/index.ts';
import { quotedFacts } from '../public-texts/quoted-facts.ts';

/** Words of names of figures that every discount has. */
const ANY_DISCOUNT = /^(?:discount|saving|reduction|off|rate|percent|percentage|standing)s?$/;
/** The stems of words for plans and those who have one. */
const OF_PLAN = ['plan', 'join', 'member', 'membership', 'club', 'subscriber', 'subscription', 'programm'];

/** The percentages in figures that a text can mean: `planDiscount` is about the plan and its members, `discount` about anything. */
export const discountsMeant = ({ figures }: Site, text: string): readonly (readonly [name: string, text: string])[] =>
  Object.entries(figures).filter(([name, value]) => {
    const about = separateWords(name)
      .split(' ')
      .filter((word) => !ANY_DISCOUNT.test(word));
    const words = about.map(stemOf).flatMap((word) => (OF_PLAN.includes(word) ? OF_PLAN : [word]));
    return (
      /^\d+(?:\.\d+)? ?(?:%|per ?cent)$/.test(value) &&
      (about.length === 0 || words.some((word) => new RegExp(`\\b${literal(word)}`).test(text)))
    );
  });

/** What to do about a percentage that no price produces. */
export const standingHelp = (known: ReturnType<typeof discountsMeant>): string =>
  known.length > 0
    ? `If you mean a discount that the config states, quote it: ${known.map(([name, text]) => `{figures.${name}} (${text})`).join(' or ')}. Otherwise correct the percentage, or write the amounts and quote them.`
    : 'Correct the percentage, or write the amounts and quote them. If it is a standing discount, such as that of members, state it once in “figures” and quote it.';

/** '{figures.members} off', '{catalogue.plan.figures.discount} off': no single price shows the discount of a membership, so the owner states it as a figure. */
export const isStandingDiscount = (text: PublicText, span: Span): boolean =>
  quotedFacts(text, span).some((path) => path.includes('figures'));
