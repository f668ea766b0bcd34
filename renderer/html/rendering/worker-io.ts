import type { Io } from '../../core/io.ts';
import type { EncodedPages } from './encoded-pages.ts';
import type { PageRequest, RenderSources } from './on-worker.ts';

/** A worker thread that renders pages of one site. */
export interface RenderWorker {
  /** Renders the given pages and returns them encoded. */
  readonly render: (wanted: readonly PageRequest[]) => Promise<EncodedPages>;
  readonly end: () => Promise<void>;
}

export interface RenderWorkers {
  readonly start: (sources: RenderSources) => RenderWorker;
  /** Starting a thread takes as long as rendering this many pages. */
  readonly startCost: number;
}

/** The effects that rendering needs. */
export interface RenderIo extends Pick<Io, 'cache' | 'program' | 'progress'> {
  /** If it is missing, all pages are rendered on this thread. */
  readonly workers?: RenderWorkers;
  /** Makes the process use less memory, and a little more time: called for large sites. */
  readonly saveMemory?: () => void;
}
