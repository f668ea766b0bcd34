/** Resolves in a task of its own: an input that has come meanwhile is answered first. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/** Resolves once the page has been drawn, so that nothing heavy stands between an input and what it shows. */
export const painted = async (): Promise<void> => {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await nextTask();
};
