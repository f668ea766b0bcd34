/** Measures `site dev`: how soon it shows the first page, and how soon a saved edit reaches an open page. */
import { once } from 'node:events';
import { addressOf, cpuOf, idle, startServer } from './server.mjs';

const EVENTS = '/__dev/events';

/**
 * Starts `site dev` in a folder, requests a page, and makes edits. `edit` saves a change and returns words that the page
 * then contains. Returns the first page and the median edit; times count from the start of the program and from the save.
 */
export async function measuredDev(folder, { route, edit, edits, usageFile }) {
  const start = performance.now();
  const server = startServer(['dev', '--port', '0', '--host', '127.0.0.1'], { folder, usageFile });
  try {
    const url = await addressOf(server);
    await textOf(url + route);
    const first = { cpu: await cpuOf(server), wall: since(start) };
    const changed = await changesOf(url);
    const runs = [];
    for (let run = 0; run < edits; run += 1) runs.push(await editOnce(server, url + route, () => edit(run), changed));
    return { first, edit: runs.sort((a, b) => a.cpu - b.cpu)[edits >> 1] };
  } finally {
    server.kill();
    await once(server, 'exit');
  }
}

async function editOnce(server, page, edit, changed) {
  await idle(server);
  const before = await cpuOf(server);
  const reloaded = changed();
  const start = performance.now();
  const words = edit();
  await reloaded;
  if (!(await textOf(page)).includes(words)) throw new Error(`${page} does not contain “${words}” after the edit.`);
  const wall = since(start);
  return { cpu: (await cpuOf(server)) - before, wall };
}

const since = (start) => (performance.now() - start) / 1000;

async function textOf(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return response.text();
}

/** Listens like an open page. Returns a function that waits for the next reload. */
async function changesOf(url) {
  const { body } = await fetch(url + EVENTS);
  const waiting = new Set();
  const listen = async () => {
    for await (const chunk of body)
      if (Buffer.from(chunk).includes('reload')) {
        for (const done of waiting) done();
        waiting.clear();
      }
  };
  listen().catch(() => undefined);
  return () => new Promise((done) => waiting.add(done));
}
