import { describe, expect, it } from 'vitest';
import { formFieldNames, formKinds, formName } from './forms.ts';
import { parseFormBody } from './forms.schema.server.ts';

/** Spec §3: Marketing form payload, Service ticket, Return ticket. */
const named = `email firstname lastname questions phoneNumber phone 0-2/phone recommendation_link abandoned_cart_link
  requested_bike_brand requested_bike_deadline requested_bike_model language_selected service_ticket_info_confirmed
  TICKET.hs_ticket_category TICKET.e_bike_model TICKET.subject TICKET.content TICKET.hs_file_upload TICKET.return_reason
  TICKET.current_km TICKET.picture_of_display TICKET.picture_right_side TICKET.picture_left_side`;

describe('the payload of a form', () => {
  it('has the field names of the specification, and no others', () => {
    expect([...formFieldNames].sort()).toEqual(named.split(/\s+/).sort());
    for (const name of formFieldNames) {
      const body = { fields: [{ name, value: 'a' }], context: { pageUri: 'https://www.velory.example/x' } };
      expect(parseFormBody(body)).toEqual({ body });
    }
    expect(parseFormBody({ fields: [{ name: 'password', value: 'a' }] }).body).toBeUndefined();
  });

  it('is of one of eight types, each in each language', () => {
    expect(formKinds).toHaveLength(8);
    expect(formName('phone-call', 'fr')).toBe('phone-call-fr');
  });

  it.each([
    ['no fields', { fields: [] }],
    ['a page that is none', { fields: [{ name: 'email', value: 'a' }], context: { pageUri: 'javascript:alert(1)' } }],
    ['two lines where there is one', { fields: [{ name: 'email', value: 'a\nb' }] }],
    ['a name with a link', { fields: [{ name: 'firstname', value: 'www.boese.example' }] }],
  ])('is refused with %s', (_what, body) => expect(parseFormBody(body).body).toBeUndefined());
});
