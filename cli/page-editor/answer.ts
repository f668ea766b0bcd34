import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { type EditableConfig, isRefusal, readInput } from '../../renderer/config/edit/index.ts';
import { valueAtPath } from '../../renderer/config/value-at.ts';
import type { HostResponse } from '../../renderer/output/hosts/respond.ts';
import { diskProblem, UsageError } from '../context.ts';
import { shortened } from '../edit/summary.ts';
import { EDITOR, MAX_IMAGE_BYTES, MAX_IMAGE_MEGABYTES } from './browser-shared.ts';
import type { Guard } from './guard.ts';
import type { ImageFiles } from './image-files.ts';
import { additionFrom, itemForm } from './item-form.ts';
import { namesFor } from './names.ts';
import type { Review } from './review.ts';
import type { Outcome, Session } from './session-type.ts';
import { imageFile, json, plain, shellPage } from './shell.ts';
import type { SitePages } from './site-pages.ts';
import { summaryOf } from './summary.ts';
import { todoOf } from './todo.ts';
import { valueView } from './value-view.ts';

interface EditorParts {
  readonly guard: Guard;
  readonly session: Session;
  readonly pages: SitePages;
  readonly review: Review;
  readonly images: ImageFiles;
  /** The script and the styles of the editor, by their addresses. */
  readonly files: ReadonlyMap<string, HostResponse>;
  /** The port that the editor listens on. */
  readonly port: () => number;
}

const key = z.union([z.string(), z.number()]);
const path = z.array(key);

/** The requests of the editor; each names its kind. */
const request = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('set'),
    path,
    text: z.string(),
    /** The text that the field showed before. */
    was: z.string().optional(),
    everywhere: z.boolean().optional(),
  }),
  z.strictObject({ do: z.literal('final'), path }),
  z.strictObject({ do: z.literal('remove'), path }),
  z.strictObject({ do: z.literal('move'), path, to: path, before: key.optional() }),
  z.strictObject({
    do: z.literal('add'),
    path,
    key: z.string().optional(),
    kind: z.string().optional(),
    before: key.optional(),
    fields: z.record(z.string(), z.string()),
  }),
  z.strictObject({ do: z.literal('undo'), id: z.number().optional() }),
  z.strictObject({ do: z.literal('redo') }),
  z.strictObject({ do: z.literal('fix'), index: z.number(), refused: z.boolean() }),
]);

type EditRequest = z.infer<typeof request>;

const refusal = (message: string): Outcome => ({ kind: 'refused', message, found: [] });

/** Makes the change that the editor asks for. */
async function makeEdit(wanted: EditRequest, session: Session): Promise<Outcome> {
  switch (wanted.do) {
    case 'set': {
      const overtaken = await overtakenBy(wanted, session);
      if (overtaken) return overtaken;
      const read = readInput(session.editable().parsed(), wanted.path, wanted.text);
      if (isRefusal(read)) return { kind: 'refused', message: read.message, help: read.help, found: [] };
      const change = { kind: 'set', path: wanted.path, value: read.value } as const;
      return session.change(change, { atSource: wanted.everywhere === true });
    }
    case 'final':
      return session.change({ kind: 'unwrap', path: wanted.path, removed: ['$standIn'] });
    case 'remove':
      return session.change({ kind: 'remove', path: wanted.path });
    case 'move':
      return session.change({ kind: 'move', path: wanted.path, to: { path: wanted.to, before: wanted.before } });
    case 'add':
      return session.change({ kind: 'add', ...additionFrom(session.editable(), wanted) });
    case 'undo':
      return session.undo(wanted.id);
    case 'redo':
      return session.redo();
    case 'fix':
      return session.fix(wanted.index, wanted.refused);
  }
}

/** Refuses a text for a value that was changed after its field was shown: another browser or file editor may be open. */
async function overtakenBy(
  { path, text, was }: Extract<EditRequest, { do: 'set' }>,
  session: Session,
): Promise<Outcome | undefined> {
  if (was === undefined) return undefined;
  const now = (await valueView(session.editable(), path))?.text;
  if (now === undefined || now === was || now === text) return undefined;
  const message = `It has been changed to “${shortened(now)}” in the meantime.`;
  return { kind: 'refused', message, help: 'Save again to replace it, or press “Cancel” to keep it.', found: [], now };
}

/** Answers every request of the editor, and those for the pages of the site. */
export function editorAnswer(parts: EditorParts) {
  return async (incoming: IncomingMessage, response: ServerResponse): Promise<HostResponse | undefined> => {
    const verdict = parts.guard.check(incoming, parts.port());
    if (verdict.kind === 'refused') return plain(`${verdict.reason}\n`, 403);
    if (verdict.kind === 'entering')
      return { status: 303, headers: { Location: EDITOR, 'Set-Cookie': verdict.cookie, 'Cache-Control': 'no-store' } };
    const url = new URL(incoming.url ?? '/', 'http://editor');
    if (!url.pathname.startsWith(EDITOR)) return siteAnswer(incoming, parts);
    if (url.pathname === `${EDITOR}events`) return void listen(response, parts.session);
    if (incoming.method === 'POST') return post(url, incoming, parts);
    return get(url, parts);
  };
}

async function siteAnswer({ method = 'GET', url = '/' }: IncomingMessage, { session, pages }: EditorParts) {
  await session.ready;
  return (await pages.answer({ method, url })) ?? plain('The site cannot be displayed yet.\n', 503);
}

async function get(url: URL, { session, pages, files, review, images }: EditorParts): Promise<HostResponse> {
  const editable = session.editable();
  const name = url.pathname.slice(EDITOR.length);
  const at = () => path.parse(JSON.parse(url.searchParams.get('path') ?? '[]'));
  switch (name) {
    case '':
      return shellPage(clinicName(editable));
    case 'summary':
      return json(summaryOf(session));
    case 'value':
      return json((await valueView(editable, at())) ?? null);
    case 'pages':
      return json(await pages.pagesWith(at()));
    case 'form':
      return json(itemForm(editable, at(), url.searchParams.get('kind') ?? undefined));
    case 'names':
      return json(namesFor(editable));
    case 'todo':
      return json(await todoOf(session));
    case 'review':
      return json(await review.read());
    case 'image':
      return imageFile(await images.read(url.searchParams.get('name') ?? ''));
    default:
      return files.get(url.pathname) ?? plain('Not found\n', 404);
  }
}

const clinicName = (editable: EditableConfig): string =>
  String(valueAtPath(editable.parsed().plainConfig, ['clinic', 'name']) ?? 'the site');

async function post(url: URL, incoming: IncomingMessage, parts: EditorParts): Promise<HostResponse> {
  const name = url.pathname.slice(EDITOR.length);
  const body = await bodyOf(incoming, name === 'image' ? MAX_IMAGE_BYTES : MAX_BODY);
  if (!body) return plain(`The file is larger than ${MAX_IMAGE_MEGABYTES} MB.\n`, 413);
  try {
    if (name === 'image') return json(await parts.images.replace({ ...droppedOn(url), bytes: body }));
    if (name === 'commit') return json(await parts.review.commit(commit.parse(JSON.parse(String(body))).message));
    if (name !== 'edit') return plain('Not found\n', 404);
    const read = request.safeParse(JSON.parse(String(body)));
    return read.success
      ? json(await makeEdit(read.data, parts.session))
      : plain('This request is not understood.\n', 400);
  } catch (error) {
    const message = error instanceof UsageError ? error.message : diskProblem(error);
    if (message === undefined) throw error;
    return json(refusal(message));
  }
}

const commit = z.strictObject({ message: z.string() });

const droppedOn = ({ searchParams }: URL) => ({
  path: path.parse(JSON.parse(searchParams.get('path') ?? '[]')),
  name: searchParams.get('name') ?? '',
});

/** Texts of a page are short; only images need a larger request. */
const MAX_BODY = 1_000_000;

/** Returns the body of a request; returns `undefined` without reading the rest if it is too large. */
async function bodyOf(incoming: IncomingMessage, max: number): Promise<Buffer | undefined> {
  if (Number(incoming.headers['content-length'] ?? 0) > max) return undefined;
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of incoming) {
    size += part.length;
    if (size > max) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function listen(response: ServerResponse, session: Session): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.write('retry: 500\n\n');
  const stop = session.listen((event) => response.write(`data: ${JSON.stringify(event)}\n\n`));
  response.on('close', stop);
}
