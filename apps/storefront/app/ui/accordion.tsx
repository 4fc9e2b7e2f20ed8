import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import { isolateText } from './isolated-text.tsx';

type AccordionProps = {
  /** `sections` of a product, or `questions` with quieter, shorter answers. */
  kind?: 'sections' | 'questions';
  className?: string;
  children: ReactNode;
};

/** A list of sections that open and close by themselves, without JavaScript; 600 ms (spec §9). */
export function Accordion({ kind = 'sections', className, children }: AccordionProps) {
  return <div className={cx('accordion', kind === 'questions' && 'accordion-quiet', className)}>{children}</div>;
}

type AccordionItemProps = {
  title: ReactNode;
  /** Beside the title, in meta ink: a count. */
  meta?: ReactNode;
  /** Address of the section, so that a link can lead to it; a browser opens it on the way. */
  id?: string;
  open?: boolean;
  /** Items of one name close each other. */
  name?: string;
  level?: 2 | 3 | 4;
  /** Size of the title: a section's or a question's. */
  size?: 'h3' | 'h4';
  /** Called when a person opens it. */
  onOpen?: () => void;
  children: ReactNode;
};

export function AccordionItem({
  title,
  meta,
  id,
  open,
  name,
  level = 3,
  size = 'h3',
  onOpen,
  children,
}: AccordionItemProps) {
  const Heading = `h${level}` as const;
  return (
    <details id={id} open={open} {...(name ? { name } : undefined)}>
      <summary className="summary" onClick={onOpen && ((event) => isShut(event.currentTarget) && onOpen())}>
        <Heading className={size === 'h3' ? 'text-h3' : 'text-h4'}>
          {isolateText(title)}
          {meta && <span className="ml-3 text-small text-ink-3">{meta}</span>}
        </Heading>
        <Icon name="plus" />
        <Icon name="minus" />
      </summary>
      <div className="accordion-body">{children}</div>
    </details>
  );
}

/** Whether a section is about to be opened by a click on its title. */
function isShut(summary: HTMLElement): boolean {
  return !summary.parentElement?.hasAttribute('open');
}
