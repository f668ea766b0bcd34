/** Texts that deny what a figure states: vouchers without an end, contracts without a minimum term or notice. */
import type { Site } from '../../../../../config/site.ts';
import { onlyOne } from '../../../../../core/only-one.ts';
import { normalise } from '../../../../../facts/normalise.ts';
import { quantitiesIn } from '../../../../../facts/quantities.ts';
import { sentencesIn } from '../../../../../facts/sentences.ts';
import { isAboutOthers } from '../../../about/others.ts';
import { clinicsProseOf, inClinicsProse } from '../../../about/prose.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { aboutOf } from '../around-quantity.ts';
import { differsFrom } from '../differs.ts';
import { clinicFigures, type FigureEntry } from '../stated-figures.ts';

/** 'They never expire', 'without an expiry date', 'valid for ever' */
const NO_END =
  /\b(?:(?:never|do(?:es)? not|don't|doesn't|will not|won't) (?:expires?|lapses?|runs? out|go(?:es)? (?:off|out of date)|ends?)|(?:no|without(?: an?)?) (?:expiry|expiration|use-by)(?: date)?|(?:valid|good|lasts?|keeps?) (?:for ever|forever|indefinitely|for life|without (?:a |any )?(?:time )?limit))\b/;

/** 'Do vouchers expire? Ours never do.' */
const ASKS_END =
  /^(?!.*\bwhen\b).*\b(?:expires?|lapses?|runs? out|go out of date|end|(?:have|is there|has) (?:an?|any) (?:expiry|use-by|end) date)\b/;
const NEVER =
  /^\W*(?:(?:no[,.;]? )?(?:ours|they|these|it) )?never(?: do(?:es)?)?(?= ?[.,;!]|$)|^\W*(?:ours|they) (?:do not|don't)(?= ?[.,;!]|$)/;
/** 'Do vouchers expire? No.', but not 'Do they expire at Christmas? No.' */
const ASKS_WHETHER =
  /^\W*(?:and )?(?:do|does|will|can)\b.*\b(?:expire|lapse|run out|go out of date|have an? (?:expiry|use-by|end) date)(?: at all| ever)? ?\?/;
const NO = /^\W*no(?:, never|\. never)?(?=\W*$|, (?:you|use|take|keep)\b)/;

/** What is sold before it is used, and what the figure about it is called. */
const SOLD: readonly (readonly [sentence: RegExp, name: RegExp])[] = [
  [/\b(?:vouchers?|gift[ -](?:cards?|certificates?))\b/, /voucher|gift/],
  [/\b(?:courses?|packages?|bundles?|blocks?|series)\b/, /course|package|bundle|block|^valid|^expir/],
];
const VALIDITY = /valid|expir|period|lasts?|^(?:gift)?vouchers?$|^(?:courses?|packages?|bundles?|blocks?)$/;

/** 'No minimum term', 'leave whenever you like, without notice', and the names of the figures that state one */
const DENIED: readonly (readonly [words: RegExp, name: RegExp])[] = [
  [
    /\b(?:no|without(?: an?)?) (?:minimum (?:term|stay|period|contract|commitment)|commitment)\b/,
    /^(?!.*age).*(?:minimum|minterm|mincontract|commitment)/,
  ],
  [
    /(?<!\b(?:not|cannot|can't|never)\b[^.;:]*)\b(?:leave|end|quit|cancel)\b[^.;:]* (?:without|no) (?:any )?notice\b/,
    /(?:member|membership|plan|club|contract)notice|^leaving|^exit/,
  ],
];

/** Reports 'No minimum term' if the only figure about one is 'three months'. */
export const denialFindings = ({ site, publicTexts }: RuleInput): readonly RuleFinding[] =>
  DENIED.flatMap(([words, name]) => {
    const figure = onlyOne(timesNamed(site, name));
    if (!figure) return [];
    return clinicsProseOf(publicTexts).flatMap((publicText) => {
      const { index = -1, 0: found = '' } = words.exec(publicText.normal.text) ?? {};
      return index < 0 ? [] : differsFrom(site, figure, publicText, publicText.normal.original(index, found.length));
    });
  });

/** Reports 'They never run out' if `voucherValidity` is '12 months'. */
export function noExpiryFindings({ site, publicTexts, lookups }: RuleInput): readonly RuleFinding[] {
  const figures = validityFigures(site);
  if (figures.length === 0) return [];
  return inClinicsProse(publicTexts, sentencesIn, ({ text, start }, publicText) => {
    const question = start === 0 ? lookups.questionOf(publicText) : '';
    const asksEnd = ASKS_END.test(question);
    const answer = (asksEnd && NEVER.exec(text)) || (ASKS_WHETHER.test(question) && NO.exec(text));
    const { index, 0: words } = NO_END.exec(text) ?? (answer || { index: -1, 0: '' });
    if (index < 0 || isAboutOthers(text)) return [];
    const about = aboutOf(publicText, lookups.subjectAt(publicText, start + index));
    const sold = SOLD.find(([sentence]) => sentence.test(asksEnd ? `${question} ${about}` : about));
    const figure = figures.find(({ name }) => sold?.[1].test(name));
    return figure ? differsFrom(site, figure, publicText, publicText.normal.original(start + index, words.length)) : [];
  });
}

const validityFigures = (site: Pick<Site, 'figures'>): readonly FigureEntry[] => timesNamed(site, VALIDITY);

/** The figures with such a name that state a time. */
const timesNamed = (site: Pick<Site, 'figures'>, pattern: RegExp): readonly FigureEntry[] =>
  clinicFigures(site)
    .map((figure) => ({ ...figure, name: figure.name.toLowerCase() }))
    .filter(({ name, text }) => pattern.test(name) && quantitiesIn(normalise(text)).length > 0);
