/** Returns the smallest site with other categories and treatments instead of its own. */
export function practice(minimal, { categories, treatments }) {
  const entries = (key) => Object.fromEntries(treatments.map((one) => [one.route, one[key]]));
  const { '/treatments/massage': _massage, ...routes } = minimal.routes;
  const { '/treatments/massage': _page, ...pages } = minimal.pages;
  const { main } = minimal.departments;
  return {
    ...minimal,
    departments: { main: { ...main, consultation: { ...main.consultation, treatment: treatments[0].slug } } },
    categories: Object.fromEntries(categories.map((category) => [category.slug, categoryFacts(category)])),
    catalogue: Object.fromEntries(treatments.map(({ slug, facts }) => [slug, facts])),
    // Its lists of treatments are longer than on any real page.
    budgets: { page: '200 KB' },
    navigation: { ...minimal.navigation, bar: [{ label: 'Treatments', to: '/treatments' }] },
    routes: {
      ...routes,
      ...Object.fromEntries(categories.map((category) => [category.route, categoryAddress(category)])),
      ...entries('address'),
    },
    pages: {
      ...pages,
      '/': [{ kind: 'hero', title: 'Small Practice', lead: 'Everything by hand.', bookingButtons: 'both' }],
      '/treatments': [
        { kind: 'hero', title: 'Treatments', lead: 'What we do.', bookingButtons: 'both' },
        {
          kind: 'catalogueGroups',
          title: 'All treatments',
          department: 'main',
          categories: categories.map(({ slug }) => slug),
        },
      ],
      ...Object.fromEntries(categories.map((category) => [category.route, categoryPage(category)])),
      ...entries('page'),
    },
  };
}

const categoryFacts = ({ slug, name, route, description }) => ({
  department: 'main',
  name,
  anchor: slug,
  route,
  description,
});

const categoryAddress = ({ name, title, summary }) => ({ title, description: summary, name });

const categoryPage = ({ slug, name, lead }) => [
  { kind: 'hero', title: name, lead, bookingButtons: 'both' },
  { kind: 'treatmentCards', category: slug },
];
