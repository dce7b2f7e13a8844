import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url&no-inline'

/** A page as a picture at a `blob:` address, which the caller revokes. */
export type PagePicture = { url: string; width: number; height: number }

/** Pages that are drawn; a resume has fewer, and each needs memory. */
export const MAX_PAGES = 12
/** The width of a picture, in pixels: twice what the page has beside the form. */
const WIDTH = 900
/** The height of a picture of a long page, at most. */
const MAX_HEIGHT = 4000

// fonts and character maps that a PDF may leave out, by file name
const files = {
  ...import.meta.glob<string>('/node_modules/pdfjs-dist/cmaps/*.bcmap', { query: '?url&no-inline', import: 'default' }),
  ...import.meta.glob<string>('/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
    query: '?url&no-inline',
    import: 'default',
  }),
}
const byName = new Map(Object.entries(files).map(([path, load]) => [path.split('/').at(-1), load]))

/** Gives the library its files by name, each as a file of this product. */
class OwnFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const load = byName.get(filename)
    if (!load) throw new Error(`no file ${filename}`)
    return new Uint8Array(await (await fetch(await load())).arrayBuffer())
  }
}

/** Draws the pages of a PDF one after the other, the first `MAX_PAGES` of them; rejects a damaged or locked file. */
export async function* drawPages(data: Uint8Array, signal: AbortSignal): AsyncGenerator<PagePicture & { of: number }> {
  GlobalWorkerOptions.workerSrc = workerUrl
  const loading = getDocument({ data, BinaryDataFactory: OwnFiles, useWorkerFetch: false, useWasm: false })
  try {
    const pdf = await loading.promise
    for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number += 1) {
      if (signal.aborted) return
      const page = await pdf.getPage(number)
      const whole = page.getViewport({ scale: 1 })
      const viewport = page.getViewport({ scale: Math.min(WIDTH / whole.width, MAX_HEIGHT / whole.height) })
      const canvas = document.createElement('canvas')
      const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)]
      Object.assign(canvas, { width, height })
      await page.render({ canvas, viewport }).promise
      const url = await addressOf(canvas)
      page.cleanup()
      yield { url, width, height, of: pdf.numPages }
    }
  } finally {
    await loading.destroy()
  }
}

async function addressOf(canvas: HTMLCanvasElement): Promise<string> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  canvas.width = 0
  if (!blob) throw new Error('a page was not drawn')
  return URL.createObjectURL(blob)
}
