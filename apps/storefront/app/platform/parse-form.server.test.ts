import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldErrors, formFrom, parseForm } from './parse-form.server.ts';
import { typedEmail } from './typed-email.server.ts';
import { optionalLine, typedName } from './typed-text.server.ts';

const schema = z.object({
  name: typedName(10, { required: 'required', tooLong: 'long', characters: 'characters' }),
  email: typedEmail({ required: 'required', invalid: 'email' }),
  note: optionalLine(20).default(''),
  stars: z.number().int().max(5).optional(),
  agreed: z.boolean(),
  marks: z.array(z.enum(['left', 'right'])).default([]),
});

const good = { name: ' Lea ', email: 'lea@Zürich.example', agreed: 'on' };

const sent = (fields: Record<string, string | undefined>, more: (form: FormData) => void = () => undefined) => {
  const form = formFrom(fields);
  more(form);
  return parseForm(form, schema);
};

describe('a form that was sent', () => {
  it('is read by its schema: trimmed, converted, with what was left empty', () => {
    const parsed = sent({ ...good, note: '', stars: '4' }, (form) => form.append('marks', 'left'));
    expect(parsed.ok && parsed.value).toEqual({
      name: 'Lea',
      email: 'lea@xn--zrich-kva.example',
      note: '',
      stars: 4,
      agreed: true,
      marks: ['left'],
    });
  });

  it('comes back as it was typed, with the first code of each field', () => {
    const parsed = sent({ name: 'L'.repeat(11), email: 'lea@', stars: 'many' });
    if (parsed.ok) throw new Error('expected a refusal');
    expect(fieldErrors(parsed.reply)).toEqual({ name: 'long', email: 'email', stars: 'invalid', agreed: 'required' });
    expect(parsed.reply.initialValue).toEqual({ name: 'L'.repeat(11), email: 'lea@', stars: 'many' });
  });

  it('has nothing in a field of invisible characters', () => {
    const parsed = sent({ ...good, name: '\u200b\u2060' });
    expect(!parsed.ok && fieldErrors(parsed.reply)).toEqual({ name: 'required' });
  });

  it('is refused with what a use case knows, and keeps what was typed', () => {
    const parsed = sent(good);
    const reply = parsed.ok ? parsed.refuse({ form: 'too-many' }) : undefined;
    expect(reply).toMatchObject({ status: 'error', error: { '': ['too-many'] }, initialValue: { name: ' Lea ' } });
  });

  it('takes a list and a file only where one is expected', () => {
    const twice = sent(good, (form) => form.append('name', 'Eva'));
    expect(!twice.ok && Object.keys(fieldErrors(twice.reply))).toEqual(['name']);
    expect(!twice.ok && twice.reply.initialValue).toMatchObject({ name: 'Eva', email: good.email });
    const file = sent(good, (form) => form.set('note', new File(['x'], 'x.png')));
    expect(!file.ok && Object.keys(fieldErrors(file.reply))).toEqual(['note']);
  });

  it('has no names that make objects, commands or what every object has', () => {
    const names = ['__intent__', '__state__', '__proto__', 'constructor', 'toString', 'note.a', 'marks[99999999]'];
    const parsed = sent({ ...good, ...Object.fromEntries(names.map((name) => [name, '{'])), name: '' });
    expect(!parsed.ok && parsed.reply.initialValue).toEqual({ email: good.email, agreed: 'on' });
  });
});
