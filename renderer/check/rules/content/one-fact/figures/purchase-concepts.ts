/** What figures about purchases are called in sentences: withdrawal, refunds, validity, payment. */
import type { Concept } from '../in-sentence.ts';

/** Something that is bought before it is used up. */
const BOUGHT =
  '(?:prepaid [a-z-]+|courses?|blocks?|packages?|packs?|bundles?|plans?|programmes?|memberships?|contracts?|purchases?|series|vouchers?|sessions|visits|treatments|class(?:es)?|lessons|half[ -]hours|(?:visit|session|class|punch) cards?)';
/** Words about buyers who withdraw, cancel or want their money back. */
const GIVES_BACK = new RegExp(
  [
    String.raw`\b(?:withdraw\w*|cooling|second thoughts|think (?:better|again)|chang\w+ (?:your|their) minds?)\b`,
    // Before they buy, too, clients think a treatment over.
    String.raw`\b(?:${BOUGHT}|buy|bought|buying|pay|paid|paying|purchas\w+|signed)\b.*\bthink it over\b|\bthink it over\b.*\b(?:buy|bought|buying|pay|paid|paying|purchas\w+|signed)\b`,
    String.raw`\b(?:your|the) (?:money|payment) (?:is|will be) (?:returned|refunded|paid back|given back)\b`,
    String.raw`\b(?:get|have|want|give you|ask for|claim) (?:all |every penny of )?(?:your|their|the|a full) (?:money|refund|everything)\b`,
    String.raw`\b(?:cancel\w*|call(?:ed)? off|return(?:ed)?|give back|hand back|undo|refund\w*)\b.*\b(?:${BOUGHT}\b|buy|bought|buying|pay|paid|paying)`,
    String.raw`\b${BOUGHT}\b.*\b(?:cancel\w*|call(?:ed)?(?: (?:it|them|this))? off|undone|returned|given back|refunded)\b`,
  ].join('|'),
);
/** 'Refunds reach your account within five days', but not 'you may cancel within a week, and we pay the card back' */
const REFUND_ARRIVES =
  /^(?!.*\b(?:you|they|clients|patients) (?:can|may) (?:still )?(?:cancel|withdraw|return|change)\b).*\b(?:account|bank|card|refunds? (?:reach|arrive|take|are (?:paid|made|sent)))\b/;

/** 'Should we have to cancel, you get your money back': clients do not withdraw. */
const WE_CANCEL =
  /\b(?:if|should|when|whenever|unless) (?:we|the (?:clinic|practice|doctor|nurse|therapist|surgeon|vet)) (?:[\w']+ ){0,3}?(?:cancel|call|postpone|move|close)/;

const WITHIN =
  /\b(?:in|within|for|have|get|up to|until|during|after)(?: (?:the )?(?:first|about|only|just|up to|at least|as many as))* $/;
const AFTER_BUYING = /^ (?:of|after|from) (?:buy|pay|purchas|book|order|the day)/;

const USES = new RegExp(
  [
    String.raw`\b(?:valid|void|lapses?|expires?|expired|redeem\w*|run(?:s|ning)? out|use[- ]by|use (?:it|them|all)|to use)\b`,
    String.raw`\b(?:(?<!\b(?:who|that) )(?:use|take|spend|spread|finish|complete)(?: up)?|using|taking) (?:[\w'-]+ ){0,5}${BOUGHT}\b`,
    // 'The sessions are spread over six weeks' says when they take place.
    String.raw`\b${BOUGHT}\b.*\b(?:(?:be|are|is) (?:used|taken|spent|completed|finished|had)|be spread)\b`,
    String.raw`\b(?:courses?|blocks?|packages?|packs?|bundles?) (?:\w+ ){0,2}(?:lasts?|keeps?|remains? (?:good|open)|(?:is|are) good)\b`,
  ].join('|'),
);

const VALIDITY = /^(?!.*(?:voucher|gift)).*(?:valid|expir|period)/;
const NOT_THE_CERTIFICATE =
  /\b(?:vouchers?|gift[ -](?:cards?|certificates?)|prescriptions?|referrals?|passports?|licen[cs]es?)\b/;

export const PURCHASE_CONCEPTS: readonly Concept[] = [
  // 'you have a week to think better of a course'
  {
    name: /coolingoff|withdraw/,
    sentence: GIVES_BACK,
    not: new RegExp(`${REFUND_ARRIVES.source}|${WE_CANCEL.source}`),
    before: WITHIN,
    after: AFTER_BUYING,
  },
  {
    // 'You may cancel within 14 days without giving a reason' states the right to withdraw, and not when money comes back.
    name: /refund|moneyback/,
    sentence: new RegExp(
      `^(?!.*\\b(?:without (?:giving (?:us )?)?(?:a|any) reasons?)\\b)(?:.*(?:${GIVES_BACK.source}))`,
    ),
    // 'Until a week before the class, you can cancel and get your money back'
    not: new RegExp(`${REFUND_ARRIVES.source}|\\b(?:until|up to) [^,;:]* before\\b`),
    before: WITHIN,
    after: AFTER_BUYING,
  },
  // A voucher may be valid for a different period from a course.
  {
    name: /^(?=.*(?:voucher|gift)).*(?:valid|expir|period|lasts?|goodfor)|^(?:gift)?vouchers?$/,
    sentence:
      /^(?=.*\b(?:vouchers?|gift[ -](?:cards?|certificates?))\b)(?!.*\b(?:refund|return|cancel|withdraw)).*\b(?:valid|void|lapses?|expires?|redeem\w*|runs? out|lasts?|keeps?(?! us)|stays? (?:good|open)|good for|to (?:use|spend)|(?:used?|spen[dt])\b[^,;:]* (?:in|within|for|over|up to|until))\b/,
  },
  {
    name: VALIDITY,
    sentence: USES,
    not: NOT_THE_CERTIFICATE,
  },
  // 'Good for three years', 'an ENG1 lasts you five years'
  {
    name: VALIDITY,
    sentence: /\b(?:good for|signed|certificates?|licen[cs]es?|medicals?)\b/,
    not: NOT_THE_CERTIFICATE,
    before:
      /\bgood for(?: (?:about|up to|at most|only|another))* $|\b(?:certificate|form|licen[cs]e|report|it)\b[^,;:]* (?:can|may) (?:lie|wait|sit|be kept|be used)\b[^,;:]* for(?: (?:up to|about|only))* $/,
  },
  // 'invoices are due within a month'
  {
    name: /^(?:pay(?:ment|ments)?|invoices?|bills?)(?:terms?|days|within|period|time|due)?$/,
    sentence:
      /\b(?:invoices?|bills?|accounts?)\b.*\b(?:due|pay|paid|payable|settled?)\b|\b(?:pay|paid|settle) (?:\w+ )?(?:invoices?|bills?|accounts?)\b|\b(?:payment is due|when do i (?:have to )?pay)\b/,
    not: /\b(?:deposits?|instal\w+|insur\w+|refund\w*|membership|plans?|programmes?|delete\w*|keep|kept|store\w*)\b/,
    before: /\b(?:in|within|after|have|for)(?: (?:about|only|just|at most|up to))* $|^\W*$/,
  },
];
