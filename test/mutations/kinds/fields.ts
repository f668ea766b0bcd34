import { inQuotes, misspelt, quoted } from '../misspellings.ts';
import type { Mistake } from '../mutation.ts';
import { instead, oneOfEach, renamed, some, without } from '../rows.ts';
import { CONFIG, type SiteFiles } from '../site-files.ts';

/** Fields that every entry of their kind needs. */
const NEEDED =
  /^(clinic\.(email|phone|tagline|language|visits|address\.street|hours\.friday|legal\.name|rating\.count)|catalogue\.[^.]+\.(price|name|category|image)|programmes\.[^.]+\.(schedule|book)|offers\.[^.]+\.(features|ctaText)|categories\.[^.]+\.(anchor|route)|departments\.[^.]+\.(consultation|palette|returning)|navigation\.(bar|footer|connect)|embeds\.map\.(src|link)|people\.[^.]+\.(title|focus))$/;
const withoutName = (path: string) =>
  path.replace(/^(catalogue|programmes|offers|categories|departments|people)\.[^.]+/, '$1');
const FACTS = /^(clinic|catalogue|programmes|offers|departments|routes|navigation|embeds|people|journal)\./;
const isNamedByTheLanguage =
  /\.(price|duration|book|image|category|title|description|phone|subtitle|packages|ctaText|features|registration|index|street|provider|prescriptionOnly|combines|includes|instalments|figures|label)$/;
const OF_COPY = /^(posts|testimonials|images)\.[^.]+\.\w+$/;
const TEXTS = /\.(name|title|label|description|tagline|street|excerpt|quote|ctaText|summary)$/;
const valuesOf = (site: SiteFiles, source: RegExp) => site.spotsAt(/./).filter((spot) => source.test(spot.source));

/** Names of fields and their values. */
export const fields: readonly Mistake[] = [
  {
    mistake: 'misspells the name of a field',
    rule: 'config/unknown-key',
    everywhere: (site) =>
      some(
        renamed(
          site.spotsAt(FACTS, CONFIG).filter(({ path }) => isNamedByTheLanguage.test(path)),
          misspelt,
        ),
        8,
      ),
  },
  {
    mistake: 'misspells the name of a field in content/',
    rule: 'config/unknown-key',
    everywhere: (site) => some(renamed(site.spotsAt(OF_COPY, 'content/'), misspelt), 5),
  },
  {
    mistake: 'misspells an option of a section',
    rule: 'config/unknown-key',
    everywhere: (site) => some(renamed(site.spotsAt(/^\/[^.]*\.\d+\.\w+\(\)\.\d\.\w+$/, CONFIG), misspelt), 5),
  },
  {
    mistake: 'removes a required field',
    rule: 'config/missing',
    everywhere: (site) => without(oneOfEach(site.spotsAt(NEEDED, CONFIG), withoutName)),
  },
  { mistake: 'empties a list of items to show', rule: 'config/missing' },
  {
    mistake: 'writes a number in quotes',
    rule: 'config/type',
    everywhere: (site) =>
      some(
        instead(valuesOf(site, /^\d+$/), (text) => `'${text}'`),
        4,
      ),
  },
  {
    mistake: 'writes “true” in quotes',
    rule: 'config/type',
    everywhere: (site) =>
      some(
        instead(valuesOf(site, /^(true|false)$/), (text) => `'${text}'`),
        3,
      ),
  },
  { mistake: 'writes a number instead of a string', rule: 'config/type' },
  { mistake: 'writes a single item instead of a list', rule: 'config/type' },
  { mistake: 'writes a value that is not one of the allowed words', rule: 'config/type' },
  {
    mistake: 'empties a string',
    rule: 'config/text',
    // Another kind empties the titles and descriptions of pages.
    everywhere: (site) =>
      some(
        instead(
          site.textsAt(TEXTS).filter(({ path }) => !path.startsWith('routes.')),
          quoted(''),
        ),
        5,
      ),
  },
  {
    mistake: 'leaves a space at the end of a string',
    rule: 'config/text',
    everywhere: (site) =>
      some(
        instead(
          site.textsAt(TEXTS),
          inQuotes((text) => `${text} `),
        ),
        4,
      ),
  },
  { mistake: 'types a number outside its range', rule: 'config/number' },
  { mistake: 'mistypes an address, a number or a code', rule: 'config/format' },
  { mistake: 'mistypes a colour', rule: 'config/colour' },
];
