const RINGS = Array.from({ length: 15 }, (_, index) => index);

/** Contour lines around a point, with a square beside them: the drawing for cells without an image. */
export const Contours = ({ className }: { className?: string }) => (
  <svg className={className} viewBox="0 0 800 800" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">
    <g stroke="var(--accent)" strokeWidth="1">
      {RINGS.map((ring) => (
        <ellipse
          key={ring}
          cx={470 - 9 * ring}
          cy={300 + 7 * ring}
          rx={14 + 38 * ring + ring * ring}
          ry={10 + 29 * ring + ring * ring}
          transform={`rotate(${-34 + 3 * ring} 470 300)`}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </g>
    <path d="M196 512h16v16h-16z" fill="var(--accent)" />
  </svg>
);
