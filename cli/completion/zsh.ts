import type { CommandWords, OptionWords, ProgramWords, Values } from './words.ts';

/** Returns a script for zsh, which shows the descriptions beside the words. */
export const zshScript = ({ name, commands, options }: ProgramWords): string =>
  `#compdef ${name}
# Completes “${name}” in zsh. Add to ~/.zshrc:  eval "$(npx ${name} completion zsh)"
_${name}() {
  local context state state_descr line
  typeset -A opt_args
  _arguments -C ${[...options.map(optionSpec), "'1: :->command'", "'*:: :->arguments'"].join(' ')}
  case $state in
    command)
      local -a commands=(
${commands.map((command) => `        ${quoted(`${command.name}:${command.description}`)}`).join('\n')}
      )
      _describe -t commands command commands ;;
    arguments)
      case $line[1] in
${commands.map(argumentsCase).join('\n')}
      esac ;;
  esac
}
(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
compdef _${name} ${name}`;

const argumentsCase = (command: CommandWords): string =>
  [
    `        ${command.name}) _arguments`,
    ...command.options.map(optionSpec),
    `${quoted(`*: :${action(command.values)}`)} ;;`,
  ].join(' ');

function optionSpec({ long, short, description, values }: OptionWords): string {
  const text = `[${description.replace(/[\\[\]:]/g, '\\$&')}]`;
  // The value follows as the next word, or after “=”.
  const names = values ? [`${long}=`, short] : [long, short];
  const value = values ? `: :${action(values)}` : '';
  return names.flatMap((option) => (option === undefined ? [] : quoted(`*${option}${text}${value}`))).join(' ');
}

function action({ kind, words }: Values): string {
  switch (kind) {
    case 'words':
      return `(${words.join(' ')})`;
    case 'file':
      return '_files';
    case 'folder':
      return '_files -/';
    case 'text':
      return ' ';
  }
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
