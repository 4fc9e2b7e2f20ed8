import type { ServiceTopic } from '~/modules/support/service-topics.ts';
import damage from './damage-topic.css?url';
import general from './menu-topic.css?url';
import back from './return-topic.css?url';

/** The sheet of each topic: one sheet of all would weigh more than a page may. */
export const topicSheets: Readonly<Record<ServiceTopic, string>> = { general, damage, return: back };

/** Waits until the browser has a sheet, or can't get it: what is shown before it is there has no form. */
export const waitForSheet = (href: string): Promise<void> =>
  new Promise((resolve) => {
    if (document.querySelector(`link[href="${href}"]`)) return resolve();
    const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'style', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    document.head.append(link);
  });
