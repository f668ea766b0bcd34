/** What a late cancellation costs, as a part of the fee: 'Cancel on the day and you pay in full' beside `lateCharge: 'half the fee'`. */
import { onlyOne } from '../../../../../core/only-one.ts';
import { sentencesIn } from '../../../../../facts/sentences.ts';
import { isAboutOthers } from '../../../about/others.ts';
import { inClinicsProse } from '../../../about/prose.ts';
import type { RuleFinding, RuleInput } from '../../../rule.ts';
import { isHearsay } from '../../hearsay.ts';
import { differsFrom } from '../differs.ts';
import { quotesFact } from '../mention.ts';
import { clinicFigures, type FigureEntry } from '../stated-figures.ts';

const NAME = /^(?:late|short-?notice|cancel)\w*(?:charge|fee|cost|price|cancel\w*)$/i;
const FEE = '(?:fee|price|cost|amount|charge|visit|appointment|session|treatment)';
/** The parts of a fee, in words; 'half' is read before 'full', as in 'half the full price'. */
const SHARES: readonly (readonly [percent: number, words: string])[] = [
  [50, `half (?:of )?(?:the|its|your|our|that)(?: full)? ${FEE}|50 ?%|half(?= ?[.,;]|$)`],
  [100, `(?:the|its|your) (?:full|whole|entire) ${FEE}|in full(?! time)|100 ?%`],
];
/** 'Cancel on the day', 'less than a day before' */
const LATE =
  /\b(?:cancel\w*|call(?:ing)? (?:it )?off|mov(?:e|es|ing) (?:it|an|your|the)|chang(?:e|es|ing) (?:it|an|your|the))\b[^.;]*\b(?:on the day|same day|late(?:r than)?|less than|within|shorter|short notice|after that)\b|\blate(?:r)? cancellations?\b|\b(?:cancel\w*|call(?:ing)? (?:it )?off) (?:\w+ )?(?:late|on the day)\b/;
/** Those who do not come at all may pay something else. */
const MISSED =
  /\b(?:miss(?:ed|es|ing)?|no-shows?|without (?:telling|a word|warning|notice|cancelling)|(?:do(?:es)? not|don't|fail to|simply not) (?:come|turn up|show up|appear|arrive|attend|tell|cancel)|forg[eo]t\w*|deposit)\b/;
const CHARGED = /\b(?:charge[sd]?|pay|pays|payable|costs?|owe|due|bill(?:ed)?|keep)\b/;
const DENIED = /\b(?:not|never|no longer|nothing|without charge)\b|n't\b/;

interface Share {
  readonly at: number;
  readonly length: number;
  readonly percent: number;
}

/** Reports another part of the fee than that of the figure. */
export function lateChargeFindings({ site, publicTexts, lookups }: RuleInput): readonly RuleFinding[] {
  const figures = clinicFigures(site).flatMap((figure) => withShare(figure));
  const figure = onlyOne(figures);
  if (!figure) return [];
  return inClinicsProse(publicTexts, sentencesIn, ({ text, start }, publicText) => {
    const share = shareIn(text);
    if (!share || share.percent === figure.percent || MISSED.test(text) || DENIED.test(text)) return [];
    const question = start === 0 ? lookups.questionOf(publicText) : '';
    const isLate = LATE.test(text) || (LATE.test(question) && !MISSED.test(question));
    const isCharged = CHARGED.test(text) || CHARGED.test(question);
    if (!isLate || !isCharged || isAboutOthers(text) || isHearsay(publicText, text)) return [];
    if (quotesFact(publicText, lookups.subjectAt(publicText, start), figure.path)) return [];
    return differsFrom(site, figure, publicText, publicText.normal.original(start + share.at, share.length));
  });
}

const withShare = (figure: FigureEntry): readonly (FigureEntry & Pick<Share, 'percent'>)[] => {
  const share = NAME.test(figure.name) ? shareIn(figure.text.toLowerCase()) : undefined;
  return share ? [{ ...figure, percent: share.percent }] : [];
};

/** The only part of a fee that a sentence names. */
function shareIn(text: string): Share | undefined {
  const shares = SHARES.flatMap(([percent, words]) =>
    [...text.matchAll(new RegExp(`\\b(?:${words})`, 'g'))].map(({ index, 0: { length } }) => ({
      ...{ at: index, length, percent },
    })),
  );
  return onlyOne(shares);
}
