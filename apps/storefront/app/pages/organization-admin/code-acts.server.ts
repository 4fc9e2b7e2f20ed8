import type { Administrator } from '~/modules/organizations/administrator.server.ts';
import type { CodeProblem, TypedCode } from '~/modules/organizations/desk.ts';
import { makeCode } from '~/modules/organizations/desk.server.ts';
import { fieldReader } from '~/platform/form-body.server.ts';

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
  const text = fieldReader(form, 60);
  const unit = text('unit') === 'francs' ? 'francs' : 'percent';
  const typed: TypedCode = { code: text('code'), value: text('value'), unit, uses: text('uses'), until: text('until') };
  const made = await makeCode(organization, typed);
  return 'code' in made ? { kind: 'done', code: made.code } : { kind: 'wrong-code', typed, problem: made.problem };
}
