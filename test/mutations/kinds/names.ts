import { row } from '../anchor.ts';
import type { Kind } from '../mutation.ts';
import { CONFIG } from '../texts.ts';

/** Names that the config declares, and duplicates. */
export const names: readonly Kind[] = [
  {
    mistake: 'copies an entry without renaming it',
    rule: 'config/duplicate-name',
    rows: [
      row(CONFIG, "      «'smile-lift'»: {\n        category", "'neck-lift'"),
      row(CONFIG, '      «mind_consultation»: standIn', 'skin_consultations'),
      row(CONFIG, "noShowCharge: '100 percent',\n      «coolingOff»", 'noShowCharge'),
      row('content/images.ts', '  «frown»: standIn(', 'forehead'),
      row(
        'content/copy/home.ts',
        "line: 'Caring for both your physical and mental wellbeing',\n  },\n  «pathways»",
        'cover',
      ),
      row('content/journal.ts', "slug: «'the-moment-after-an-error'»", "'deciding-before-the-facts-are-complete'"),
    ],
  },
  {
    mistake: 'lists one item twice and omits another',
    rule: 'config/duplicate-name',
    rows: [
      row(CONFIG, "const results = ['forehead', «'frown'»", "'forehead'"),
      row(CONFIG, "profiles(['founder-skin', «'doctor-skin'»", "'founder-skin'"),
      row(CONFIG, "reviews(['skin-listened', «'skin-explained'»", "'skin-listened'"),
      row(CONFIG, "categoryCards(['polynucleotides', 'skin-boosters', «'anti-wrinkle'»]", "'polynucleotides'"),
      row(CONFIG, "founders: ['founder-skin', «'founder-mind'»]", "'founder-skin'"),
    ],
  },
  {
    mistake: 'gives two pages the same address',
    rule: 'config/duplicate-output',
    rows: [
      row(CONFIG, "      «'/themindexplored'»: { page", "'/mind'"),
      row(CONFIG, "      «'/tiktok'»: { page", "'/bio'"),
    ],
  },
  {
    mistake: 'writes a name that is not valid in an address',
    rule: 'config/name',
    rows: [
      row(CONFIG, "      «'tca-peel'»: {", "'TCA peel'"),
      row(CONFIG, '      «dao»: standIn', "'dao!'"),
      row(CONFIG, "      «'/team'»: {\n        title", "'/Team'"),
      row(CONFIG, "      «'/team'»: {\n        title", "'/team/'"),
      row(CONFIG, "      «'/team'»: {\n        title", "'team'"),
    ],
  },
  {
    mistake: 'copies a page and changes only half of it',
    rule: 'content/own-page',
    rows: [
      row(CONFIG, "name: 'Profhilo',\n        department: 'skin',\n        treatment: «'profhilo'»", "'sunekos'"),
      row(CONFIG, "name: 'Neck Lift',\n        department: 'skin',\n        treatment: «'neck-lift'»", "'smile-lift'"),
      row(
        CONFIG,
        "name: 'Polynucleotides',\n        department: 'skin',\n        category: «'polynucleotides'»",
        "'skin-boosters'",
      ),
      row(
        CONFIG,
        "anchor: 'polynucleotides',\n        route: «'/categories/polynucleotides'»",
        "'/categories/skin-boosters'",
      ),
      row(
        CONFIG,
        "note: 'Free for first-time clients',\n      }),\n      treatmentCards(«'polynucleotides'»)",
        "'skin-boosters'",
      ),
      row(CONFIG, "name: 'Profhilo',\n        department: «'skin'»,\n        treatment", "'mind'"),
    ],
  },
  {
    mistake: 'misspells the category of a list of articles',
    rule: 'content/empty-page',
    rows: [row(CONFIG, "category: «'mind'»,\n        failed", "'minds'")],
  },
];
