/** Former names of sections and fields of the config, each with the names that replaced it. */
export const RENAMED: ReadonlyMap<string, readonly string[]> = new Map([
  ['arenas', ['useCases']],
  ['bare', ['treatmentSummary']],
  ['carousel', ['testimonialCarousel']],
  ['connect', ['contactHeading']],
  ['jumpHero', ['contentsHero']],
  ['jumps', ['links']],
  ['line', ['drawerNote']],
  ['lists', ['collapsibleLists']],
  ['made', ['generate']],
  ['map', ['mapUrl']],
  ['needs', ['requires']],
  ['not', ['negative']],
  ['of', ['page']],
  ['office', ['registeredOffice']],
  ['place', ['registeredIn']],
  ['profiles', ['socialProfiles']],
  ['slider', ['imageCarousel']],
  ['visits', ['visitNote']],
  ['ways', ['bookingButtons', 'bookingLabels']],
  ['where', ['location']],
  ['whom', ['practitioner']],
  ['without', ['hide']],
]);

/** Returns the name that replaced a former name, or `undefined` if there is none, or none among the known names. */
export const renamedTo = (name: string, known?: ReadonlySet<string>): string | undefined =>
  RENAMED.get(name)?.find((current) => known?.has(current) ?? true);
