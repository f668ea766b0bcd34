import type { EmbedSource } from '../source.ts';
import { loadCalendar } from './calendar.ts';
import { filled } from './filled.ts';
import { loadMap } from './map.ts';
import { addScript } from './script.ts';

/** Loads a third-party service into an element; resolves once it is displayed. */
export async function load(source: EmbedSource, container: HTMLElement, title: string): Promise<void> {
  switch (source.kind) {
    case 'map':
      return loadMap(source, container, title);
    case 'calendar':
      return loadCalendar(source, container, title);
    case 'scheduler':
    case 'form':
      await addScript(source.script, container);
      return filled(container);
  }
}
