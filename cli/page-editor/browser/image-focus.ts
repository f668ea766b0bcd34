/** The parts of an image that can stay visible when it is cropped, in their order for screen readers. */
export const FOCUSES = ['top', 'left', 'centre', 'right', 'bottom'] as const;

export type Focus = (typeof FOCUSES)[number];

export const isFocus = (text: string | undefined): text is Focus => FOCUSES.some((focus) => focus === text);

/** The middle ninth of an image is its centre. */
const CENTRE = 1 / 3;

/** Returns the part that a point belongs to; `x` and `y` are its position from 0 to 1. */
export function focusAt(x: number, y: number): Focus {
  const [across, down] = [2 * x - 1, 2 * y - 1];
  if (Math.max(Math.abs(across), Math.abs(down)) <= CENTRE) return 'centre';
  if (Math.abs(across) > Math.abs(down)) return across < 0 ? 'left' : 'right';
  return down < 0 ? 'top' : 'bottom';
}

const ARROWS: Readonly<Record<string, readonly [towards: Focus, from: Focus]>> = {
  ArrowUp: ['top', 'bottom'],
  ArrowDown: ['bottom', 'top'],
  ArrowLeft: ['left', 'right'],
  ArrowRight: ['right', 'left'],
};

/** Returns where an arrow key moves from a part: from an edge, the opposite arrow leads to the centre. */
export function focusAfter(focus: Focus, key: string): Focus | undefined {
  const [towards, from] = ARROWS[key] ?? [];
  return focus === from ? 'centre' : towards;
}
