import { Argument, type Command } from 'commander';
import { completionScript, SHELLS } from '../completion/index.ts';
import { type CommandContext, EXIT } from '../context.ts';
import type { Run } from './shared.ts';

export const completionCommand = (program: Command, run: Run, { terminal }: CommandContext) =>
  program
    .command('completion')
    .summary('print a script that completes commands in a shell')
    .description('print a script with which a shell completes the commands, their options and the names of rules')
    .addArgument(new Argument('<shell>', 'the shell').choices([...SHELLS]))
    .addHelpText(
      'after',
      `
Add one of these lines to the file that your shell reads when it starts:
  ~/.bashrc                       eval "$(npx site completion bash)"
  ~/.zshrc                        eval "$(npx site completion zsh)"
  ~/.config/fish/config.fish      npx site completion fish | source

They complete the command “site”. If you run it with npx, add a function with this name too:
  bash and zsh                    site() { npx site "$@"; }
  fish                            function site; npx site $argv; end`,
    )
    .action((shell: string) =>
      run(async () => {
        terminal.print(completionScript(shell, program));
        return EXIT.ok;
      }),
    );
