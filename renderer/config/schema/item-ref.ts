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
  const help = optionHelp(declaredNames, name) ?? nameHelp(declaredNames, 'treatment', name);
  return {
    params: {
      rule: 'config/reference',
      ...help,
      missingPath: missingPathOf('treatment', name.replace('.', '.options.')),
    },
  };
};

/** Returns help for the name of an option that its treatment lacks: 'massage.half-huor'. */
function optionHelp(
  { names, nearestFact }: DeclaredNames,
  name: string,
): Pick<IssueDetail, 'help' | 'instead'> | undefined {
  const [treatment = '', option] = name.split('.');
  if (option === undefined || !names('treatment').has(treatment)) return undefined;
  const options = `catalogue.${treatment}.options.`;
  const { instead = '' } = nearestFact(`${options}${option}.price`) ?? {};
  if (!instead.startsWith(options))
    return { help: `Write “${treatment}”, or the name of one of its options after the dot.` };
  const meant = `${treatment}.${instead.slice(options.length).replace(/\..*$/, '')}`;
  return { help: `Did you mean “${meant}”?`, instead: meant };
}
