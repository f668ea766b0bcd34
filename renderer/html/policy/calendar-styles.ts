/**
 * The hashes of the styles that Cal.com's script (embed-core 1.5.3) writes into a page around its frame, and the
 * keyword that makes them apply to `style` attributes, where most of these styles are. A later version may write
 * others: the browser blocks and reports these, and components/islands/embed/load/apply-blocked-styles.ts applies them.
 */
export const CALENDAR_STYLES: readonly string[] = [
  "'unsafe-hashes'",
  // An empty element, before the script fills it.
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  // Elements.
  "'sha256-enqvjlGzdpcK2nWIOZA9DbOYKEKrmBK6lc4X9S4wAzs='",
  "'sha256-pdAm0cmRHJpOJT8bicfr4iTw6URCqXchP0cL7qicg5w='",
  "'sha256-coIJnNWZtf0X55vkQ0SfV/Q+RsEOnnAYv1v+LyO4V4Q='",
  "'sha256-ccO6EHhUw1Qp0oM8RgkxFqvkd7FdfUxn47YeQyp9Vgg='",
  "'sha256-O81H5I9nfGc1MTzTE+N7PtduuBNuw3+6MgEbeH645Ns='",
  // Attributes.
  "'sha256-geTGQaupQFI25+Kg4yoXYFFuAEg8ZB+BogEpL5LVFL4='",
  "'sha256-nMxMqdZhkHxz5vAuW/PAoLvECzzsmeAxD/BNwG15HuA='",
  "'sha256-f2JpT1PjQu4dm2yYFndgPRiQ8DTWmZklkNNjcWfJHKA='",
  "'sha256-0BCb4r3iAos0KG6RgUBSxnLtSDhoA/BmIqpIfQte/TM='",
  "'sha256-wwrQX7GEPmy3V4j+GlNx88qCBiw3yMv22vzebTTLse8='",
  "'sha256-aU5z38R603Y3jEF/3bAjAPcKk29SOo5AJZOMMibw+3A='",
  "'sha256-6yxTO1bUXh+DUX6tPeuulhLd5CG3VRBFGLZKTiHgGsY='",
  "'sha256-cwOE9CYeeZqDquVCzyyTmkh93Eh4euHW+azm5AcbMvI='",
  "'sha256-K1JHZQ/WTxA7RLlYZ+G9BLyRU+NWi5XoLY/oFDq0wQg='",
];
