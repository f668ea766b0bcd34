/** Outcomes that are called guaranteed: 'a diagnosis is guaranteed'. A clinic can guarantee a price, a place or a reply. */
import { anyOf, isNotAsserted, type Lexicon } from './lexicon.ts';

const OUTCOME =
  '(?:diagnos[ie]s|outcomes?|results?|success|cures?|recovery|improvements?|healing|relief|comfort|weight loss|hair growth|regrowth|pregnanc(?:y|ies)|pain relief|[a-z]+ relief|(?:better|perfect|clear|good) (?:sight|vision|hearing|sleep|skin)|(?:a )?(?:perfect|straight|white|whiter|brighter) (?:smile|teeth))';
const WHOSE =
  '(?:(?:an?|the|your|her|his|their|full|complete|quick|fast|firm|clear|accurate|lasting|good|successful) )*';

/** Those who decide for themselves what they accept */
const OTHERS =
  '(?:employers?|universit(?:y|ies)|schools?|colleges?|insurers?|insurance compan(?:y|ies)|courts?|airlines?|gps?|surger(?:y|ies)|authorit(?:y|ies)|councils?|kennels)';
const REPORT =
  '(?:our|these|this) (?:[a-z-]+ )?(?:reports?|certificates?|letters?|diagnos[ie]s|assessments?|documents?)';
const ACCEPTED = '(?:accepted|recognised|honoured|believed)';
export const ACCEPTS = /\b(?:accept|recognis|honour|believed|take over|continue)/;

export const GUARANTEED_OUTCOMES: Lexicon = {
  words: anyOf(
    `${WHOSE}${OUTCOME}(?: (?:is|are|will be|comes?)| of [a-z]+ (?:is|are))? (?:(?:always|fully|100 ?%|absolutely) )*guaranteed`,
    // 'We guarantee a diagnosis', 'you are guaranteed relief', 'a guaranteed diagnosis'
    `(?:guarantee[sd]?|assures?) (?:(?:you|everyone|everybody|all our patients) )?${WHOSE}${OUTCOME}`,
    // 'Our reports are always accepted by employers', 'every employer accepts our reports', 'your GP will accept our report'
    `${REPORT} (?:is|are|will be) (?:always|without exception|universally|automatically) ${ACCEPTED}`,
    `${REPORT} (?:is|are|will be) ${ACCEPTED} (?:by (?:every|all|any) (?:[a-z]+ )?${OTHERS}|everywhere|without exception)`,
    `(?:every|all|any) (?:[a-z]+ )?${OTHERS} (?:(?:will|must|always|has to|have to) )*(?:accepts?|recognises?|honours?) ${REPORT}`,
    `your (?:own )?${OTHERS} (?:will|must|has to) (?:always |then |certainly )?(?:(?:accept|recognise|honour) ${REPORT}|(?:take over|continue) (?:the|your|our) (?:prescri[a-z]+|treatment|medication|medicine))`,
    // 'It cures snoring for good', whoever “it” is
    "cures? (?!some\\b|many\\b|most\\b|an? few\\b)(?:[\\w'-]+ ){1,5}(?:for good|for ever|forever|for life|once and for all|permanently)",
    // 'After two visits you will sleep, whoever you are'
    `you(?:'ll| will) (?:(?:feel|hear|see|sleep|walk|run|lose|stop|look)\\b|be (?:able to|rid of|free|dry|fit|slim|well|healthy|better|calm|pregnant|cured|smooth)\\b)[^.;:?!\\u0000]{0,60}, (?:whoever you are|however (?:bad|old|severe|strong)(?: [a-z]+){1,4}|whatever your (?:age|weight|skin|history|condition|diagnosis))`,
  ),
  harmless: (context) =>
    isNotAsserted(context) ||
    /\b(?:no|not|never|cannot|nobody|whether|if|until|fee|price|paid|laws?)\b/.test(context.before) ||
    // 'The results are guaranteed to arrive within a week'
    /^ (?:to (?:arrive|reach|be (?:sent|ready|with you))|by e-?mail|within|in (?:your|the) (?:app|post))\b/.test(
      context.after,
    ),
};
