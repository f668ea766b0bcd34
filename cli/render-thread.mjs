/** Another thread of the program: it renders the pages that it is asked for. See cli/render-worker.ts. */
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
  // Bytes may lie in memory that they share with others, which cannot be handed over.
  const pages = { index: new Uint8Array(index), html: new Uint8Array(html) };
  parentPort.postMessage({ turn, pages }, [pages.index.buffer, pages.html.buffer]);
});
