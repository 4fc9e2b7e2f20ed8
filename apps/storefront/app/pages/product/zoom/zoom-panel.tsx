import type { MouseEvent } from 'react';
import { Icon } from '~/ui/icon.tsx';
import { GoLink, TextLink } from '~/ui/link.tsx';
import { cx } from '~/ui/class-names.ts';
import type { ZoomFact, ZoomPart, ZoomView } from './zoom-view.ts';

interface ZoomPanelProps {
  view: ZoomView;
  level: 1 | 2;
  titleId: string;
  chosen: ZoomPart | undefined;
  onChoose: (part: ZoomPart | undefined) => void;
}

/** The data table as a line of stops, one for each ring on the picture. Without scripts each row opens by itself. */
export function ZoomPanel({ view, level, titleId, chosen, onChoose }: ZoomPanelProps) {
  const { words, parts, facts } = view;
  const Heading = `h${level}` as const;
  const toggle = (part: ZoomPart) => (event: MouseEvent) => {
    event.preventDefault();
    onChoose(chosen === part ? undefined : part);
  };
  return (
    <div className="zoom-panel">
      <div className={cx('zoom-intro', chosen && 'zoom-intro-away')}>
        <Heading id={titleId} className="text-h2">
          {words.title}
        </Heading>
        <p className="mt-1 text-ink-2">{words.lead}</p>
      </div>
      {chosen && <Pager view={view} chosen={chosen} onChoose={onChoose} />}
      {parts.length > 0 ? (
        <ol className="zoom-rows">
          {parts.map((part) => (
            <li key={part.id} id={`teil-${part.id}`} className={chosen === part ? 'zoom-chosen' : undefined}>
              <details open={chosen === part}>
                <summary onClick={toggle(part)}>
                  <b>{part.name}</b>
                  <span>{part.value}</span>
                </summary>
                <Facts facts={part.facts} />
              </details>
            </li>
          ))}
        </ol>
      ) : (
        <div className="zoom-facts">
          <Facts facts={facts} />
        </div>
      )}
      <p className="zoom-facts">
        <GoLink href={view.path}>{words.back}</GoLink>
      </p>
    </div>
  );
}

function Pager({
  view: { parts, words },
  chosen,
  onChoose,
}: Pick<ZoomPanelProps, 'view' | 'onChoose'> & { chosen: ZoomPart }) {
  const index = parts.indexOf(chosen);
  const beside = (step: number) => parts[(index + step + parts.length) % parts.length];
  return (
    <div className="zoom-pager">
      <button type="button" className="icon-btn" aria-label={words.previous} onClick={() => onChoose(beside(-1))}>
        <Icon name="arrow-left" />
      </button>
      <p aria-live="polite">
        <b>{chosen.name}</b>{' '}
        <span>{words.position.replace('{{index}}', String(index + 1)).replace('{{total}}', String(parts.length))}</span>
      </p>
      <button type="button" className="icon-btn" aria-label={words.next} onClick={() => onChoose(beside(1))}>
        <Icon name="arrow-right" />
      </button>
    </div>
  );
}

function Facts({ facts }: { facts: readonly ZoomFact[] }) {
  return (
    <dl>
      {facts.map(({ label, value, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{href ? <TextLink href={href}>{value}</TextLink> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
