import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Checkbox, Radios } from './choice.tsx';
import { PhoneField, SelectField, TextField } from './field.tsx';
import { fieldAria } from './field-aria.ts';

/** Value of an attribute of the first tag that carries it after `from`. */
const attribute = (html: string, tag: string, name: string) =>
  new RegExp(`<${tag}[^>]*\\s${name}="([^"]*)"`).exec(html)?.[1];

describe('fieldAria', () => {
  it('says nothing when there is nothing to say', () => {
    expect(fieldAria({ id: 'a' })).toEqual({ 'aria-describedby': undefined, 'aria-invalid': undefined });
  });

  it('names the errors before the help, and each id once', () => {
    const aria = fieldAria({ id: 'a', help: 'x', errors: ['y'], describedBy: 'a-error other a-description' });
    expect(aria).toEqual({ 'aria-describedby': 'a-error a-description other', 'aria-invalid': true });
  });

  it('drops the id of an error that is not shown', () => {
    expect(fieldAria({ id: 'a', errors: [], describedBy: 'a-error' })['aria-describedby']).toBeUndefined();
  });

  it('does not point at the good word of a field that is wrong', () => {
    expect(fieldAria({ id: 'a', good: 'Zürich', errors: ['y'] })['aria-describedby']).toBe('a-error');
  });
});

describe('TextField', () => {
  it('ties label, control, help and errors together', () => {
    const html = renderToStaticMarkup(
      <TextField id="mail" name="mail" label="E-Mail" help="Für den Link." errors={['Nicht vollständig.']} required />,
    );
    expect(attribute(html, 'label', 'for')).toBe('mail');
    expect(attribute(html, 'input', 'id')).toBe('mail');
    expect(attribute(html, 'input', 'aria-invalid')).toBe('true');
    const ids = attribute(html, 'input', 'aria-describedby')?.split(' ') ?? [];
    expect(ids).toHaveLength(2);
    for (const id of ids) expect(html).toContain(`<span id="${id}"`);
    expect(html).toContain('required=""');
  });

  it('passes constraints and the default value on to the control', () => {
    const html = renderToStaticMarkup(
      <TextField id="zip" label="PLZ" pattern="[1-9][0-9]{3}" maxLength={4} defaultValue="8002" suffix="CH" />,
    );
    expect(attribute(html, 'input', 'pattern')).toBe('[1-9][0-9]{3}');
    expect(attribute(html, 'input', 'maxLength')).toBe('4');
    expect(attribute(html, 'input', 'value')).toBe('8002');
  });

  it('shows the good word in place of the help', () => {
    const html = renderToStaticMarkup(<TextField id="zip" label="PLZ" help="Vier Ziffern." good="Zürich" />);
    expect(html).toContain('Zürich');
    expect(html).not.toContain('Vier Ziffern.');
  });
});

describe('other controls', () => {
  it('begins a select with its placeholder', () => {
    const html = renderToStaticMarkup(
      <SelectField id="land" label="Land" placeholder="Bitte wählen" options={[{ value: 'CH', label: 'Schweiz' }]} />,
    );
    expect(html).toMatch(/<option value="">Bitte wählen<\/option><option value="CH">/);
  });

  it('sends the only prefix of a phone number without a choice', () => {
    const html = renderToStaticMarkup(
      <PhoneField
        id="tel"
        label="Mobile"
        prefixName="vorwahl"
        prefixLabel="Vorwahl"
        prefixes={[{ value: '+41', label: '+41' }]}
      />,
    );
    expect(html).toContain('<input type="hidden" name="vorwahl" value="+41"/>');
    expect(html).not.toContain('<select');
  });

  it('ties an error to its checkbox and to its group', () => {
    const box = renderToStaticMarkup(
      <Checkbox id="agb" errors={['Bitte bestätigen.']}>
        AGB
      </Checkbox>,
    );
    expect(attribute(box, 'input', 'aria-describedby')).toBe('agb-error');
    expect(box).toContain('<span id="agb-error"');
    const group = renderToStaticMarkup(
      <Radios id="anrede" legend="Anrede" errors={['Bitte wählen.']}>
        x
      </Radios>,
    );
    expect(attribute(group, 'fieldset', 'aria-describedby')).toBe('anrede-error');
  });
});
