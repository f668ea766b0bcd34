import type { OptionWords, ProgramWords, Values } from './words.ts';

/** Returns a script for bash 3.2 (macOS) and later. No word contains a space or a quotation mark. */
export const bashScript = ({ name, commands, options }: ProgramWords): string =>
  `# Completes “${name}” in bash. Add to ~/.bashrc:  eval "$(npx ${name} completion bash)"
_${name}() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} command= i
  # bash takes the “=” of --format=json for a word.
  if [[ $word == = ]]; then word=
  elif [[ $before == = ]]; then before=\${COMP_WORDS[COMP_CWORD-2]}
  fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    if [[ \${COMP_WORDS[i]} != -* ]]; then command=\${COMP_WORDS[i]}; break; fi
  done
  local IFS=$' \\t\\n'
  case "$command $before" in
${commands.flatMap((command) => command.options.flatMap((option) => valueCase(command.name, option, name))).join('\n')}
  esac
  if [[ $word == -* ]]; then
    case $command in
      '') _${name}_words '${longNames(options)}' ;;
${commands.map((command) => `      ${command.name}) _${name}_words '${longNames(command.options)}' ;;`).join('\n')}
    esac
    return
  fi
  case $command in
    '') _${name}_words '${commands.map((command) => command.name).join(' ')}' ;;
${commands.flatMap((command) => (command.values.kind === 'text' ? [] : `    ${command.name}) ${complete(command.values, name)} ;;`)).join('\n')}
  esac
}
_${name}_words() { COMPREPLY=($(compgen -W "$1" -- "$word")); }
_${name}_paths() {
  local IFS=$'\\n'
  COMPREPLY=($(compgen "$1" -- "$word"))
  compopt -o filenames 2>/dev/null
}
complete -F _${name} ${name}`;

const longNames = (options: readonly OptionWords[]): string => options.map(({ long }) => long).join(' ');

const valueCase = (command: string, { long, short, values }: OptionWords, name: string): readonly string[] => {
  if (!values) return [];
  const names = [long, ...(short === undefined ? [] : [short])].map((option) => `'${command} ${option}'`);
  return [`    ${names.join('|')}) ${complete(values, name)}; return ;;`];
};

function complete({ kind, words }: Values, name: string): string {
  switch (kind) {
    case 'words':
      return `_${name}_words '${words.join(' ')}'`;
    case 'file':
      return `_${name}_paths -f`;
    case 'folder':
      return `_${name}_paths -d`;
    case 'text':
      return ':';
  }
}
