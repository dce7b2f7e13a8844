import { readFile, writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'

// node scripts/make-icons.ts: creates every icon of the installed product from the brand's own drawings in public/brand.
const brand = new URL('../public/brand/', import.meta.url)
const PINE = '#0a3f33'

const tile = await readFile(new URL('favicon.svg', brand))
const paint = (size: number) => sharp(tile, { density: (72 * size) / 32 }).resize(size, size)
const writeIcon = async (name: string, picture: Sharp) =>
  writeFile(new URL(name, brand), await picture.png({ compressionLevel: 9, palette: true }).toBuffer())

await writeIcon('icon-192.png', paint(192))
await writeIcon('icon-512.png', paint(512))
// operating systems cut this icon to their own shape, so the tile fills the square, and the mark stays within the middle four fifths
await writeIcon('icon-maskable-512.png', fullBleed(512))
await writeIcon('apple-touch-icon.png', fullBleed(180))

function fullBleed(size: number): Sharp {
  const mark = tile.toString().replace(/<rect[^>]*>/, `<rect width="32" height="32" fill="${PINE}"/>`)
  return sharp(Buffer.from(mark), { density: (72 * size) / 32 })
    .resize(size, size)
    .flatten({ background: PINE })
}
