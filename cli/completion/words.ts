import type { Argument, Command, Option } from 'commander';
import { RULE_NAMES } from '../../renderer/core/rule-names.ts';

/** The possible values of an option or an argument. */
export interface Values {
  /** 'file' and 'folder' are completed by the shell; 'text' cannot be completed. */
  readonly kind: 'words' | 'file' | 'folder' | 'text';
  readonly words: readonly string[];
}

export interface OptionWords {
  /** '--help' */
  readonly long: string;
  /** '-h' */
  readonly short: string | undefined;
  readonly description: string;
  /** `undefined` if the option takes no value. */
  readonly values: Values | undefined;
}

/** The words that can follow the name of a command. */
export interface CommandWords {
  readonly name: string;
  readonly description: string;
  readonly options: readonly OptionWords[];
  /** The values of its arguments, which all have the same kind. */
  readonly values: Values;
}

/** The words that can follow the name of the program. */
export interface ProgramWords {
  readonly name: string;
  readonly commands: readonly CommandWords[];
  readonly options: readonly OptionWords[];
}

/** Returns the words of a program from its own commands, so that a new command is completed without further work. */
export function wordsOf(program: Command): ProgramWords {
  const help = program.createHelp();
  const commands = help.visibleCommands(program);
  const names = commands.map((command) => command.name());
  return {
    name: program.name(),
    options: help.visibleOptions(program).map(optionWords),
    commands: commands.map((command) => ({
      name: command.name(),
      description: help.subcommandDescription(command),
      options: help.visibleOptions(command).map(optionWords),
      values: command.name() === 'help' ? words(names) : argumentValues(command.registeredArguments[0]),
    })),
  };
}

const NONE: Values = { kind: 'text', words: [] };
const words = (list: readonly string[]): Values => ({ kind: 'words', words: list });

function optionWords(option: Option): OptionWords {
  const { long, short, description, flags } = option;
  const takesValue = option.required || option.optional;
  const [, placeholder = ''] = /[<[]([\w-]+)/.exec(flags) ?? [];
  const choices = option.argChoices ?? known(option.attributeName());
  return {
    long: long ?? flags,
    short,
    description,
    values: takesValue ? (choices ? words(choices) : shellValues(placeholder)) : undefined,
  };
}

function argumentValues(argument: Argument | undefined): Values {
  if (!argument) return NONE;
  const choices = argument.argChoices ?? known(argument.name());
  return choices ? words(choices) : shellValues(argument.name());
}

/** Names that the help does not list, because they are too many. */
const known = (name: string): readonly string[] | undefined =>
  name === 'rule' ? [...new Set(RULE_NAMES.map((rule) => rule.replace(/\/.*/, ''))), ...RULE_NAMES] : undefined;

const shellValues = (placeholder: string): Values =>
  placeholder === 'file' || placeholder === 'folder' ? { kind: placeholder, words: [] } : NONE;
