import { pictureWidths } from '../../picture-widths.ts'
import './site-pages.css'

type Props = {
  /** Its files under /pictures, made by scripts/take-screenshots.ts. */
  name: string
  shows: string
  isFirst?: boolean
}

/** A screenshot of the product. */
export const ProductPicture = ({ name, shows, isFirst = false }: Props) => (
  <figure className="pub sp-picture">
    <img
      // as wide as the layout allows; placed before `src`, which browsers would otherwise load first
      sizes="(max-width: 900px) calc(100vw - 2.5rem), min(100vw - 4rem, 76rem)"
      srcSet={pictureWidths.map((width) => `/pictures/${name}-${width}.webp ${width}w`).join(', ')}
      src={`/pictures/${name}-${pictureWidths[0]}.webp`}
      alt={shows}
      width={1920}
      height={1200}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
    <figcaption className="meta">The product with sample data.</figcaption>
  </figure>
)
