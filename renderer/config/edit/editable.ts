import { lazy, memoize } from '../../core/lazy.ts';
import { isLoadFailure, type LoadedConfig, type LoadFailure, load } from '../load.ts';
import type { Recorded } from '../locate/instrument.ts';
import { exportedBy } from '../locate/open-config.ts';
import { type RecordedRun, recordRun, sourceFile } from '../locate/record-run.ts';
import type { Overrides } from '../overrides.ts';
import { type Parsed, parse } from '../parse.ts';
import { stripAnnotations } from '../strip-annotations.ts';
import { timeZoneOf } from '../time-zone.ts';
import { decoded, type Texts } from './texts.ts';
import { type Uses, usesIn } from './uses.ts';

/** A config at one state of its files, ready to be described and edited. An edit makes a new one. */
export interface EditableConfig {
  /** Absolute path of the config. */
  readonly file: string;
  /** The owner’s files that can be edited. */
  readonly texts: Texts;
  readonly config: LoadedConfig;
  /** The day whose values are read and edited: '2027-04-01'. */
  readonly day: string;
  /** The config against its schema. It takes most of the time, so it is parsed on first use. */
  readonly parsed: () => Parsed;
  /** Returns the runs that know where values were typed: with markers in strings, and without. */
  readonly run: (markStrings: boolean) => Promise<RecordedRun | undefined>;
  /** Returns where its values were typed; `undefined` if the config cannot run with markers. */
  readonly uses: () => Promise<Uses | undefined>;
  /** The expression that the config exports. */
  readonly root: Recorded;
  readonly overrides: Overrides;
}

export interface OpenOptions {
  /** Absolute path of the config. */
  readonly file: string;
  /** Returns today’s date in a time zone: lists count the items that exist on that day. */
  readonly today: (timeZone: string) => string;
  readonly overrides?: Overrides;
}

export type Read = (path: string) => Promise<Uint8Array | undefined>;

/** Loads a config and reads its files. If the config cannot be run, returns the reason. */
export async function openEditable(options: OpenOptions, read: Read): Promise<EditableConfig | LoadFailure> {
  const config = await load(options);
  if (isLoadFailure(config)) return config;
  const { overrides = {} } = options;
  const day = options.today(timeZoneOf(stripAnnotations(config.value).value));
  return editableOf({ file: options.file, config, texts: await readTexts(config.files, read), day, overrides });
}

/** Returns the same config with other texts. */
export async function withTexts(editable: EditableConfig, texts: Texts): Promise<EditableConfig | LoadFailure> {
  const config = await load({ file: editable.file, overlay: texts });
  return isLoadFailure(config) ? config : editableOf({ ...editable, config, texts });
}

export const isFailure = (result: EditableConfig | LoadFailure): result is LoadFailure => 'findings' in result;

type Parts = Pick<EditableConfig, 'file' | 'config' | 'texts' | 'day' | 'overrides'>;

function editableOf({ file, config, texts, day, overrides }: Parts): EditableConfig {
  const parsed = memoize((path: string) => sourceFile(path, texts.get(path) ?? ''));
  const recorded = [true, false].map((markStrings) =>
    lazy(() => recordRun({ entry: file, texts }, parsed, markStrings)),
  );
  const root = exportedBy(parsed(file));
  return {
    ...{ file, config, texts, day, overrides, root },
    parsed: lazy(() => parse(config.value, { overrides, day })),
    run: async (markStrings) => recorded[markStrings ? 0 : 1]?.(),
    uses: lazy(async () => {
      const run = await recorded[0]?.();
      return run && usesIn(run, root, day);
    }),
  };
}

/** A file that is not UTF-8 is left out: writing it back would change other bytes. */
const readTexts = async (files: readonly string[], read: Read): Promise<Texts> =>
  new Map(
    (await Promise.all(files.map(async (file) => [file, await read(file)] as const))).flatMap(([file, bytes]) => {
      const text = bytes && decoded(bytes);
      return text === undefined ? [] : [[file, text] as const];
    }),
  );
