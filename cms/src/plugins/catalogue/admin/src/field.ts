import type * as React from 'react';

/** What Strapi hands to the input of a custom field. */
export interface FieldProps {
  name: string;
  label?: React.ReactNode;
  hint?: React.ReactNode;
  labelAction?: React.ReactNode;
  required?: boolean;
  disabled?: boolean;
}
