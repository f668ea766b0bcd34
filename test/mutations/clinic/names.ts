import { row } from '../anchor.ts';
import type { Handwritten } from '../mutation.ts';
import { CONFIG } from '../site-files.ts';

/** Names that the config declares, and duplicates. */
export const names: Handwritten = {
  'copies an entry without renaming it': [
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
  'lists one item twice and omits another': [
    row(CONFIG, "const results = ['forehead', «'frown'»", "'forehead'"),
    row(CONFIG, "profiles(['founder-skin', «'doctor-skin'»", "'founder-skin'"),
    row(CONFIG, "reviews(['skin-listened', «'skin-explained'»", "'skin-listened'"),
    row(CONFIG, "categoryCards(['polynucleotides', 'skin-boosters', «'anti-wrinkle'»]", "'polynucleotides'"),
    row(CONFIG, "founders: ['founder-skin', «'founder-mind'»]", "'founder-skin'"),
  ],
  'gives two pages the same address': [
    row(CONFIG, "      «'/themindexplored'»: { page", "'/mind'"),
    row(CONFIG, "      «'/tiktok'»: { page", "'/bio'"),
  ],
  'writes a name that is not valid in an address': [
    row(CONFIG, "      «'tca-peel'»: {", "'TCA peel'"),
    row(CONFIG, '      «dao»: standIn', "'dao!'"),
    row(CONFIG, "      «'/team'»: {\n        title", "'/Team'"),
    row(CONFIG, "      «'/team'»: {\n        title", "'/team/'"),
    row(CONFIG, "      «'/team'»: {\n        title", "'team'"),
  ],
  'copies a page and changes only half of it': [
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
  'misspells the category of a list of articles': [row(CONFIG, "category: «'mind'»,\n        failed", "'minds'")],
};
