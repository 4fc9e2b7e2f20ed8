import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './styles/switch.css';

type SwitchRowProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'role' | 'title' | 'className'> & {
  id: string;
  title: ReactNode;
  text?: ReactNode;
  fixed?: string;
  children?: ReactNode;
};

export function SwitchRow({ id, title, text, fixed, children, ...input }: SwitchRowProps) {
  const words = (
    <>
      <span className="font-medium">{title}</span>
      {text && (
        <span id={`${id}-text`} className="block text-small text-ink-2">
          {text}
        </span>
      )}
    </>
  );
  return (
    <li className="switch-row">
      {fixed ? (
        <>
          <div>{words}</div>
          <span className="flex items-center gap-2 text-small text-ink-2">
            <Icon name="check" small />
            <bdi>{fixed}</bdi>
          </span>
        </>
      ) : (
        <>
          <label htmlFor={id}>{words}</label>
          <input id={id} type="checkbox" role="switch" aria-describedby={text ? `${id}-text` : undefined} {...input} />
        </>
      )}
      {children && <div className="switch-more">{children}</div>}
    </li>
  );
}
