import type { FocusEvent } from 'react';
import { Arrows } from '../../primitives/Arrows.tsx';
import { RichText } from '../../primitives/RichText.tsx';
import { SectionIntro } from '../../primitives/SectionIntro.tsx';
import type { Rich } from '../../props.ts';
import { isRotating, type RotationEvent } from './rotation.ts';
import { useRotation } from './use-rotation.ts';

export interface TestimonialCarouselProps {
  readonly title: string;
  readonly text?: Rich;
  readonly items: readonly CarouselItem[];
}

interface CarouselItem {
  readonly quote: Rich;
  readonly name: string;
  readonly role?: string;
}

/**
 * Clients' testimonials, one at a time, in a scrolling list. Once hydrated, the list rotates until the visitor takes
 * over (APG, carousel pattern, with its controls first).
 */
export const TestimonialCarousel = ({ title, text, items }: TestimonialCarouselProps) => {
  const { state, dispatch, group, scrollSnap } = useRotation(items.length);
  const told = state.announced === undefined ? undefined : items[state.announced];
  return (
    <div className="grid">
      <SectionIntro title={title} text={text} className="s measure" />
      {/* biome-ignore lint/a11y/useSemanticElements: a group of slides (APG, carousel pattern), not of a form's fields */}
      <div
        className="carousel"
        ref={group}
        role="group"
        aria-roledescription="carousel"
        aria-label={title}
        onPointerEnter={() => dispatch({ type: 'hover', over: true })}
        onPointerLeave={() => dispatch({ type: 'hover', over: false })}
        onFocus={(event) => byClickOnControl(event) || dispatch({ type: 'focus' })}
      >
        {items.length > 1 && (
          <Controls count={items.length} index={state.index} rotates={state.choice === 'rotate'} dispatch={dispatch} />
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard */}
        <ul ref={scrollSnap} tabIndex={0} aria-label={title}>
          {items
            .map((item, index) => ({ ...item, number: `${index + 1}/${items.length}` }))
            .map((item) => (
              <Card key={item.number} {...item} isOnly={items.length === 1} />
            ))}
        </ul>
        <p className="vh" aria-live={isRotating(state) ? 'off' : 'polite'}>
          {told && `${place(state.index, items.length)}: ${plain(told.quote)} ${told.name}`}
        </p>
      </div>
    </div>
  );
};

/** A click also focuses a button; the rotation control handles its click itself. */
const byClickOnControl = ({ target }: FocusEvent<HTMLElement>): boolean =>
  target.matches('.rotate') && !target.matches(':focus-visible');

const place = (index: number, count: number): string => `${index + 1} of ${count}`;

const plain = (rich: Rich): string =>
  rich.map((part) => (typeof part === 'string' ? part : plain(part.parts))).join('');

interface ControlsProps {
  readonly count: number;
  readonly index: number;
  readonly rotates: boolean;
  readonly dispatch: (event: RotationEvent) => void;
}

const Controls = ({ count, index, rotates, dispatch }: ControlsProps) => {
  const go = (to: number) => dispatch({ type: 'go', to });
  return (
    <div className="controls">
      <button
        type="button"
        className="rotate"
        aria-label={rotates ? 'Pause rotation' : 'Start rotation'}
        onClick={() => dispatch({ type: 'toggle' })}
      >
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <path d={rotates ? 'M3.500 1v10M8.500 1v10' : 'M2.500 1v10L11 6z'} />
        </svg>
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of a form's fields */}
      <div className="dots" role="group" aria-label="Choose a slide">
        {Array.from({ length: count }, (_, to) => place(to, count)).map((label, to) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            aria-current={to === index ? 'true' : undefined}
            onClick={() => go(to)}
          />
        ))}
      </div>
      <Arrows of="slide" onMove={(by) => go(index + by)} />
    </div>
  );
};

interface CardProps extends CarouselItem {
  /** '2/5' */
  readonly number: string;
  readonly isOnly: boolean;
}

const Card = ({ quote, name, role, number, isOnly }: CardProps) => (
  <li>
    <figure>
      <blockquote>
        <RichText of={quote} />
      </blockquote>
      <figcaption className="s">
        <span>
          <b>{name}</b>
          {role}
        </span>
        {!isOnly && (
          <span className="num" aria-hidden="true">
            {number}
          </span>
        )}
      </figcaption>
    </figure>
  </li>
);
