/** The square logo: one field of colour for each department. */
export const ClinicLogo = ({ colours }: { colours: readonly string[] }) => (
  <svg viewBox={`0 0 ${colours.length} 1`} preserveAspectRatio="none" aria-hidden="true">
    {colours.map((colour, index) => (
      <path key={colour} fill={colour} d={`M${index} 0h1v1h-1z`} />
    ))}
  </svg>
);
