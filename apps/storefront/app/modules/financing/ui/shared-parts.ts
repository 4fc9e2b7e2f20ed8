import { createPreloadedComponent } from '~/ui/preloaded-component.tsx';

/*
 * Components for members whose employer pays a part of their plans: a separate chunk that other pages do not load.
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
