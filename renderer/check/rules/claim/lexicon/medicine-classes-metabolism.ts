/** Prescription-only medicines for diabetes, the thyroid, the bones and Cushing’s disease; sources: `medicine-classes.ts`. */
import type { MedicineClass } from './medicine-class.ts';

export const METABOLISM_MEDICINES: readonly MedicineClass[] = [
  {
    instead: 'a medicine for diabetes',
    stems: 'glitazone|gliptin|gliflozin',
    names:
      'acarbose|caninsulin|forxiga|gli(?:clazide|mepiride|pizide)|glucophage|humalog|invokana|januvia|jardiance|lantus|levemir|metformin|novorapid|prozinc|semglee|toujeo|tresiba',
  },
  {
    instead: 'a medicine for the thyroid',
    names: 'armour thyroid|carbimazole|felimazole|levothyroxine|liothyronine|thiamazole',
  },
  {
    instead: 'a medicine for the bones',
    stems: 'dron(?:ate|ic acid)',
    names: 'osphos|tildren',
  },
  { instead: 'a medicine for Cushing’s disease', names: 'pergolide|prascend' },
];
