/** The worker thread that renders the requested pages; see cli/render-worker.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadProgram } from './load.mjs';

const { workerRenderer, cacheCompiled } = loadProgram(workerData.programFolder, 'thread');
const render = await workerRenderer(workerData.sources);
parentPort.on('message', ({ batch, pages }) => {
  if (pages === undefined) {
    cacheCompiled();
    parentPort.close();
    return;
  }
  const { index, html } = render(pages);
  // The bytes may be in shared memory, which cannot be transferred, so they are copied.
  const rendered = { index: new Uint8Array(index), html: new Uint8Array(html) };
  parentPort.postMessage({ batch, pages: rendered }, [rendered.index.buffer, rendered.html.buffer]);
});
