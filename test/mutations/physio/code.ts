import { row } from '../anchor.ts';
import type { Handwritten } from '../mutation.ts';
import { CONFIG } from '../site-files.ts';

/** Punctuation and names of TypeScript, the language of the config. */
export const code: Handwritten = {
  'omits a bracket, a quotation mark or a comma': [
    row(CONFIG, "'By appointment; ring for a place the same day«'»,", '', {
      anchor: 'ring for a place the same day,«\n»',
    }),
    row(CONFIG, "name: 'Back class'«,»\n        description", '', {
      anchor: "name: 'Back class«'»\n        description",
    }),
    row('content/copy.ts', "title: 'Two of us, and time for you'«,»", '', { anchor: "for you«'»\n    text" }),
  ],
  'types an apostrophe inside a quoted string': [
    row(CONFIG, "name: 'Runner«’»s review',\n        subtitle", "'", { anchor: "name: 'Runner'«s»" }),
    row('content/services.ts', 'We work from your surgeon«’»s instructions', "'", {
      anchor: "your surgeon'«s» instructions",
    }),
  ],
  'misspells the name of an imported file': [row(CONFIG, "from «'./content/services.ts'»", "'./content/servcies.ts'")],
  'misspells a function of the config language or an imported name': [
    row(CONFIG, "packages: [«course»('Four visits'", 'corse'),
    row(CONFIG, '«quickFacts»(home.facts.title', 'quickFact'),
    row(CONFIG, 'closing(«sportsMassage».closing.title', 'sportMassage'),
    row(CONFIG, 'journey(«home».steps.title', 'Home'),
    row(CONFIG, 'closing(home.«closing».title', 'clsing'),
    row(CONFIG, 'journey(firstAssessment.«steps».title', 'step'),
  ],
  'misspells a field of the copy': [
    row(CONFIG, 'collapsibleLists(«start.bring.title», ', 'start.bring.titel'),
    row(CONFIG, 'faq(«home.questions», {', 'home.question'),
    row(CONFIG, 'journey(home.steps.title, «home.steps.steps»)', 'home.steps.step'),
    row(CONFIG, 'lead: «backClass.lead»', 'backClass.laed'),
    row(CONFIG, "benefits(«sportsMassage.benefits», { title: 'When", 'sportsMassage.benefit'),
    row(CONFIG, 'text: «home.closing.text»', 'home.closing.txt'),
  ],
};
