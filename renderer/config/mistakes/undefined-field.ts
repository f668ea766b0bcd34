import type { ConfigPath, Finding } from '../../core/finding.ts';
import { straight } from '../syntax/quote-fix.ts';
import { valueAtPath } from '../value-at.ts';

/** Zod skips an optional field that is undefined, so the owner's value would be lost without a message. */
export const undefinedField = (path: ConfigPath, config: unknown): Finding => ({
  rule: 'config/missing',
  severity: 'error',
  ...(missingArgument(path, config) ?? {
    message: `“${String(path.at(-1))}” is undefined: the name used here has no value.`,
    help: 'Correct the name, or remove the field.',
  }),
  path,
});

type Words = Pick<Finding, 'message' | 'help'>;

/** A call such as button('Find us') without its second argument. */
function missingArgument(path: ConfigPath, config: unknown): Words | undefined {
  const field = path.at(-1);
  if (field === 'answer' && path.at(-3) === 'questions')
    return {
      message: 'This question has no answer.',
      help: "Write a second text after it: question('Does it hurt?', 'A little, at first.'). If a name is there, correct it.",
    };
  if (field === 'copy' && path.at(-3) === 'steps')
    return {
      message: 'This step has no text.',
      help: "Write a second text after its name: step('First visit', 'We look and listen.'). If a name is there, correct it.",
    };
  const label = valueAtPath(config, [...path.slice(0, -1), 'label']);
  return field === 'to' && typeof label === 'string'
    ? {
        message: `The button “${label}” has no link.`,
        help: `Write a page or a booking link after it: button(${straight(label)}, '/treatments'). If a name is there, correct it.`,
      }
    : undefined;
}
