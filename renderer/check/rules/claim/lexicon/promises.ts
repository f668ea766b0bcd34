import { anyOf, isDenied, isQuestion, type Lexicon, type WordContext } from './lexicon.ts';

/**
 * Promises that no treatment can keep (GMC, guidance for doctors who offer cosmetic interventions, paragraph 47 and
 * following).
 */
export const PROMISES: Lexicon = {
  words: anyOf(
    'guarante\\w+',
    'risk[ -]free',
    'zero[ -]risk',
    'without (?:any )?risks?',
    'pain[ -]?less(?:ly)?',
    'pain[ -]free (?:treatments?|injections?|procedures?|experience)',
    'permanent(?:ly)?',
    '100 ?% (?:safe|effective|success\\w*|natural results)',
    '(?:completely|totally|perfectly|entirely|absolutely) safe',
    '(?:no|zero|without) side[ -]effects?',
    'side[ -]effect[ -]free',
    'miracles?',
    '(?:never fails?|always works?|works? (?:every time|(?:for|on) every(?:one|body)))',
    '(?:no|zero) risks?(?! (?:is|are|of|that|can|left|to|without|goes))',
    '(?:five|ten|fifteen|twenty|\\d+) years younger',
    'gone (?:for ever|forever|for good)',
  ),
  harmless: (context) => isDenied(context) || isQuestion(context) || isUnrelatedPermanence(context),
};

const isUnrelatedPermanence = ({ word, before, after }: WordContext): boolean =>
  word.startsWith('permanent') &&
  (/\bsemi[ -]$/.test(before) ||
    /^ (?:make-?up|address|staff|team|post|contract|record|link|exhibition|closed|moved)/.test(after));
