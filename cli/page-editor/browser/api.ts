import { EDITOR } from '../browser-shared.ts';
import type { FindingView } from '../findings.ts';
import type { ImageView } from '../image-view.ts';
import type { ItemForm } from '../item-form.ts';
import type { CommitResult, ReviewView } from '../review.ts';
import type { Outcome, SessionEvent } from '../session-type.ts';
import type { Summary } from '../summary.ts';
import type { Todo } from '../todo.ts';
import type { ValueView } from '../value-view.ts';

export type {
  CommitResult,
  FindingView,
  ImageView,
  ItemForm,
  Outcome,
  ReviewView,
  SessionEvent,
  Summary,
  Todo,
  ValueView,
};

export type Path = readonly (string | number)[];

export const sameAs =
  (path: Path) =>
  (other: Path): boolean =>
    path.length === other.length && path.every((key, index) => String(key) === String(other[index]));

async function read<Result>(name: string, query: Readonly<Record<string, string>> = {}): Promise<Result> {
  const response = await fetch(`${EDITOR}${name}?${new URLSearchParams(query)}`);
  if (!response.ok) throw new Error((await response.text()).trim());
  return response.json();
}

async function send<Result>(name: string, body: BodyInit): Promise<Result> {
  const response = await fetch(`${EDITOR}${name}`, { method: 'POST', body });
  if (!response.ok) throw new Error((await response.text()).trim());
  return response.json();
}

/** The requests that the editor sends to its server. */
export const api = {
  summary: () => read<Summary>('summary'),
  value: (path: Path) => read<ValueView | null>('value', { path: JSON.stringify(path) }),
  pages: (path: Path) => read<readonly string[]>('pages', { path: JSON.stringify(path) }),
  form: (path: Path, kind?: string) =>
    read<ItemForm>('form', { path: JSON.stringify(path), ...(kind === undefined ? {} : { kind }) }),
  todo: () => read<Todo>('todo'),
  review: () => read<ReviewView>('review'),
  names: () => read<{ readonly facts: readonly string[]; readonly links: readonly string[] }>('names'),
  edit: (change: Readonly<Record<string, unknown>>) => send<Outcome>('edit', JSON.stringify(change)),
  commit: (message: string) => send<CommitResult>('commit', JSON.stringify({ message })),
  sendImage: (path: Path, file: File) =>
    send<Outcome>(`image?${new URLSearchParams({ path: JSON.stringify(path), name: file.name })}`, file),
  /** The address of an image file, which changes with the file. */
  imageAddress: ({ name, file }: ImageView): string => `${EDITOR}image?${new URLSearchParams({ name, file })}`,
  /** Reports every event, every start of a connection, before which events have been missed, and every loss of one. */
  listen: (listener: {
    readonly happened: (event: SessionEvent) => void;
    readonly connected: () => void;
    readonly lost: () => void;
  }) => {
    const source = new EventSource(`${EDITOR}events`);
    source.onopen = listener.connected;
    source.onerror = listener.lost;
    source.onmessage = ({ data }) => listener.happened(JSON.parse(data));
  },
};
