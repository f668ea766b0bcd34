import { h } from './dom.ts';
import type { Target } from './page-sources.ts';

/** The space that the name of a value may need. */
const TAG_HEIGHT = 88;
const TAG_WIDTH = 400;
/** The width of the outline of an element that is as wide as the page: it stays visible. */
const EDGE = 4;

/** The outlines over the frame: around what the pointer is on, and around what is being edited. */
export function outlines(frame: HTMLIFrameElement) {
  const pointed = h('div', { class: 'outline', hidden: true }, h('span', { class: 'tag' }));
  const selected = h('div', { class: 'outline selected', hidden: true });
  const layer = h('div', { class: 'outlines', 'aria-hidden': 'true' }, pointed, selected);
  /** The element that is being edited, and the one that the pointer or the focus is on. */
  let current: Element | undefined;
  let pointedAt: Element | undefined;

  const place = (outline: HTMLElement, element: Element | undefined) => {
    const box = element && boxOf(element);
    outline.hidden = !box;
    if (!box) return;
    const { top, height } = box;
    const left = Math.max(box.left, EDGE);
    const width = Math.min(box.left + box.width, frame.clientWidth - EDGE) - left;
    outline.style.transform = `translate(${left + frame.offsetLeft}px, ${top}px)`;
    outline.style.width = `${width}px`;
    outline.style.height = `${height}px`;
    outline.classList.toggle('high', top < TAG_HEIGHT);
    outline.classList.toggle('right', left + TAG_WIDTH > frame.clientWidth && left + width > TAG_WIDTH);
  };
  const follow = () => {
    place(selected, current);
    place(pointed, pointedAt);
  };
  return {
    layer,
    point: (target: Target | undefined) => {
      pointedAt = target?.element;
      place(pointed, pointedAt);
      const value = target?.values[0];
      const others = (target?.values.length ?? 1) - 1;
      const name = value ? `${value.label}${others > 0 ? ` and ${others} more` : ''}` : '';
      pointed.firstElementChild?.replaceChildren(
        h('b', {}, name),
        ...(value?.meaning === undefined ? [] : [` ${value.meaning}`]),
      );
    },
    select: (element: Element | undefined) => {
      current = element;
      pointedAt = undefined;
      follow();
    },
    follow,
  };
}

/**
 * Returns the box of an element, or `undefined` if it is not visible, as in a closed menu. An element whose boxes are
 * those of its children, such as that of an island, has no box of its own.
 */
const boxOf = (element: Element): DOMRect | undefined =>
  [element, element.firstElementChild]
    .find((one) => one?.checkVisibility({ visibilityProperty: true }))
    ?.getBoundingClientRect();
