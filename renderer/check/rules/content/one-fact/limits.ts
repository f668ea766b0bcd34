/** How many times as long as the longest duration a time can be; beyond that, it is about something else. */
export interface Limits {
  /** The time must be longer than this. */
  readonly least: number;
  readonly most: number;
  /** Whether the words are so few that 'about an hour' can be said of 50 minutes. */
  readonly isShort?: boolean;
}
