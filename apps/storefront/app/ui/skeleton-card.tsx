export function SkeletonCard() {
  return (
    <li className="card" aria-hidden="true">
      <div className="card-pic" />
      <div className="skeleton mt-4 h-5 w-[70%]" />
      <div className="skeleton mt-2 h-4 w-1/2" />
      <div className="skeleton mt-3 h-8 w-3/5" />
      <div className="skeleton mt-2 h-4 w-4/5" />
    </li>
  );
}
