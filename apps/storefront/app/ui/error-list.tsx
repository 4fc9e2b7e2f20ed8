export function ErrorList({ id, errors }: { id: string; errors?: readonly string[] }) {
  if (!errors?.length) return null;
  return (
    <span id={id} className="field-error">
      {errors.map((error) => (
        <span key={error} className="block">
          {error}
        </span>
      ))}
    </span>
  );
}
