import { createPreloadedComponent } from '~/ui/preloaded-component.tsx';

/*
 * What only members of a partner's shop see, of whose plans their employer pays a part: no other page has its code.
 */

export const OwnPart = createPreloadedComponent('own-part', async () => (await import('./shared-plan.tsx')).OwnPart);
export const SharedPart = createPreloadedComponent(
  'shared-part',
  async () => (await import('./shared-plan.tsx')).SharedPart,
);
export const EmployerConsent = createPreloadedComponent(
  'employer-consent',
  async () => (await import('./shared-plan.tsx')).EmployerConsent,
);
