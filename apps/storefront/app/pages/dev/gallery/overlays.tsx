import { useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { TextField } from '~/ui/field.tsx';
import { LiveNotification } from '~/ui/live-notification.tsx';
import { Drawer, Modal, SplitModalBody } from '~/ui/overlay.tsx';
import { TickList } from '~/ui/spec-table.tsx';
import { LoadingOverlay, Spinner } from '~/ui/spinner.tsx';
import { Toast } from '~/ui/toast.tsx';
import { Chapter, Sample } from './chapter.tsx';
import type { GalleryPictures } from './samples.ts';

type Shown = 'modal' | 'login' | 'drawer' | 'loading' | 'notice' | null;

export function Overlays({ pictures }: { pictures: GalleryPictures }) {
  const [shown, setShown] = useState<Shown>(null);
  const close = () => setShown(null);
  return (
    <Chapter title="Meldungen und Fenster">
      <Sample wide state="Toast, 6 s, unten links; auf dem Telefon über der Kaufleiste">
        <div className="flex">
          <Toast
            message={{
              text: 'Limmat 5 ist auf deiner Wunschliste.',
              action: { label: 'Ansehen', href: '#wunschliste' },
            }}
            closeLabel="Schliessen"
            onClose={() => undefined}
          />
        </div>
      </Sample>
      <Sample wide state="Live-Meldung: die Linie läuft in 7 s ab">
        <LiveNotification
          title="Noch 4 Limmat 5 an Lager, Lieferung am 4. Dezember."
          href="#limmat"
          picture={pictures.bikes[0]}
          callToAction="Ansehen"
          closeLabel="Schliessen"
          onClose={() => undefined}
        />
        <div>
          <Button variant="quiet" onClick={() => setShown('notice')}>
            Live-Meldung zeigen
          </Button>
        </div>
      </Sample>
      <Sample state="wartet: nach 1.5 s, Sätze alle 2 s">
        <Spinner
          immediate
          label="Wird geladen"
          messages={['Wir suchen passende Bikes.', 'Wir rechnen deine Rate.', 'Gleich so weit.']}
        />
      </Sample>
      <Sample wide state="Fenster; von unten auf dem Telefon">
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" onClick={() => setShown('modal')}>
            Frage
          </Button>
          <Button variant="quiet" onClick={() => setShown('login')}>
            Anmelden
          </Button>
          <Button variant="quiet" onClick={() => setShown('drawer')}>
            Warenkorb
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              setShown('loading');
              window.setTimeout(close, 5000);
            }}
          >
            Laden
          </Button>
        </div>
      </Sample>
      <Modal
        id="g-modal"
        open={shown === 'modal'}
        onClose={close}
        title="Warenkorb leeren?"
        closeLabel="Schliessen"
        footer={
          <Button wide onClick={close}>
            Leeren
          </Button>
        }
      >
        <p>Dein Plan und die Angaben bleiben gespeichert.</p>
      </Modal>
      <Modal
        id="g-login"
        wide
        hideTitle
        open={shown === 'login'}
        onClose={close}
        title="Anmelden"
        closeLabel="Schliessen"
      >
        <SplitModalBody
          aside={
            <>
              <p className="text-micro text-ink-2">Ein Angebot von</p>
              <p className="mb-6 mt-1 text-h3">Kanton Musterwil</p>
              <TickList items={['10 % auf alle E-Bikes, auch in Aktion', 'Raten bis 48 Monate, 0 % Zins']} />
            </>
          }
        >
          <p className="text-h2">Willkommen, Team Musterwil</p>
          <p className="mb-6 mt-2 text-ink-2">Melde dich mit deiner Arbeits-E-Mail an, dann siehst du deine Preise.</p>
          <TextField id="g-login-mail" label="Arbeits-E-Mail" type="email" autoComplete="email" />
          <div className="mt-4">
            <Button wide>Link per E-Mail erhalten</Button>
          </div>
        </SplitModalBody>
      </Modal>
      <Drawer
        id="g-drawer"
        open={shown === 'drawer'}
        onClose={close}
        title="Warenkorb"
        closeLabel="Schliessen"
        footer={<Button wide>Zum Plan</Button>}
      >
        <p>Allegro Limmat 5, Nebelgrau, Grösse M</p>
      </Drawer>
      {shown === 'loading' && (
        <LoadingOverlay label="Wird geladen" messages={['Wir holen die Bikes.', 'Gleich so weit.']} />
      )}
      {shown === 'notice' && (
        <div className="toaster">
          <LiveNotification
            title="Neu: Occasionen ab CHF 90 im Monat."
            href="#occasion"
            closeLabel="Schliessen"
            onClose={close}
          />
        </div>
      )}
    </Chapter>
  );
}
