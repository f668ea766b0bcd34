import { unreadable } from '../../renderer/check/outcome.ts';
import { type EditableConfig, isFailure, openEditable } from '../../renderer/config/edit/index.ts';
import type { CommandContext, Exit } from '../context.ts';
import type { NodeIo } from '../node-io.ts';
import { type ConfigFlags, checkOptions, ioOptions } from '../options.ts';
import { programIo } from '../program.ts';
import { reportInvalidSite } from '../report/invalid-site.ts';
import { inRealFolder } from './real-folder.ts';

/** A config that was opened for reading or editing. */
export interface OpenSite<Flags extends ConfigFlags> {
  /** The options, which name the config by the real path of its folder. */
  readonly flags: Flags;
  readonly editable: EditableConfig;
  readonly io: NodeIo;
}

/** Opens the config of a command. If it cannot be run, prints why and returns the exit status. */
export async function openSite<Flags extends ConfigFlags>(
  typed: Flags,
  context: CommandContext,
): Promise<OpenSite<Flags> | { readonly exit: Exit }> {
  const flags = await inRealFolder(typed, context);
  const { file, overrides } = checkOptions(flags, context);
  const io = programIo({ ...ioOptions(flags, context), stop: context.stop });
  const editable = await openEditable({ file, today: io.today, overrides }, io.read);
  if (isFailure(editable)) return { exit: reportInvalidSite(unreadable(editable), typed, context) };
  return { flags, editable, io };
}
