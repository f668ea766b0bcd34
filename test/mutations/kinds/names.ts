import { row } from '../anchor.ts';
import type { Kind } from '../mutation.ts';
import { CONFIG } from '../texts.ts';

/** Names that are declared, and what stands twice. */
export const names: readonly Kind[] = [
  {
    slip: 'copies something, and does not rename it',
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
    slip: 'shows one thing twice, and another not at all',
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
    slip: 'gives two pages the same address',
    rule: 'config/duplicate-output',
    rows: [
      row(CONFIG, "      «'/themindexplored'»: { page", "'/mind'"),
      row(CONFIG, "      «'/tiktok'»: { page", "'/bio'"),
    ],
  },
  {
    slip: 'writes a name that no address can hold',
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
    slip: 'copies a page, and changes it by half',
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
    slip: 'misspells the category of a list of articles',
    rule: 'content/empty-page',
    rows: [row(CONFIG, "category: «'mind'»,\n        failed", "'minds'")],
  },
];
