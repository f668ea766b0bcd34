/** Returns the file of a page below the output folder: '/' → 'index.html', '/team' → 'team.html'. */
export const fileOfPage = (route: string): string => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);
