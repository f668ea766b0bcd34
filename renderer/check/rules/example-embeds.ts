/** Embeds of fictional providers, in the form of the config, for the examples of rules. */

export const MAP = {
  kind: 'map',
  provider: 'Tidemap',
  title: 'Map of the streets around',
  notice: 'Tidemap draws this map, and learns that you looked at it.',
  src: 'https://tidemap.example/embed',
  key: 'key',
  link: { label: 'Show the streets', to: 'directions' },
};

export const FORM = {
  kind: 'form',
  provider: 'Letterly',
  title: 'News by e-mail',
  notice: 'Letterly shows this form, and learns that you looked at it.',
  script: 'https://letterly.example/form.js',
  formId: 'news',
  link: { label: 'Ask by e-mail', to: 'email' },
};

/** Sections that show these embeds. */
export const MAP_SECTION = { kind: 'embedded', title: 'Where we are', embed: 'map' };
export const FORM_SECTION = { kind: 'embedded', title: 'News', embed: 'form' };
