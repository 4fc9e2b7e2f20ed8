/** Room for a card of a product. Goes into `ProductGrid`. */
export function SkeletonCard() {
  return (
    <li className="card" aria-hidden="true">
      <div className="card-pic" />
      <div className="skeleton mt-4 h-5 w-[70%]" />
      <div className="skeleton mt-2 h-4 w-[50%]" />
      <div className="skeleton mt-3 h-8 w-[60%]" />
      <div className="skeleton mt-2 h-4 w-[80%]" />
    </li>
  );
}
