import type { Site } from '../../../../config/site.ts';
import type { ConfigPath } from '../../../../core/finding.ts';
import { configPathOf, textAt } from '../../public-texts/index.ts';
import { quotedFacts } from '../../public-texts/quoted-facts.ts';
import type { Rule, RuleFinding, RuleInput } from '../../rule.ts';
import { findingAt, problemFinding, withoutOverlap } from '../find-words.ts';
import { decidedBy, type FoundClaim, findClaims, findPossibleClaims, isInSentence } from '../learned/index.ts';
import { isCertain, isSameClaim } from './certain-promises.ts';
import { isOnlyOfContract } from './contract-figures.ts';
import { unsupervisedClaims } from './illness-claims.ts';
import { onlyNamesUse } from './named-uses.ts';
import { affirmedUses, discouragedMedicines, plainEffects } from './plain-effects.ts';
import { provenStatements, repeatedFigures } from './repeated-figures.ts';

export const effect: Rule = {
  name: 'claim/effect',
  severity: 'warning',
  checks:
    'Statements about what a treatment achieves, how soon it shows and how long it lasts quote a figure with evidence, a combination has the same figures as its parts, and no text tells people to do without their medicines.',
  because:
    'Visitors choose a treatment by what it achieves and how long that lasts, and are misled if nothing proves the figure or two figures contradict each other.',
  source: 'CAP code 3.7 and 12.2; ASA A17-396107 Cleano Ltd',
  bad: {
    'a duration without a figure': { 'pages./.0.lead': 'Results last up to six months.' },
    'a figure without evidence': {
      'catalogue.massage.figures': { lasts: '3 days' },
      'catalogue.massage.evidence': undefined,
    },
    'a figure of the whole clinic without evidence': {
      'figures.lasts': 'six months',
      'pages./.0.lead': 'The results last {figures.lasts}.',
    },
    'an effect at once': { 'pages./.0.lead': 'Your eyes feel better after the first visit.' },
    'what a treatment does in the body': { 'pages./.0.lead': 'Our massage boosts the circulation.' },
    'an effect without an end': { 'pages./.0.lead': 'Natural, lasting results.' },
    'a combination that lasts longer than its part': {
      'catalogue.cupping.figures': { lasts: '5 days' },
      'catalogue.cupping.combines': ['massage'],
    },
  },
  good: {
    'a figure with its evidence': { 'catalogue.massage.evidence': { lasts: 'Folder 2, trial of 2019' } },
    'a figure of the whole clinic with its evidence': {
      'figures.lasts': 'six months',
      'evidence.lasts': 'Folder 3, survey of 2020',
      'pages./.0.lead': 'The results last {figures.lasts}.',
    },
    'how long an appointment takes': { 'pages./.0.lead': 'The course lasts two months.' },
    'the time that healing takes': { 'pages./.0.lead': 'The swelling lasts about two days.' },
    'what a habit does': { 'pages./.0.lead': 'Walking boosts the circulation.' },
    'the life of a device': { 'pages./.0.lead': 'A pair of insoles lasts two years.' },
    'a question': { 'pages./.1.questions.0.question': 'Do the results last for months?' },
  },
  find: (input) => {
    const unsupervised = unsupervisedClaims(input);
    const discouraged = withoutOverlap(discouragedMedicines(input), unsupervised);
    const promises = findClaims(input, 'claim/guarantee');
    const plain = withoutOverlap(plainEffects(input, promises), [...unsupervised, ...discouraged]);
    const known = [...unsupervised, ...discouraged, ...plain];
    const isOther = (claim: FoundClaim) =>
      !known.some((found) => isInSentence(claim, found)) && !promises.some((promise) => isSameClaim(claim, promise));
    const proven = { repeatsFigure: repeatedFigures(input.site), states: provenStatements(input.site) };
    return [
      ...known.map(problemFinding),
      ...affirmedUses(input),
      ...findPossibleClaims(input, 'claim/effect')
        .filter((claim) => isOther(claim) && !isNoEffect(claim) && !onlyNamesUse(claim, input))
        .flatMap((claim) => unproved(claim, input, proven)),
      ...conflicts(input.site),
    ];
  },
};

/** 'Together they last two hours ten': appointments, because effects are not added up. */
const SUM_OF_TIMES =
  /^\W*(?:(?:together|altogether|in (?:all|total)),? (?:they|both|these|the (?:two|three))|(?:they|both|these|the (?:two|three)) together) (?:last|take|need)\b[^,;:]*\b(?:minutes|hours?)\b/i;
/** 'The course lasts six weeks', and no more: how long clients come, or have a right to something. */
const LENGTH_ONLY =
  /^\W*(?:the|our|your|each|every|this|that|a) (?:[\w-]+ ){0,2}(?:course|programme|plan|class|workshop|group|block|trial|membership|offer|contract|subscription|warranty|guarantee|licence|certificate)s? (?:itself )?(?:lasts?|runs?|takes?)\b[^,;:]*\b(?:minutes|hours?|days|weeks|months|years?|evenings)\W*$/i;
/** 'Replaced free within 12 months if it fails': a guarantee for a thing. */
const FREE_REPAIR =
  /^(?=.*\b(?:free(?: of charge)?|(?:without|at no|no) (?:extra |further )?(?:charge|cost))\b).*\b(?:replace[ds]?|repair(?:ed|s)?|mend(?:ed|s)?|remade|remake|redone|redo|refit(?:ted)?|touched up|adjust(?:ed|s)?|(?:put|stick|glue|cement)(?:s|ed)? (?:it|them) back)\b.*\b(?:if|that|which|when|within|for)\b/i;
const isNoEffect = ({ text, sentence }: FoundClaim): boolean =>
  [SUM_OF_TIMES, LENGTH_ONLY, FREE_REPAIR].some((pattern) => pattern.test(textAt(text, sentence)));

/**
 * Reports an effect. If its sentence quotes figures, only those without evidence are reported: what “lasts a year” is the
 * effect of a treatment if the figure is one of a treatment. The duration of an appointment is no effect.
 */
function unproved(
  { text, sentence, words, isLikely, hasUsualWord, ...found }: FoundClaim,
  { site, quote, lookups }: RuleInput,
  proven: {
    readonly repeatsFigure: (sentence: string) => boolean;
    readonly states: ReturnType<typeof provenStatements>;
  },
): readonly RuleFinding[] {
  const facts = [...quotedFacts(text, sentence), configPathOf(text)];
  const figures = facts.flatMap((fact) => figureOf(fact, site) ?? []);
  if (isOnlyOfContract(text, sentence, figures)) return [];
  if (figures.length > 0)
    return figures
      .filter(({ name, owner, evidence }) => evidence?.[name] === undefined && (isLikely || owner === 'the treatment'))
      .map(({ path, owner, name }) => ({
        message: `“${quote(path.join('.')) ?? ''}” describes an effect, but its evidence is not recorded.`,
        help: `Add to ${owner}: evidence: { ${name}: '…' }.`,
        path,
      }));
  if (!isLikely || facts.some((fact) => fact.at(-1) === 'duration') || proven.repeatsFigure(textAt(text, sentence)))
    return [];
  if (proven.states(lookups.subjectAt(text, text.normal.index(sentence.at)))) return [];
  return [
    findingAt(
      { text, ...found },
      `“${words}” describes an effect without evidence.`,
      text.source.from === 'document'
        ? 'Remove it, or accept it where the document is listed, with the evidence as the reason.'
        : hasUsualWord
          ? 'Quote a figure of the treatment and record where its evidence is stored, or say what happens in the treatment instead.'
          : isCertain(words)
            ? 'Say what usually happens, and that it varies, or quote a figure and record its evidence.'
            : `${decidedBy(found)}Does this promise a result? Then say what usually happens, and that it varies, or quote a figure and record its evidence. If not, word it more plainly or accept it.`,
    ),
  ];
}

interface Figure {
  readonly name: string;
  readonly path: ConfigPath;
  /** What the figure and its evidence belong to. */
  readonly owner: 'the treatment' | 'the programme' | 'the config';
  readonly evidence?: Readonly<Record<string, string>> | undefined;
}

function figureOf(path: ConfigPath, site: Site): Figure | undefined {
  const [part, slug = '', field, name] = path.map(String);
  if (part === 'figures') return { name: slug, path, owner: 'the config', evidence: site.evidence };
  if (field !== 'figures' || name === undefined) return undefined;
  if (part === 'catalogue') return { name, path, owner: 'the treatment', evidence: site.catalogue[slug]?.evidence };
  return part === 'programmes'
    ? { name, path, owner: 'the programme', evidence: site.programmes[slug]?.evidence }
    : undefined;
}

/** Reports figures of a combination that differ from the figure with the same name of one of its parts. */
const conflicts = ({ catalogue }: Site): readonly RuleFinding[] =>
  Object.entries(catalogue).flatMap(([slug, { figures = {}, combines = [] }]) =>
    Object.entries(figures).flatMap(([name, text]) =>
      combines.flatMap((part) => {
        const other = catalogue[part]?.figures?.[name];
        return other === undefined || other === text
          ? []
          : {
              message: `“${slug}” gives “${text}” for “${name}”, but “${part}”, which is part of it, gives “${other}”.`,
              help: 'Use the same figure for both, or explain in words why the combination differs.',
              path: ['catalogue', slug, 'figures', name],
            };
      }),
    ),
  );
