/** Former names of sections and fields of the config, each with the names that replaced it. */
const RENAMED: ReadonlyMap<string, readonly string[]> = new Map([
  ['arenas', ['useCases']],
  ['bare', ['treatmentSummary']],
  ['carousel', ['testimonialCarousel']],
  ['jumpHero', ['contentsHero']],
  ['jumps', ['links']],
  ['lists', ['collapsibleLists']],
  ['slider', ['imageCarousel']],
  ['ways', ['bookingButtons']],
]);

/** Returns the name that replaced a former name, or `undefined` if there is none, or none among the known names. */
export const renamedTo = (name: string, known?: ReadonlySet<string>): string | undefined =>
  RENAMED.get(name)?.find((current) => known?.has(current) ?? true);
