import type { ConfigPath } from '../../../core/finding.ts';

/** '/assets/room-640.1a2b3c4d5e.webp' → images.room: the picture that a file was made from. */
export function imagePath(src: string): ConfigPath | undefined {
  const name = /^\/assets\/(.+)-\d+\.[0-9a-f]+\.\w+$/.exec(src)?.[1];
  return name === undefined ? undefined : ['images', name];
}
