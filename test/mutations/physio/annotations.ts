import { row } from '../anchor.ts';
import type { Handwritten } from '../mutation.ts';
import { CONFIG } from '../site-files.ts';

const ICON = "    icon: 'icon',«»";

/** Mistakes in the severities of rules. */
export const annotationMistakes: Handwritten = {
  'sets a rule about facts to “warning” or “off”': [
    row(CONFIG, ICON, "\n    rules: { 'link/dead': 'warning' },", { anchor: "rules: { «'link/dead'»" }),
    row(CONFIG, ICON, "\n    rules: { 'price/reference': 'off' },", { anchor: "rules: { «'price/reference'»" }),
  ],
  'sets a rule to an unknown severity': [
    row(CONFIG, ICON, "\n    rules: { 'claim/effect': 'warn' },", { anchor: "'claim/effect': «'warn'»" }),
  ],
};
