import { describe, expect, it } from 'vitest';
import { footBarOf } from './foot-bar.ts';

const listing = { isTaken: false, isComparing: false, hasOrganizationBar: false, hasQuizBar: true };

describe('The bar at the foot of the window', () => {
  it('leads to the quiz where many bikes are looked through', () => {
    expect(footBarOf(listing)).toBe('quiz');
  });

  it("is a partner's own in its shop", () => {
    expect(footBarOf({ ...listing, hasOrganizationBar: true })).toBe('organization');
  });

  it('is the tray while bikes are compared', () => {
    expect(footBarOf({ ...listing, hasOrganizationBar: true, isComparing: true })).toBe('comparison');
  });

  it('is none of these where the page has one itself', () => {
    expect(footBarOf({ isTaken: true, isComparing: true, hasOrganizationBar: true, hasQuizBar: true })).toBeUndefined();
  });

  it('is none on other pages', () => {
    expect(footBarOf({ ...listing, hasQuizBar: false })).toBeUndefined();
  });
});
