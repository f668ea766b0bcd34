import type { ConfigPath } from '../../../core/finding.ts';

/** Returns the image that a file was generated from: '/assets/room-640.1a2b3c4d5e.webp' → images.room. */
export function imagePath(src: string): ConfigPath | undefined {
  const name = /^\/assets\/(.+)-\d+\.[0-9a-f]+\.\w+$/.exec(src)?.[1];
  return name === undefined ? undefined : ['images', name];
}
