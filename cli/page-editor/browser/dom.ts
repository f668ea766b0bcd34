type Child = Node | string | undefined | false;

export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Creates an element with attributes and children. `false` and `undefined` leave out an attribute or a child. */
export function h<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) element.setAttribute(key, value === true ? '' : String(value));
  element.append(...children.filter((child): child is Node | string => child !== undefined && child !== false));
  return element;
}

/** Creates a button; a name for screen readers is needed only if its text is a symbol. */
export function button(text: string, press: () => void, attributes: Attributes = {}): HTMLButtonElement {
  const element = h('button', { type: 'button', ...attributes }, text);
  element.addEventListener('click', press);
  return element;
}

/** Presses or releases a button that stays pressed; returns whether it is pressed now. */
export function togglePressed(control: HTMLButtonElement): boolean {
  const on = control.getAttribute('aria-pressed') !== 'true';
  control.setAttribute('aria-pressed', String(on));
  return on;
}
