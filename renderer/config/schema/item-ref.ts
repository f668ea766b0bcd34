import { z } from 'zod';
import { type DeclaredNames, type IssueDetail, namesOf } from './base.ts';
import { missingPathOf, nameHelp } from './references.ts';

/** A treatment, or one of its options: 'massage.half-hour'. */
export const itemRef = (declaredNames: DeclaredNames) =>
  z
    .string()
    .meta(namesOf('item'))
    .superRefine((name, context) => {
      if (
        declaredNames.names('treatment').has(name) ||
        declaredNames.isFact(`catalogue.${name.replace('.', '.options.')}.price`)
      )
        return;
      context.addIssue({
        code: 'custom',
        message: `There is no treatment or option “${name}”.`,
        input: name,
        ...optionDetail(declaredNames, name),
      });
    });

const optionDetail = (declaredNames: DeclaredNames, name: string): { params: IssueDetail } => {
  const help = nameHelp(declaredNames, 'treatment', name);
  return {
    params: {
      rule: 'config/reference',
      ...help,
      missingPath: missingPathOf('treatment', name.replace('.', '.options.')),
    },
  };
};
