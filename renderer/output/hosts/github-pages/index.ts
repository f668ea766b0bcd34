import type { Host } from '../host.ts';

/** The limitations of GitHub Pages; docs/hosting.md has the same list. */
export const LOST = [
  'Its terms do not allow it for an online business (https://docs.github.com/pages/getting-started-with-github-pages/github-pages-limits).',
  'It sends none of our headers: no HSTS, no policy against framing, and browsers cache every file for ten minutes.',
  'Shortcuts answer with their redirect page instead of a redirect; below a folder such as /journal, only the folder itself redirects.',
  'A page with a trailing slash answers 404, and a page with “.html” answers like the page itself.',
  'Every missing address answers with 404.html, also below a folder that has its own.',
] as const;

/** Returns a workflow that builds and publishes the site, with what is lost at its beginning. */
const config: Host['config'] = ({ origin }, { folder }) => `\
# Builds the site and publishes it on GitHub Pages. Save it as .github/workflows/pages.yml. In the settings of the
# repository, choose “GitHub Actions” as the source of Pages, and ${new URL(origin).hostname} as the custom domain.
#
# What GitHub Pages cannot do:
${LOST.map((line) => `# - ${line}`).join('\n')}
name: Pages

on:
  push:
    branches: [main]
  workflow_dispatch:

permissions:
  contents: read
  id-token: write
  pages: write

concurrency:
  group: pages

jobs:
  publish:
    name: Publish the site
    runs-on: ubuntu-latest
    timeout-minutes: 20
    environment:
      name: github-pages
      url: \${{ steps.publish.outputs.page_url }}
    steps:
      - uses: actions/checkout@v5

      - uses: actions/setup-node@v5
        with:
          node-version: 20
          cache: npm

      - name: Install
        run: npm ci --no-audit --no-fund

      - name: Build
        run: npx site build --release --out ${JSON.stringify(folder)}

      # Later versions leave out .well-known.
      - uses: actions/upload-pages-artifact@v3
        with:
          path: ${JSON.stringify(folder)}

      - id: publish
        uses: actions/deploy-pages@v4
`;

export const githubPages: Host = { config };
