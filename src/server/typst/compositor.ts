import { join } from 'node:path'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { findMissing } from './find-missing.ts'
import { fontFolders } from './fonts.ts'
import { splitPages } from './split-pages.ts'
import type { TypesetJob, TypesetResult } from './typeset-job.ts'

/** Maximum number of pages of a resume or a letter. */
const MAX_PAGES = 40
const SCALE_STEP = 0.01
/** Cached results that the last compilations, this many, did not use are dropped. */
const KEEP_FOR = 3

export class TooLong extends Error {}

/** Compiles jobs one after another, in the calling thread. */
export class Compositor {
  readonly #compilers = new Map<string, NodeCompiler>()

  /** Typesets one document. Call `rest` afterwards, when no request waits. */
  set(job: TypesetJob): TypesetResult {
    const compiler = this.#compilerOf(job.folder)
    const { data, families, missing } = findMissing(job.data, String(job.data.font))
    const compileAt = (scale: number) => compile(compiler, job, { ...data, families, scale, attachments })
    const attachments = job.attachments ?? []
    const { document, scale } = fitToPage(compileAt, job.minScale)
    if (document.numOfPages > MAX_PAGES) throw new TooLong()
    const marks = compiler.query(document, { selector: '<mark>', field: 'value' }) as unknown[]
    const isPdf = job.output === 'pdf'
    return {
      pages: isPdf ? [] : splitPages(compiler.plainSvg(document)),
      pdf: isPdf ? compiler.pdf(document, { pdfStandard: 'ua-1' }) : null,
      pageCount: document.numOfPages,
      marks,
      missing,
      scale,
    }
  }

  /** Drops cached results that the last few compilations did not use. */
  rest(): void {
    for (const compiler of this.#compilers.values()) compiler.evictCache(KEEP_FOR)
  }

  #compilerOf(folder: string): NodeCompiler {
    const known = this.#compilers.get(folder)
    if (known) return known
    const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: fontFolders() }] })
    this.#compilers.set(folder, compiler)
    return compiler
  }
}

function compile(compiler: NodeCompiler, job: TypesetJob, data: object): NodeTypstDocument {
  compiler.mapShadow(join(job.folder, 'job.json'), Buffer.from(JSON.stringify(data)))
  if (job.picture) compiler.mapShadow(join(job.folder, 'picture.jpg'), Buffer.from(job.picture))
  const compiled = compiler.compile({ mainFilePath: join(job.folder, job.main) })
  if (compiled.result) return compiled.result
  const error = compiled.takeError()
  throw new Error(`template ${job.main}: ${error && JSON.stringify(compiler.fetchDiagnostics(error)).slice(0, 1000)}`)
}

/** The largest scale at which the document fits on one page; its full size if none does. */
function fitToPage(
  compileAt: (scale: number) => NodeTypstDocument,
  least = 1,
): { document: NodeTypstDocument; scale: number } {
  const full = compileAt(1)
  if (full.numOfPages <= 1 || least >= 1) return { document: full, scale: 1 }
  let best = { document: compileAt(least), scale: least }
  if (best.document.numOfPages > 1) return { document: full, scale: 1 }
  let [low, high] = [Math.round(least / SCALE_STEP), Math.round(1 / SCALE_STEP)]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    const scale = middle * SCALE_STEP
    const document = compileAt(scale)
    if (document.numOfPages > 1) high = middle
    else {
      low = middle
      best = { document, scale }
    }
  }
  return best
}
