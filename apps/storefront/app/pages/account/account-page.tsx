import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { formatDate, formatDayAndTime } from '~/i18n/dates.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { TileCard } from '~/modules/catalog/ui/tile-card.tsx';
import { href } from '~/site-map.ts';
import { Breadcrumb } from '~/ui/breadcrumb.tsx';
import { Button, LinkButton } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Note } from '~/ui/form-message.tsx';
import { Icon, type IconName } from '~/ui/icon.tsx';
import { Container, Split } from '~/ui/layout.tsx';
import { ProductGrid } from '~/ui/product-card.tsx';
import { AccountHeight } from './account-height.tsx';
import { AddPasskey, PasskeyRow } from './account-passkeys.tsx';
import { AccountDevices } from './account-devices.tsx';
import { AccountQuestions, AccountReviews } from './account-words.tsx';
import { GoLink, TextLink } from '~/ui/link.tsx';
import { AccountOrders } from './account-orders.tsx';
import type { AccountView } from './account-view.ts';
import { PlanBands } from './plan-band.tsx';
import { AccountList, AccountRow } from './account-list.tsx';

interface AccountPageProps {
  account: AccountView;
  /** Whether another device was signed out just now. */
  isDeviceOut: boolean;
  /** Whether a height was typed just now that is none. */
  isHeightWrong: boolean;
  /** Whether a passkey was removed just now. */
  isPasskeyRemoved: boolean;
}

/** A person's own page: orders, what is recorded, ways to sign in, devices. */
export function AccountPage({ account, isDeviceOut, isHeightWrong, isPasskeyRemoved }: AccountPageProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const locale = useLocale();
  const { email, orders, wishlist, google, passkeys, offersPasskeys, devices, questions, pieces, erasure, height } =
    account;
  const action = href('account', {}, locale);
  return (
    <Container className="pb-16 pt-4">
      <Breadcrumb
        label={common('breadcrumb')}
        items={[{ label: common('home'), href: href('home', {}, locale) }, { label: t('title') }]}
      />
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 pt-5">
        <h1 className="text-h1">{t('title')}</h1>
        <Form method="post" action={action} className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="break-words text-small text-ink-2">{email}</span>
          <Button type="submit" variant="quiet" icon="sign-out" name="intent" value="here">
            {t('sign-out')}
          </Button>
        </Form>
      </header>
      {(isDeviceOut || isPasskeyRemoved) && (
        <div role="status" className="mt-6">
          <Note kind="good">{t(isPasskeyRemoved ? 'passkeys.gone' : 'devices.out')}</Note>
        </div>
      )}
      {erasure && (
        <Form method="post" action={action} className="mt-6">
          <Note kind="wait">
            <p>{t('erase.due', { time: formatDayAndTime(erasure, locale) })}</p>
            <Button type="submit" variant="secondary" small name="intent" value="keep" className="mt-2">
              {t('erase.keep')}
            </Button>
          </Note>
        </Form>
      )}
      <PlanBands orders={orders} />
      {orders.length > 0 ? (
        <AccountSection id="bestellungen" title={t('orders.title')} text={t('orders.count', { count: orders.length })}>
          <AccountOrders orders={orders} />
        </AccountSection>
      ) : (
        <div className="pt-8">
          <EmptyState
            level={2}
            title={t('orders.none')}
            text={t('orders.none-text')}
            actions={
              <LinkButton href={href('allModels', {}, locale)} iconEnd="arrow-right">
                {t('orders.bikes')}
              </LinkButton>
            }
          />
        </div>
      )}
      {wishlist.count > 0 && (
        <AccountSection id="merkliste" title={t('noted.title')} text={t('noted.count', { count: wishlist.count })}>
          <ProductGrid columns={4} label={t('noted.title')}>
            {wishlist.tiles.map((tile) => (
              <TileCard key={tile.id} tile={tile} level={3} />
            ))}
          </ProductGrid>
          <GoLink href={href('wishlist', {}, locale)}>{t('noted.open')}</GoLink>
        </AccountSection>
      )}
      {pieces.length > 0 && (
        <AccountSection id="bewerten" title={t('reviews.title')} text={t('reviews.text')}>
          <AccountReviews pieces={pieces} />
        </AccountSection>
      )}
      {questions.length > 0 && (
        <AccountSection
          id="fragen"
          title={t('questions.title')}
          text={t('questions.count', { count: questions.length })}
        >
          <AccountQuestions questions={questions} />
        </AccountSection>
      )}
      <AccountSection id="anmeldung" title={t('ways.title')} text={t('ways.text')}>
        <AccountList>
          <WayRow icon="mail" name={t('ways.mail')} text={t('ways.mail-text', { email })} />
          {google.map((way) => {
            const day = formatDate(way.since, locale);
            const text = t('ways.google-text', { email: way.email, day });
            return <WayRow key={way.email} icon="link" name={t('ways.google')} text={text} />;
          })}
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} action={action} />
          ))}
        </AccountList>
        {offersPasskeys && <AddPasskey />}
      </AccountSection>
      <AccountSection id="geraete" title={t('devices.title')} text={t('devices.text')}>
        <AccountDevices devices={devices} action={action} />
      </AccountSection>
      <AccountSection id="groesse" title={t('height.title')} text={t('height.text')}>
        <AccountHeight stored={height} action={action} isWrong={isHeightWrong} />
      </AccountSection>
      <AccountSection id="daten" title={t('data.title')} text={t('data.text')}>
        <AccountList>
          <AccountRow>
            <Icon name="document" small />
            <GoLink href={href('accountData', {}, locale)}>{t('data.read')}</GoLink>
          </AccountRow>
          <AccountRow>
            <Icon name="download" small />
            <TextLink href={href('accountExport', {}, locale)} reload>
              {t('data.json')}
            </TextLink>
          </AccountRow>
          <AccountRow>
            <Icon name="trash" small />
            <GoLink href={href('accountErase', {}, locale)}>{t('data.erase')}</GoLink>
          </AccountRow>
        </AccountList>
      </AccountSection>
    </Container>
  );
}

/** A way to sign in. */
function WayRow({ icon, name, text }: { icon: IconName; name: string; text: string }) {
  return (
    <AccountRow>
      <Icon name={icon} small />
      <p>
        <span className="font-medium">{name}</span>
        <span className="block break-words text-small text-ink-2">{text}</span>
      </p>
    </AccountRow>
  );
}

interface AccountSectionProps {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

function AccountSection({ id, title, text, children }: AccountSectionProps) {
  return (
    <section aria-labelledby={id} className="pt-14">
      <Split columns="4/8">
        <div>
          <h2 id={id} className="text-h2">
            {title}
          </h2>
          <p className="mt-1 text-small text-ink-2">{text}</p>
        </div>
        <div>{children}</div>
      </Split>
    </section>
  );
}
