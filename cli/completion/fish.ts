import type { OptionWords, ProgramWords, Values } from './words.ts';

/** Returns a script for fish, which shows the descriptions beside the words. */
export const fishScript = ({ name, commands, options }: ProgramWords): string =>
  [
    `# Completes “${name}” in fish. Add to ~/.config/fish/config.fish:  npx ${name} completion fish | source`,
    `complete -c ${name} -f`,
    ...options.map((option) => `complete -c ${name} -n __fish_use_subcommand ${optionWords(option)}`),
    ...commands.flatMap(({ name: command, description, options: own, values }) => {
      const after = `complete -c ${name} -n '__fish_seen_subcommand_from ${command}'`;
      return [
        `complete -c ${name} -n __fish_use_subcommand -a ${command} -d ${quoted(description)}`,
        ...own.map((option) => `${after} ${optionWords(option)}`),
        ...(values.kind === 'text' ? [] : [`${after} ${valueWords(values)}`]),
      ];
    }),
  ].join('\n');

const optionWords = ({ long, short, description, values }: OptionWords): string =>
  [
    ...(short === undefined ? [] : [`-s ${short.slice(1)}`]),
    `-l ${long.slice(2)} -d ${quoted(description)}`,
    // Without -x, fish offers files too.
    ...(values ? [`${values.kind === 'file' ? '-r' : '-x'} ${valueWords(values)}`.trimEnd()] : []),
  ].join(' ');

function valueWords({ kind, words }: Values): string {
  switch (kind) {
    case 'words':
      return `-a '${words.join(' ')}'`;
    case 'file':
      return '-F';
    case 'folder':
      return "-a '(__fish_complete_directories)'";
    case 'text':
      return '';
  }
}

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;
