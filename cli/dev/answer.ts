import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CheckedSite } from '../../renderer/check/examined.ts';
import { bytesOf } from '../../renderer/core/file.ts';
import { type HostedSite, type HostResponse, respond } from '../../renderer/output/hosts/respond.ts';
import { CLIENT, CLIENT_SCRIPT, EVENTS, findingsPage, withOverlay } from './overlay.ts';
import type { DevState } from './state.ts';

/** Answers from memory according to the host model; images are encoded when they are first requested. */
export const devAnswer =
  (state: DevState) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<HostResponse | undefined> => {
    if (request.url === EVENTS) {
      listen(state, response);
      return undefined;
    }
    if (request.url === CLIENT) return fresh({ status: 200, headers: SCRIPT, body: Buffer.from(CLIENT_SCRIPT) });
    await state.started;
    const report = { ...state, source: state.source ?? (() => undefined) };
    if (state.style && isStylePage(state, request.url)) return page(withOverlay(await state.style(), report), 200);
    if (!state.site) return page(findingsPage(report), 500);
    const answer = await respond(hosted(state.site), { method: request.method ?? 'GET', url: request.url ?? '/' });
    if (!answer.body || !answer.headers['Content-Type']?.startsWith('text/html')) return fresh(answer);
    const html = withOverlay(Buffer.from(answer.body).toString(), report);
    return fresh({ ...answer, body: Buffer.from(html) });
  };

/** The address of the style page, unless the site has a page there. */
export const STYLE_PAGE = '/style';

const isStylePage = ({ site }: DevState, url = ''): boolean =>
  url.split('?')[0] === STYLE_PAGE && !site?.plan.pages.some(({ route }) => route === STYLE_PAGE);

function listen(state: DevState, response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.write('retry: 300\n\n');
  state.listeners.add(response);
  response.on('close', () => state.listeners.delete(response));
}

function hosted(site: CheckedSite): HostedSite {
  const files = new Map(site.files.map((file) => [file.path, file]));
  return {
    read: async (path: string) => {
      const file = files.get(path);
      return file && bytesOf(file);
    },
    model: site.host,
  };
}

const SCRIPT = { 'Content-Type': 'text/javascript; charset=utf-8' };

const page = (html: string, status: number): HostResponse => ({
  status,
  headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  body: Buffer.from(html),
});

/** Prevents browsers from caching anything while the site is being edited. */
const fresh = (answer: HostResponse): HostResponse => ({
  ...answer,
  headers: { ...answer.headers, 'Cache-Control': 'no-store' },
});
