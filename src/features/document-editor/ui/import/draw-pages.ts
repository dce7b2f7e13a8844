import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url&no-inline'

/** A page as an image with a `blob:` URL. The caller must revoke the URL. */
export type PagePicture = { url: string; width: number; height: number }

/** The maximum number of drawn pages. Resumes are shorter, and each page needs memory. */
export const MAX_PAGES = 12
/** The width of an image in pixels: twice the width that a page has next to the form. */
const WIDTH = 900
/** The maximum height of an image, for long pages. */
const MAX_HEIGHT = 4000

// fonts and character maps that a PDF may not contain, by file name
const files = {
  ...import.meta.glob<string>('/node_modules/pdfjs-dist/cmaps/*.bcmap', { query: '?url&no-inline', import: 'default' }),
  ...import.meta.glob<string>('/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
    query: '?url&no-inline',
    import: 'default',
  }),
}
const byName = new Map(Object.entries(files).map(([path, load]) => [path.split('/').at(-1), load]))

/** Loads the files that the library needs, by name, from this product's own files. */
class OwnFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const load = byName.get(filename)
    if (!load) throw new Error(`no file ${filename}`)
    return new Uint8Array(await (await fetch(await load())).arrayBuffer())
  }
}

/** Draws the first `MAX_PAGES` pages of a PDF, one after the other. Rejects a damaged or locked file. */
export async function* drawPages(data: Uint8Array, signal: AbortSignal): AsyncGenerator<PagePicture & { of: number }> {
  GlobalWorkerOptions.workerSrc = workerUrl
  const loading = getDocument({ data, BinaryDataFactory: OwnFiles, useWorkerFetch: false, useWasm: false })
  try {
    const pdf = await loading.promise
    for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number += 1) {
      if (signal.aborted) return
      const page = await pdf.getPage(number)
      const fullViewport = page.getViewport({ scale: 1 })
      const viewport = page.getViewport({
        scale: Math.min(WIDTH / fullViewport.width, MAX_HEIGHT / fullViewport.height),
      })
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
