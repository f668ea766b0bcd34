/** Fixed sizes and times from the specification, in CSS pixels and milliseconds. */
export const lengths = {
  /** The maximum height of the header. */
  header: 84,
  /** The distance from the top at which the browser places an anchor that it jumps to. */
  anchorOffset: 80,
  /** Space for the booking bar at the bottom of a phone. */
  bookingBar: 112,
  /** Duration of the drawer's fade. */
  drawerFade: 250,
} as const;
