/** The route of a generated treatment page: in the folder of the catalogue, which may be the root. */
export const generatedRoute = (catalogueRoute: string, slug: string): string =>
  `${catalogueRoute === '/' ? '' : catalogueRoute}/${slug}`;
