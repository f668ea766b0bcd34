/** The worker thread that renders the requested pages; see cli/render-worker.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadProgram } from './load.mjs';

const { workerRenderer, keepCompiled } = loadProgram(workerData.program, 'thread');
const render = workerRenderer(workerData.sources);
parentPort.on('message', ({ turn, wanted }) => {
  if (wanted === undefined) {
    keepCompiled();
    parentPort.close();
    return;
  }
  const { index, html } = render(wanted);
  // The bytes may be in shared memory, which cannot be transferred, so they are copied.
  const pages = { index: new Uint8Array(index), html: new Uint8Array(html) };
  parentPort.postMessage({ turn, pages }, [pages.index.buffer, pages.html.buffer]);
});
