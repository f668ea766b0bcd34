import type { CSSObject } from '@emotion/react';

export interface ScaleProps {
  readonly end: number;
  /** The labels of the scale, from zero to its end, at equal distances. */
  readonly labels: readonly string[];
}

/** Styles of `Scale` inside an element; sections spread them into their own styles. */
export const scales: CSSObject = {
  '& .scale': {
    '& svg': { width: '100%', height: 36, overflow: 'visible' },
    '& path': { fill: 'none', stroke: 'var(--ink)', vectorEffect: 'non-scaling-stroke' },
    '& .bar': { fill: 'var(--accent)', stroke: 'none' },
    '& .saved': { stroke: 'var(--accent)' },
    '@media (forced-colors: active)': { '& path': { stroke: 'CanvasText' }, '& .bar': { fill: 'CanvasText' } },
    '& .ticks': {
      display: 'flex',
      justifyContent: 'space-between',
      height: '1.1rem',
      fontSize: '.75rem',
      lineHeight: '1.1rem',
      color: 'var(--ink-soft)',
    },
    '& .ticks span': { width: 0, display: 'flex', justifyContent: 'center', whiteSpace: 'nowrap' },
    '& .ticks span:first-of-type': { justifyContent: 'flex-start' },
    '& .ticks span:last-of-type': { justifyContent: 'flex-end' },
  },
};

const WIDTH = 400;
/** Number of small ticks per label. */
const TICKS_PER_LABEL = 5;
const [TOP, BOTTOM, LINE] = [4, 18, 24] as const;
const HATCH = 7;

const round = (value: number): number => Math.round(value * 10) / 10;

/** Draws the line with its ticks; ticks at labels are longer. */
function rule({ labels }: ScaleProps): string {
  const count = (labels.length - 1) * TICKS_PER_LABEL;
  const ticks = Array.from({ length: count + 1 }, (_, index) => {
    const long = index % TICKS_PER_LABEL === 0;
    return `M${round((WIDTH * index) / count)} ${LINE}v${long ? 10 : 5}`;
  });
  return `M0 ${LINE}H${WIDTH}${ticks.join('')}`;
}

/** Draws slanted lines over the saving. */
function hatch(from: number, to: number): string {
  const count = Math.floor((to - from - 3) / HATCH);
  return Array.from({ length: Math.max(count, 0) }, (_, index) => {
    const x = round(from + 1 + index * HATCH);
    return `M${x} ${BOTTOM}l4 ${TOP - BOTTOM}`;
  }).join('');
}

/**
 * A price on a ruled scale; the saving compared with a higher price is hatched. Hidden from screen readers, because the
 * table contains the same figures.
 */
export const Scale = ({ amount, reference, ...scale }: ScaleProps & { amount: number; reference?: number }) => {
  const at = (value: number): number => round((WIDTH * value) / scale.end);
  const x = at(amount);
  const end = at(reference ?? amount);
  return (
    <div className="scale" aria-hidden="true">
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} 36`} preserveAspectRatio="none">
        <path d={rule(scale)} />
        <path className="bar" d={`M0 ${TOP}H${x}V${BOTTOM}H0z`} />
        {end > x && <path className="saved" d={`${hatch(x, end)}M${x} ${TOP}H${end}V${BOTTOM}H${x}`} />}
      </svg>
      <div className="ticks">
        {scale.labels.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
    </div>
  );
};
