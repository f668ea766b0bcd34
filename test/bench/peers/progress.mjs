/** Shows on a terminal what is being measured and for how long, because some commands take minutes. */
const SECOND_MS = 1000;
const CLEAR_LINE = '\r\u001b[K';

/** Returns functions that show a step, clear the line and end it. They do nothing if the stream is not a terminal. */
export function progressLine(stream) {
  if (!stream.isTTY) return { show: () => undefined, clear: () => undefined, end: () => undefined };
  let step = { text: '', start: 0 };
  const write = () => {
    const seconds = Math.round((performance.now() - step.start) / SECOND_MS);
    const line = seconds < 1 ? `${step.text} …` : `${step.text} … ${seconds} s`;
    stream.write(CLEAR_LINE + line.slice(0, stream.columns - 1));
  };
  const timer = setInterval(write, SECOND_MS);
  return {
    show: (text) => {
      step = { text, start: performance.now() };
      write();
    },
    clear: () => stream.write(CLEAR_LINE),
    end: () => {
      clearInterval(timer);
      stream.write(CLEAR_LINE);
    },
  };
}
