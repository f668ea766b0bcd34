/** An appointment scheduler: a script that fills its container. */
interface SchedulerSource {
  readonly kind: 'scheduler';
  readonly script: string;
  /** The id of the container. */
  readonly container: string;
}

/** A scheduling calendar with the API of Cal.com. */
export interface CalendarSource {
  readonly kind: 'calendar';
  readonly script: string;
  /** 'clinic/first-call' */
  readonly calLink: string;
  readonly namespace: string;
  readonly brandColour: string;
}

/** A form of an e-mail marketing service: a script that finds its container by the form's id or by a class. */
interface FormSource {
  readonly kind: 'form';
  readonly script: string;
  readonly formId: string;
  readonly className?: string;
}

/** A map in an iframe. */
export interface MapSource {
  readonly kind: 'map';
  readonly src: string;
}

/** A third-party service and its source. */
export type EmbedSource = SchedulerSource | CalendarSource | FormSource | MapSource;
