import type { Administrator } from '~/modules/organizations/administrator.server.ts';
import type { CodeProblem, TypedCode } from '~/modules/organizations/admin.ts';
import { createCode } from '~/modules/organizations/admin.server.ts';
import { organizationCodeForm } from '~/modules/organizations/organizations.schema.server.ts';
import { parseForm } from '~/platform/parse-form.server.ts';

/** A code that could not be made: the form shows it again. */
export interface WrongCode {
  kind: 'wrong-code';
  typed: TypedCode;
  problem: CodeProblem;
}

/** Makes the code that the administrator's form asks for. */
export async function actOnCodes(
  { organization }: Administrator,
  form: FormData,
): Promise<{ kind: 'done'; code: string } | WrongCode> {
  const parsed = parseForm(form, organizationCodeForm);
  const typed: TypedCode = parsed.ok ? parsed.value : organizationCodeForm.parse({});
  const made = await createCode(organization, typed);
  return 'code' in made ? { kind: 'done', code: made.code } : { kind: 'wrong-code', typed, problem: made.problem };
}
