import type { ComponentPropsWithoutRef } from 'react';
import { cx } from '~/ui/class-names.ts';

export function AskedSplit({ className, ...props }: ComponentPropsWithoutRef<'div'>) {
  return <div className={cx('grid gap-6 desktop:grid-cols-[5fr_7fr] desktop:items-end', className)} {...props} />;
}
