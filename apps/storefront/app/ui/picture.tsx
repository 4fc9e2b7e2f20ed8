export type PictureSource = {
  src: string;
  /** Intrinsic size in px; always given, so that nothing moves when the picture arrives. */
  width: number;
  height: number;
  /** Empty for a picture that only repeats the words beside it. */
  alt: string;
  /** Widths of the same picture for `srcset`. */
  srcSet?: string;
  sizes?: string;
  /** The same picture in smaller formats, best first. */
  formats?: { type: string; srcSet: string }[];
};

type PictureProps = {
  picture: PictureSource;
  /** The picture the page is judged by: loaded at once and first. All others wait until they are near. */
  priority?: boolean;
  className?: string;
};

/**
 * A picture with its size. Pictures below the fold are lazy: the browser starts them ahead of the view by its own
 * margin, which is never less than the 200 px that the shop promises (spec §9).
 */
export function Picture({ picture, priority, className }: PictureProps) {
  const { src, width, height, alt, srcSet, sizes, formats } = picture;
  // React 18 knows the attribute only in its HTML spelling.
  const loading = priority ? { fetchpriority: 'high' } : { loading: 'lazy' as const };
  const image = (
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      className={className}
      {...loading}
    />
  );
  if (!formats?.length) return image;
  return (
    <picture className="contents">
      {formats.map((format) => (
        <source key={format.type} type={format.type} srcSet={format.srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
