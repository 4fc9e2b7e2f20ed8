import type { ReactNode } from 'react';
import { Container } from '~/ui/layout.tsx';

export function SponsorColumns({ children }: { children: ReactNode }) {
  return (
    <Container className="grid gap-12 pb-12 pt-10 desktop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] desktop:items-start desktop:gap-20">
      {children}
    </Container>
  );
}
