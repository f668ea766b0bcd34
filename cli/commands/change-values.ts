import type { Command } from 'commander';
import type { AddFlags } from '../actions/add.ts';
import type { MoveFlags } from '../actions/move.ts';
import type { SetFlags } from '../actions/set.ts';
import type { CommandContext } from '../context.ts';
import type { ChangeFlags } from '../edit/change-flags.ts';
import { atOption, configOption, formatOption, type Run, releaseOption } from './shared.ts';

const PATHS = `
A path names a value: clinic.phone, catalogue.massage.price, clinic.closures.0.from,
pages./about.faq.questions.0.answer. “site get” lists all of them.`;

const EXIT_STATUS = `
An edit is checked like “site check” does before it is written. Exit status: 0 done, 1 refused (nothing is written),
2 wrong usage or an unreadable config.`;

/** Adds the options of all commands that edit a config. */
const editOptions = (command: Command): Command =>
  command
    .addOption(configOption())
    .addOption(atOption())
    .option('--dry-run', 'show the edit as a diff instead of making it')
    .option('--everywhere', 'if other values share the place where a value was typed, change them too')
    .addOption(formatOption(['pretty', 'json']));

export const setCommand = (program: Command, run: Run, context: CommandContext) =>
  editOptions(program.command('set'))
    .summary('change a value where it was typed')
    .description('change a value where it was typed, and nothing else in the file')
    .argument('<path-and-value...>', 'a path and its new value; more of them for values that only fit together')
    .option('--final', 'keep the values of these stand-ins: they are final')
    .option('--without-exceptions', 'remove the exceptions of the values, which were made for others')
    .addHelpText(
      'after',
      `
Examples:
  $ site set catalogue.massage.price '£65 per session'
  $ site set catalogue.massage.price 65            a number alone keeps the words around it
  $ site set catalogue.massage.price +5%           computed, in whole pounds; -5% too
  $ site set 'catalogue.*.price' +5%               the price of every treatment
  $ site set clinic.hours.monday 9am-5.30pm        is written as 09:00–17:30
  $ site set clinic.phone '0113 496 0000'          also removes the stand-in
  $ site set clinic.email --final                  the stand-in’s own value is right
  $ site set offers.pair.price £110 --without-exceptions
  $ site set routes./bio.hide '["header"]'         a list, as JSON
${PATHS}
${EXIT_STATUS}`,
    )
    .action((words: readonly string[], flags: SetFlags) =>
      run(async () => (await import('../actions/set.ts')).runSet(words, flags, context)),
    );

export const addCommand = (program: Command, run: Run, context: CommandContext) =>
  editOptions(program.command('add'))
    .summary('add a treatment, a page, a section or another item')
    .description('add a treatment, a page, a section, or an item of any list')
    .argument(
      '<kind>',
      'treatment, category, programme, offer, booking, image, person, testimonial, comparison, example, document, embed, term, department, page, alias or section; or the path of a list or of a new entry',
    )
    .argument('[words...]', 'its name, and FIELD=VALUE for each of its fields; or the value, if it is a single one')
    .option('--before <path>', 'put it before this item (default: at the end)')
    .option('--after <path>', 'put it after this item')
    .addHelpText(
      'after',
      `
Examples:
  $ site add booking deep_massage https://book.clinic.example/deep
  $ site add treatment deep-massage category=massage name='Deep massage' description='Slow and firm.' \\
      price=£70 duration=1h book=deep_massage image=room
  $ site add clinic.closures from=2027-12-24 to=2028-01-01 reason='Staff training'
  $ site add catalogue.massage.packages label='Course of five' sessions=5 price=£310
  $ site add pages./about.faq.questions question='Does it hurt?' answer='A little, at first.'
  $ site add people.jo.qualifications 'Diploma in massage, 2019'
  $ site add section /about quotation quote='Look first.' label='What we hold to' --before pages./about.closing
  $ site add page /prices name=Prices title='All prices' description='What everything costs.'

docs/reference.md lists the fields of each kind.
${EXIT_STATUS}`,
    )
    .action((kind: string, words: readonly string[], flags: AddFlags) =>
      run(async () => (await import('../actions/add.ts')).runAdd(kind, words, flags, context)),
    );

export const removeCommand = (program: Command, run: Run, context: CommandContext) =>
  editOptions(program.command('remove'))
    .summary('remove a field, an entry or an item')
    .description('remove a field, an item of a list or an entry, with its line and its comment')
    .argument('<paths...>', 'what to remove; several if they only make sense together')
    .addHelpText(
      'after',
      `
Examples:
  $ site remove clinic.closures.0
  $ site remove pages./about.quotation
  $ site remove catalogue.peel booking.peel routes./treatments/peel pages./treatments/peel
${PATHS}
${EXIT_STATUS}`,
    )
    .action((paths: readonly string[], flags: ChangeFlags) =>
      run(async () => (await import('../actions/remove.ts')).runRemove(paths, flags, context)),
    );

export const moveCommand = (program: Command, run: Run, context: CommandContext) =>
  editOptions(program.command('move'))
    .summary('move a section or another item')
    .description('move a section, a question, a treatment or another item of a list or record')
    .argument('<path>', 'what to move')
    .allowExcessArguments()
    .option('--before <path>', 'the item before which it is put')
    .option('--after <path>', 'the item after which it is put')
    .option('--to <list>', 'the list at whose end it is put')
    .addHelpText(
      'after',
      `
Examples:
  $ site move pages./about.faq --before pages./about.closing
  $ site move pages./about.faq --to pages./contact
  $ site move catalogue.deep-massage --after catalogue.massage
${PATHS}
${EXIT_STATUS}`,
    )
    .action((_path: string, flags: MoveFlags, { args }: Command) =>
      run(async () => (await import('../actions/move.ts')).runMove(args, flags, context)),
    );

export const fixCommand = (program: Command, run: Run, context: CommandContext) =>
  program
    .command('fix')
    .summary('make every correction that has only one possible meaning')
    .description('make every correction that has only one possible meaning, such as that of a misspelt name')
    .addOption(configOption())
    .addOption(atOption())
    .addOption(releaseOption())
    .option('--dry-run', 'show the corrections as a diff instead of making them')
    .addOption(formatOption(['pretty', 'json']))
    .addHelpText(
      'after',
      `
In reports with --format json, these findings have a “fix”. A second run changes nothing.
Exit status: 0 no error is left, 1 some errors need a decision, 2 wrong usage or an unreadable config.`,
    )
    .action((flags: ChangeFlags) => run(async () => (await import('../actions/fix.ts')).runFix(flags, context)));
