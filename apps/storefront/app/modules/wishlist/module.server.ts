import { defineModule } from '~/platform/modules.server.ts';
import { newsMail } from './emails/news-mail.server.ts';
import { notifyNewsJob } from './emails/notify-news.server.ts';
import { exportWishlist, mergeWishlists } from './wishlist.server.ts';

export const wishlistModule = defineModule({
  name: 'wishlist',
  jobs: [notifyNewsJob],
  mails: [newsMail],
  personalData: { merge: [mergeWishlists], export: [exportWishlist] },
});
