import { Motif } from '~/modules/instances/ui/motif.tsx';
import { cx } from '~/ui/class-names.ts';
import { Icon } from '~/ui/icon.tsx';
import { OrganizationName } from './gate-frame.tsx';
import type { GateView } from './gate-view.server.ts';

export const GATE_BODY = 'px-5 pb-6 pt-7 tablet:px-10 tablet:pb-7 tablet:pt-10';

const PANEL = cx(
  'relative flex flex-col justify-between gap-5 overflow-hidden bg-[var(--gate-brand)] text-[var(--gate-on-brand)]',
  'px-5 py-6 tablet:px-10 tablet:py-9',
);

const MOTIF = '-right-[160px] -top-14 w-[28rem] tablet:-right-[240px] tablet:-top-5 tablet:w-[45rem]';

interface GateBrandProps {
  gate: Pick<GateView, 'motif' | 'name' | 'popupLogo' | 'bulletPoints'>;
  title?: string;
}

export function GateBrand({ gate, title }: GateBrandProps) {
  return (
    <div className={PANEL}>
      {gate.motif && <Motif src={gate.motif} className={MOTIF} />}
      <OrganizationName name={gate.name} logo={gate.popupLogo} className="relative self-start" />
      <div className="relative">
        {title && <p className="text-h3">{title}</p>}
        <ul className="mt-4 grid gap-2.5 text-small">
          {gate.bulletPoints.map((point) => (
            <li key={point} className="flex gap-2.5">
              <Icon name="check" small />
              <bdi>{point}</bdi>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
