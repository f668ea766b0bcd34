import { row } from '../anchor.ts';
import type { Handwritten } from '../mutation.ts';
import { CONFIG } from '../site-files.ts';

/** Names that the config declares, and duplicates. */
export const names: Handwritten = {
  'copies an entry without renaming it': [
    row(CONFIG, "      «'strength-test'»: {\n        category", "'running-assessment'"),
    row(CONFIG, '      «massage_long»: ', 'massage_half'),
    row(CONFIG, '      «daniel»: {', 'ruth'),
    row(CONFIG, "      «missedCharge»: 'the whole", 'lateCharge'),
    row('content/images.ts', '  «knee»: {', 'back'),
    row(
      'content/copy.ts',
      "text: 'An ankle that will not settle, a back that stops you working, a first race. Each has its own way in.',\n  },\n  «steps»",
      'groups',
    ),
  ],
  'lists one item twice and omits another': [
    row(CONFIG, "profiles(['ruth', «'daniel'»", "'ruth'"),
    row(CONFIG, "people(['ruth', «'daniel'»", "'ruth'"),
    row(CONFIG, "categoryCards(['sport-and-running', «'rehabilitation'»", "'sport-and-running'"),
    row(CONFIG, "first: ['telephone-advice', «'first-assessment'»", "'telephone-advice'"),
  ],
  'gives two pages the same address': [row(CONFIG, "aliases: { «'/fees'»: {", "'/services'")],
  'writes a name that is not valid in an address': [
    row(CONFIG, "      «'strength-test'»: {\n        category", "'Strength test'"),
    row(CONFIG, '      «knee_visit»: ', "'knee!'"),
    row(CONFIG, "      «'/people'»: {\n        title", "'/People'"),
    row(CONFIG, "      «'/people'»: {\n        title", "'/people/'"),
    row(CONFIG, "      «'/people'»: {\n        title", "'people'"),
  ],
  'copies a page and changes only half of it': [
    row(CONFIG, "name: 'Running assessment',\n        treatment: «'running-assessment'»", "'first-assessment'"),
    row(CONFIG, "name: 'Knee rehabilitation',\n        treatment: «'knee-rehabilitation'»", "'back-class'"),
    row(CONFIG, "name: 'Sport and running',\n        category: «'sport-and-running'»", "'rehabilitation'"),
    row(CONFIG, "anchor: 'sport',\n        route: «'/sport'»", "'/rehabilitation'"),
  ],
};
