import type { Job } from '~/platform/jobs.server.ts';
import { newsMailJob } from './mail/news-mail.server.ts';
import { tellNewsJob } from './mail/tell-news.server.ts';

/** The jobs of wishlists. */
export const wishlistJobs: readonly Job[] = [tellNewsJob, newsMailJob];
