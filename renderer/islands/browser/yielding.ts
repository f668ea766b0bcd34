/** Resolves in a separate task, so that pending input is handled first. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/** Resolves after the next paint, so that no heavy work delays the response to an input. */
export const painted = async (): Promise<void> => {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await nextTask();
};
