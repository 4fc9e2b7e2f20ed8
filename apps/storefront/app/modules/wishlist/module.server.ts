import { defineModule } from '~/platform/modules.server.ts';
import { newsMail } from './mail/news-mail.server.ts';
import { tellNewsJob } from './mail/tell-news.server.ts';
import { exportWishlist, mergeWishlists } from './wishlist.server.ts';

export const wishlistModule = defineModule({
  name: 'wishlist',
  jobs: [tellNewsJob],
  mails: [newsMail],
  personalData: { merge: [mergeWishlists], export: [exportWishlist] },
});
