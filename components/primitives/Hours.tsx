import { css } from '@emotion/react';
import { Fragment } from 'react';

/** Opening hours as bars on one scale. Positions and lengths are minutes from the start of the scale. */
export interface HoursProps {
  readonly days: readonly {
    /** 'Monday', or the date of a day with other hours */
    readonly day: string;
    /** 'Christmas Eve' */
    readonly reason?: string;
    /** '13:00–18:00', '09:00–12:30, 13:30–18:00', or 'Closed' */
    readonly text: string;
    /** Empty on a closed day. */
    readonly open: readonly { readonly at: number; readonly length: number }[];
  }[];
  readonly scale: { readonly from: string; readonly to: string; readonly length: number };
}

const HOUR = 60;

const style = css({
  fontSize: 'var(--t-s)',
  lineHeight: 1.3,
  '& dl': { borderBottom: 'var(--hair) solid var(--line)' },
  '& div': {
    position: 'relative',
    display: 'flex',
    justifyContent: 'space-between',
    gap: '.75rem',
    borderTop: 'var(--hair) solid var(--line)',
    padding: '.6rem 0 1.5rem',
  },
  '& dt': { flex: 'none' },
  '& .special dt': { flex: 'initial', maxWidth: '60%' },
  '& dt small': { display: 'block' },
  '& dd': { fontVariantNumeric: 'tabular-nums', textAlign: 'right' },
  '& dd span': { whiteSpace: 'nowrap' },
  '& .off': { color: 'var(--ink-soft)' },
  '& [aria-current]': { color: 'var(--ink)', fontWeight: 'var(--w-strong)', borderTopColor: 'var(--ink)' },
  '& svg': { position: 'absolute', left: 0, bottom: '.65rem', width: '100%', height: 8, overflow: 'visible' },
  '& .tick': { stroke: 'var(--ink)', strokeOpacity: 0.32, vectorEffect: 'non-scaling-stroke' },
  '& .bar': { fill: 'var(--accent)' },
  '& p': {
    display: 'flex',
    justifyContent: 'space-between',
    paddingTop: '.45rem',
    fontVariantNumeric: 'tabular-nums',
  },
});

/** The hours of a week and of days with other hours, one line per day: as text, and as a bar on a common scale. */
export const Hours = ({ days, scale }: HoursProps) => (
  <div css={style}>
    <dl>
      {days.map(({ day, reason, text, open }) => (
        <div key={day} className={reason === undefined ? (open.length > 0 ? undefined : 'off') : 'special'}>
          <dt>
            {reason === undefined ? day : `${day} `}
            {reason !== undefined && <small className="xs soft">{reason}</small>}
          </dt>
          <dd>
            <Times text={text} />
            <Bar open={open} length={scale.length} />
          </dd>
        </div>
      ))}
    </dl>
    <p className="xs soft" aria-hidden="true">
      <span>{scale.from}</span>
      <span>{scale.to}</span>
    </p>
  </div>
);

/** A line may break only between two opening times. Without the spans it could also break after a dash. */
const Times = ({ text }: { text: string }) => (
  <>
    {text.split(/(?<=,) /).map((time, index) => (
      <Fragment key={time}>
        {index > 0 && ' '}
        <span>{time}</span>
      </Fragment>
    ))}
  </>
);

const Bar = ({ open, length }: { open: HoursProps['days'][number]['open']; length: number }) => (
  <svg viewBox={`0 0 ${length} 8`} preserveAspectRatio="none" aria-hidden="true">
    <path className="tick" d={ticks(length)} />
    {open.length > 0 && <path className="bar" d={open.map(bar).join('')} />}
  </svg>
);

const bar = ({ at, length }: HoursProps['days'][number]['open'][number]): string => `M${at} 0h${length}v8h-${length}z`;

/** A tick at every full hour. */
const ticks = (length: number): string =>
  Array.from({ length: Math.floor(length / HOUR) + 1 }, (_, hour) => `M${hour * HOUR} 1v6`).join('');
