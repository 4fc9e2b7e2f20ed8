import type { ReactNode } from 'react';
import { Container, Split } from '~/ui/layout.tsx';

interface SavedFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
}

export function SavedFrame({ title, lead, children }: SavedFrameProps) {
  return (
    <Container className="pb-16 pt-8">
      <Split columns="5/7">
        <div>
          <h1 className="text-h1">{title}</h1>
          <p className="mt-3 text-lead text-ink-2">{lead}</p>
        </div>
        <div className="border-t border-line pt-6">{children}</div>
      </Split>
    </Container>
  );
}
