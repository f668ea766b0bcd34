/** A calendar date: '2026-12-24'. */
export type DateText = `${number}-${number}-${number}`;
