/** Scroll positions of the specification, in CSS pixels. */
export const CHAT_FROM = 120;
export const BAR_FROM = 220;
export const BAR_RANGE = 200;

/** How much of the booking bar is in before it can be used. */
export const BAR_USABLE = 0.3;

/** How far the booking bar has come in, 0 to 1. */
export const barProgress = (scrolled: number): number => Math.min(1, Math.max(0, (scrolled - BAR_FROM) / BAR_RANGE));
