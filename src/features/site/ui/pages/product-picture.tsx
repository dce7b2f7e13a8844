type Props = {
  /** Its file under /pictures, made by scripts/take-screenshots.ts. */
  name: string
  shows: string
  isFirst?: boolean
}

/** The product as it is. */
export const ProductPicture = ({ name, shows, isFirst = false }: Props) => (
  <figure className="pub sp-picture">
    <img
      src={`/pictures/${name}.webp`}
      alt={shows}
      width={1920}
      height={1200}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
    <figcaption className="meta">The product as it is, with sample people.</figcaption>
  </figure>
)
