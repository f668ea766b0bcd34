/** Scroll positions from the specification, in CSS pixels. */
export const CHAT_FROM = 120;
export const BAR_FROM = 220;
export const BAR_RANGE = 200;

/** The progress from which the booking bar can be used. */
export const BAR_USABLE = 0.3;

/** Returns how far the booking bar has slid in, from 0 to 1. */
export const barProgress = (scrolled: number): number => Math.min(1, Math.max(0, (scrolled - BAR_FROM) / BAR_RANGE));
