import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useProjectorStyles } from './projector-styles.ts';

export interface ProjectorScreenProps {
  /** What it is, for screen readers. */
  label: string;
  children: ReactNode;
}

/** Fills the window, above the page, which cannot be reached meanwhile. */
export function ProjectorScreen({ label, children }: ProjectorScreenProps) {
  useProjectorStyles();
  const screen = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const others = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && element !== screen.current && !element.inert,
    );
    for (const element of others) element.inert = true;
    screen.current?.focus();
    return () => {
      for (const element of others) element.inert = false;
    };
  }, []);
  return createPortal(
    <section ref={screen} tabIndex={-1} aria-label={label} className="projector">
      {children}
    </section>,
    document.body,
  );
}
