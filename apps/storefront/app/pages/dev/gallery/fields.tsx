import { Checkbox, Radio, RadioOption, Radios } from '~/ui/choice.tsx';
import { PhoneField, SelectField, TextareaField, TextField } from '~/ui/field.tsx';
import { FormError, Note } from '~/ui/form-message.tsx';
import { SearchForm } from '~/ui/search-form.tsx';
import { RuledSection } from '~/ui/layout.tsx';
import { TextLink } from '~/ui/link.tsx';
import { SwitchRow } from '~/ui/switch.tsx';
import { Chapter, Sample } from './chapter.tsx';

const PREFIXES = [
  { value: '+41', label: '+41' },
  { value: '+49', label: '+49' },
  { value: '+33', label: '+33' },
];

export function Fields() {
  return (
    <>
      <Chapter title="Felder">
        <TextField id="g-mail" label="E-Mail" type="email" autoComplete="email" defaultValue="lea.muster@bluewin.ch" />
        <TextField id="g-empty" label="Vorname" placeholder="Lea" help="Wie auf dem Ausweis." />
        <TextField
          id="g-wrong"
          label="E-Mail"
          defaultValue="lea.muster"
          errors={['Diese E-Mail ist nicht vollständig.']}
        />
        <TextField id="g-zip" label="PLZ" inputMode="numeric" defaultValue="8002" good="Zürich" />
        <SelectField id="g-country" label="Land" options={[{ value: 'CH', label: 'Schweiz' }]} defaultValue="CH" />
        <PhoneField
          id="g-phone"
          label="Mobile"
          prefixes={PREFIXES}
          prefixName="prefix"
          prefixLabel="Vorwahl"
          defaultValue="79 000 00 00"
          help="Nur für die Lieferung."
        />
        <TextField id="g-off" label="Plan" disabled defaultValue="48 Monate" help="Für Occasionen bis 12 Monate." />
        <TextField id="g-unit" label="Körpergrösse" inputMode="numeric" suffix="cm" defaultValue="172" />
        <Sample wide>
          <TextareaField
            id="g-text"
            label="Deine Frage"
            placeholder="Zum Beispiel: Passt ein Kindersitz auf den Träger?"
          />
        </Sample>
        <Sample>
          <Checkbox id="g-open">Offen</Checkbox>
          <Checkbox id="g-on" defaultChecked>
            Ich stimme gemäss <TextLink href="#datenschutz">Datenschutz</TextLink> zu.
          </Checkbox>
          <Checkbox id="g-locked" disabled>
            Gesperrt
          </Checkbox>
          <Checkbox id="g-missing" errors={['Bitte bestätige die AGB.']}>
            AGB gelesen
          </Checkbox>
        </Sample>
        <Sample>
          <Radios id="g-lang" legend="Sprache der Beratung" inline>
            <Radio name="g-lang" value="de" defaultChecked>
              Deutsch
            </Radio>
            <Radio name="g-lang" value="fr">
              Französisch
            </Radio>
          </Radios>
          <SearchForm
            id="g-search"
            action="#"
            name="suchen"
            label="Bike, Marke, Zubehör"
            submitLabel="Suchen"
            outlined
          />
        </Sample>
        <Sample wide>
          <Radios id="g-insurance" legend="Versicherung">
            <RadioOption name="g-insurance" value="none" title="Ohne Versicherung" defaultChecked />
            <RadioOption
              name="g-insurance"
              value="full"
              title="Diebstahl und Schaden"
              price="CHF 345 / Jahr"
              text="Jährlich verrechnet, ändert deine Monatsrate nicht."
            />
            <RadioOption
              name="g-insurance"
              value="off"
              title="Vollkasko"
              text="Für Occasionen nicht erhältlich."
              disabled
            />
          </Radios>
        </Sample>
        <Sample wide state="Schalter: aus, an, fest">
          <ul className="switch-rows">
            <SwitchRow id="g-switch-off" title="Statistik" text="Welche Seiten besucht werden, ohne Namen." />
            <SwitchRow id="g-switch-on" title="Preis gesunken" defaultChecked />
            <SwitchRow id="g-switch-fixed" title="Nötig" text="Warenkorb und Anmeldung." fixed="immer" />
          </ul>
        </Sample>
        <Sample state="Teil eines Formulars">
          <RuledSection>
            <h3 className="text-h3">Wer bist du?</h3>
            <TextField id="g-first" label="Vorname" />
          </RuledSection>
        </Sample>
        <Sample wide>
          <FormError
            title="Zwei Angaben fehlen noch."
            items={[
              { message: 'Diese E-Mail ist nicht vollständig.', fieldId: 'g-wrong' },
              { message: 'Bitte bestätige die AGB.', fieldId: 'g-missing' },
            ]}
          />
          <Note kind="wait" icon="offline">
            Du bist offline. Der Warenkorb bleibt, Preise prüfen wir danach neu.
          </Note>
          <Note kind="good">Gespeichert. Wir melden uns bis morgen Mittag.</Note>
          <Note>Noch nichts ist verbindlich. Du bestätigst erst im dritten Schritt.</Note>
        </Sample>
      </Chapter>
    </>
  );
}
