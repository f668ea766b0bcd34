import type { Score } from './measure.ts';

export const formatShare = (share: number | undefined): string => (share === undefined ? '–' : share.toFixed(2));

/** The scores as a table for the log of a test. `test/run.mjs` shows lines that start with “MEASURED”. */
export const scoreTable = (scores: readonly Score[], prefix = ''): string =>
  [
    `${prefix}${'rule'.padEnd(26)} precision  recall  false alarms  missed  labelled`,
    ...scores.map(({ rule, precision, recall, falseAlarms, missed, found }) =>
      [
        prefix + rule.padEnd(26),
        formatShare(precision).padStart(9),
        formatShare(recall).padStart(8),
        String(falseAlarms.length).padStart(13),
        String(missed.length).padStart(8),
        String(missed.length + found.length).padStart(9),
      ].join(' '),
    ),
    '',
  ].join('\n');

/** Every false alarm and every missed sentence, with the message of the rule. */
export const mistakeList = (scores: readonly Score[]): string =>
  scores
    .flatMap(({ rule, falseAlarms, missed }) => [
      ...falseAlarms.map(({ sentence, findings }) => {
        const message = findings.find((finding) => finding.rule === rule)?.message;
        return `FALSE ALARM ${rule}: “${sentence.text}” (${sentence.about ?? 'questions'})\n    ${message}`;
      }),
      ...missed.map(({ sentence }) => `MISSED ${rule}: “${sentence.text}” (${sentence.about ?? 'questions'})`),
    ])
    .concat('')
    .join('\n');
