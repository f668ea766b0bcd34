export interface WeeksProps {
  /** The number of weeks; `undefined` for a single appointment. */
  readonly weeks?: number;
  readonly sessions: number;
  /** True if the programme has no end. */
  readonly open: boolean;
}

const WIDTH = 400;
const LINE = 28;
const TOP = 5;
const MARK = 7;

const round = (value: number): number => Math.round(value * 10) / 10;
const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** The line with a tick for each week; an open-ended one is dashed after the first month. */
const line = (length: number, week: number, weeks: number): string =>
  `M0 ${LINE}H${round(length)}${upTo(weeks + 1)
    .map((index) => `M${round(index * week)} ${LINE}v7`)
    .join('')}`;

const flag = (x: number): string => `M${round(x)} ${LINE}V${TOP}`;
const mark = (x: number): string => `M${round(x - MARK / 2)} ${TOP}h${MARK}v${MARK}h-${MARK}z`;

/** A programme on a timeline of weeks, with a dot for each session. All programmes share one scale of `span` weeks. */
export const Weeks = ({ weeks = 1, sessions, open, span }: WeeksProps & { span: number }) => {
  const week = WIDTH / Math.max(span, weeks);
  const length = weeks * week;
  const marks = upTo(sessions).map((index) => ((index + 0.5) * length) / sessions);
  return (
    <svg viewBox={`0 0 ${WIDTH} 40`} aria-hidden="true">
      <path className="line" d={line(length, week, weeks)} />
      {open && <path className="line on" d={`M${round(length)} ${LINE}H${WIDTH}`} />}
      <path className="line" d={marks.map(flag).join('')} />
      <path className="mark" d={marks.map(mark).join('')} />
    </svg>
  );
};
