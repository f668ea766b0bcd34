/**
 * Sentences that deny the right to cancel what somebody bought without meeting the clinic: 'Once you have joined the plan
 * online, you cannot cancel it.' Appointments at a set time, and what is bought at the desk, have no such right.
 */
import { sentencesIn } from '../../../facts/sentences.ts';
import { inClinicsProse } from '../about/prose.ts';
import { authoredAt, textAt } from '../public-texts/index.ts';
import type { Rule } from '../rule.ts';

const CONTRACT =
  /\b(?:plans?|memberships?|programmes?|packages?|subscriptions?|contracts?|vouchers?|gift cards?|course of|courses of)\b/;
const AT_A_DISTANCE =
  '(?:online|(?:on|through|via) (?:our|the|this) (?:website|site|page|app)|in (?:our|the) app|by (?:phone|telephone|email|e-mail|post)|over the (?:phone|telephone))';
const BUY =
  '(?:join(?:s|ed|ing)?|sign(?:s|ed|ing)? up|subscrib(?:e|es|ed|ing)|b(?:uy|uys|ought|uying)|pa(?:y|ys|id|ying)(?: for)?|order(?:s|ed|ing)?|purchas(?:e|es|ed|ing)|tak(?:e|es|en|ing) out|t(?:ake|ook) out|start(?:s|ed|ing)?)';
const BOUGHT = new RegExp(
  `\\b${BUY}(?: (?!cancel)[\\w'-]+){0,6} ${AT_A_DISTANCE}|\\bonline (?:plans?|memberships?|purchases?|orders?|subscriptions?)\\b|\\b${AT_A_DISTANCE},? (?:(?:you|members) )?${BUY}\\b`,
);
const CANCEL = '(?:cancel(?:led)?|change (?:your|their) minds?|withdraw|back out|get out)';
const DENIED = new RegExp(
  `\\b(?:cannot|can't|can no longer|may not|may no longer|not able to|not possible to|impossible to|unable to)(?: then)?(?: be)? ${CANCEL}\\b|\\bno (?:cooling[ -]off|cancellation) period|\\bno (?:(?:14|fourteen)[ -]day )?right to ${CANCEL}\\b|\\b(?:is|are) non-?cancell?able\\b`,
);
/** 'After 14 days you cannot cancel', 'once you have had all sessions', 'less than 48 hours before' */
const HARMLESS =
  /\b(?:after (?:the first |these |those )?(?:\d+|fourteen|two|three|four|thirty|a) (?:days?|weeks?|months?)|after (?:that|this|the cooling)|once (?:the|these|those) (?:14|fourteen|days)|hours|unless|except|fully|last session|all (?:of )?(?:the|your) sessions|have (?:had|used)|if we|nobody|it is not true)\b|\b(?:appointments?|sessions?|visits?|class(?:es)?|places?|slots?)\b.*\bcancel/;

export const deniedCancellation: Rule = {
  name: 'content/denied-cancellation',
  severity: 'warning',
  checks: 'No text says that what was bought online or by telephone cannot be cancelled in the first 14 days.',
  because:
    'Buyers may cancel such a purchase within 14 days, whatever a website says, and it is unlawful to mislead them about this right.',
  source:
    'Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013, reg 29 to 31; Digital Markets, Competition and Consumers Act 2024, section 226',
  bad: {
    'a plan without a way back': {
      'pages./.0.lead': 'Once you have joined the plan on our website, you cannot cancel it.',
    },
  },
  good: {
    'an appointment at a set time': {
      'pages./.0.lead': 'Appointments that you book online cannot be cancelled less than 48 hours before.',
    },
  },
  find: ({ publicTexts }) =>
    inClinicsProse(publicTexts, sentencesIn, ({ text: sentence, start }, text) => {
      const isDenial = CONTRACT.test(sentence) && BOUGHT.test(sentence) && DENIED.test(sentence);
      if (!isDenial || sentence.endsWith('?') || HARMLESS.test(sentence)) return [];
      const span = text.normal.original(start, sentence.replace(/[.!;]$/, '').length);
      return {
        message: `“${textAt(text, span)}” denies a right that the law grants: 14 days to cancel what was bought at a distance.`,
        help: 'State the right instead: “You can cancel within 14 days of the purchase.” Only somebody who asked you to start at once has to pay for what was done until then.',
        ...authoredAt(text, span),
      };
    }),
};
