/** A rating in stars. */
export interface StarsProps {
  readonly value: number;
  readonly best: number;
  /** The accessible name: '5.0 out of 5'. */
  readonly label: string;
}

const STAR = 'm6 .4 1.600 3.800 4.100.3-3.100 2.700.9 4L6 9.100 2.500 11.200l.9-4L.3 4.500l4.100-.3z';
const STEP = 15;
const COUNT = 5;
const WIDTH = STEP * COUNT - 3;
const PLACES = Array.from({ length: COUNT }, (_, index) => index * STEP);

/** Five stars, filled up to the rating: the inner drawing is clipped at its edge. */
export const Stars = ({ value, best, label }: StarsProps) => (
  <svg className="stars" viewBox={`0 0 ${WIDTH} 12`} width={WIDTH} height="12" role="img" aria-label={label}>
    {value < best && <Row opacity={0.25} />}
    {/* biome-ignore lint/a11y/noSvgWithoutTitle: it is a part of the drawing that is named above */}
    <svg width={(WIDTH * value) / best} height="12">
      <Row />
    </svg>
  </svg>
);

const Row = ({ opacity }: { opacity?: number }) => (
  <g fill="currentColor" opacity={opacity}>
    {PLACES.map((x) => (
      <path key={x} transform={`translate(${x})`} d={STAR} />
    ))}
  </g>
);
