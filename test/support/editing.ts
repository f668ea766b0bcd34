/** Editing a config in tests: without writing files, unless a test says so. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  applyEdits,
  type Change,
  type EditableConfig,
  isFailure,
  isRefusal,
  openEditable,
  type ProofOptions,
  type ProvenEdit,
  propose,
  type Refusal,
  type Texts,
  withTexts,
} from '../../renderer/config/edit/index.ts';
import type { ConfigPath } from '../../renderer/core/finding.ts';
import { inFolder, TODAY, writeFiles } from './sites.ts';

const read = (path: string): Promise<Uint8Array | undefined> => readFile(path).catch(() => undefined);

/** Opens a config as it is on the day of the tests. */
export async function opened(file: string, day = TODAY): Promise<EditableConfig> {
  const editable = await openEditable({ file, today: () => day }, read);
  if (isFailure(editable)) throw new Error(editable.findings[0]?.message);
  return editable;
}

/** Runs with a config of the given files. */
export const withConfig = <T>(
  files: Readonly<Record<string, string>>,
  run: (editable: EditableConfig) => Promise<T>,
  day?: string,
): Promise<T> =>
  inFolder(async (folder) => {
    await writeFiles(folder, files);
    return run(await opened(join(folder, 'site.config.ts'), day));
  });

/** Returns the same config with other texts. */
export async function reopened(editable: EditableConfig, texts: Texts): Promise<EditableConfig> {
  const next = await withTexts(editable, texts);
  if (isFailure(next)) throw new Error(next.findings[0]?.message);
  return next;
}

/** 'a.0.b' → ['a', 0, 'b'] */
export const keys = (path: string): ConfigPath =>
  path === '' ? [] : path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** Makes a change, or fails the test with the reason why it was refused. */
export async function made(editable: EditableConfig, change: Change, options?: ProofOptions): Promise<ProvenEdit> {
  const proven = await propose(editable, change, options);
  if (isRefusal(proven)) throw new Error(`${proven.message} ${proven.help} ${JSON.stringify(proven.findings)}`);
  return proven;
}

/** Makes a change that must be refused. */
export async function refusal(editable: EditableConfig, change: Change, options?: ProofOptions): Promise<Refusal> {
  const proven = await propose(editable, change, options);
  if (!isRefusal(proven)) throw new Error(`It was not refused: ${JSON.stringify(proven.edits)}`);
  return proven;
}

/** Returns the text of the config after a change. */
export const textAfter = async (editable: EditableConfig, change: Change, options?: ProofOptions): Promise<string> =>
  applyEdits(editable.texts, (await made(editable, change, options)).edits).get(editable.file) ?? '';
