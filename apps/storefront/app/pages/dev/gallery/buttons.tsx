import { Button, IconButton, LinkButton } from '~/ui/button.tsx';
import { Icon, type IconName } from '~/ui/icon.tsx';
import icons from '~/ui/icons/icons.json';
import { GoLink, TextLink } from '~/ui/link.tsx';
import { Logo } from '~/ui/logo.tsx';
import { Chapter, Sample } from './chapter.tsx';

const names = Object.keys(icons).filter((name): name is IconName => name in icons);

export function Buttons() {
  return (
    <>
      <Chapter title="Knöpfe und Links">
        <Sample state="primär">
          <div>
            <Button>In den Warenkorb</Button>
          </div>
        </Sample>
        <Sample state="gesperrt, mit Grund">
          <div>
            <Button disabledReason="Wähle zuerst eine Grösse.">In den Warenkorb</Button>
          </div>
        </Sample>
        <Sample state="lädt, Breite bleibt">
          <div>
            <Button loading="Wird hinzugefügt">In den Warenkorb</Button>
          </div>
        </Sample>
        <Sample state="klein">
          <div>
            <Button small>Ansehen</Button>
          </div>
        </Sample>
        <Sample state="sekundär">
          <div>
            <LinkButton href="#quiz" variant="secondary">
              Bike-Quiz
            </LinkButton>
          </div>
        </Sample>
        <Sample state="ruhig">
          <div>
            <Button variant="quiet" icon="chat">
              Schreiben
            </Button>
          </div>
        </Sample>
        <Sample state="Tinte, auf Gelb">
          <div className="bg-offer p-4">
            <LinkButton href="#angebot" variant="ink">
              Zum Angebot
            </LinkButton>
          </div>
        </Sample>
        <Sample state="Textlink, Textlink mit Ziel">
          <p>
            Mehr in den <TextLink href="#fragen">häufigen Fragen</TextLink>.
          </p>
          <GoLink href="#alle">Alle ansehen</GoLink>
          <GoLink href="#pdf" iconStart="download">
            Datenblatt als PDF
          </GoLink>
        </Sample>
        <Sample state="Wunschliste und Vergleich: aus, an">
          <div className="flex w-max bg-mist">
            <IconButton icon="heart" label="Limmat 5 auf die Wunschliste" pressed={false} />
            <IconButton icon="heart" label="Limmat 5 auf der Wunschliste" pressed />
            <IconButton icon="compare" label="Limmat 5 vergleichen" pressed={false} />
            <IconButton icon="compare" label="Limmat 5 im Vergleich" pressed />
          </div>
        </Sample>
        <Sample state="Marke">
          <Logo label="Velory" />
        </Sample>
      </Chapter>
      <Chapter title="Zeichen" columns={1}>
        <div className="flex flex-wrap gap-5">
          {names.map((name) => (
            <span key={name} title={name}>
              <Icon name={name} />
            </span>
          ))}
        </div>
      </Chapter>
    </>
  );
}
