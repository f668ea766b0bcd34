/** An appointment scheduler: a script that fills the place it stands in. */
export interface SchedulerSource {
  readonly kind: 'scheduler';
  readonly script: string;
  /** The id of the place. */
  readonly container: string;
}

/** A scheduling calendar with the programming interface of Cal.com. */
export interface CalendarSource {
  readonly kind: 'calendar';
  readonly script: string;
  /** 'clinic/first-call' */
  readonly calLink: string;
  readonly namespace: string;
  readonly brandColour: string;
}

/** A form of an e-mail marketing service: a script that finds its place by the form's id or by a class. */
export interface FormSource {
  readonly kind: 'form';
  readonly script: string;
  readonly formId: string;
  readonly className?: string;
}

/** A map in a frame. */
export interface MapSource {
  readonly kind: 'map';
  readonly src: string;
}

/** What another provider shows in a place, and where it comes from. */
export type EmbedSource = SchedulerSource | CalendarSource | FormSource | MapSource;
